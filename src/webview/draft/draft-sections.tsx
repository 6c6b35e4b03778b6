import type { JSX } from 'preact';
import type { SessionCommand } from '../../agents/engine/commands';
import type { CommentView, DraftView, Streaming } from '../../agents/view/session-view';
import { LiveRegion } from '../ui/live-region';
import { t } from '../ui/strings';
import { AddStatement } from './add-statement';
import { useDraftEdits, type BegunWords } from './draft-edits';
import { OpenComments } from './open-comments';
import { PutAside } from './put-aside';
import { Terms } from './terms';
import { StatementLine, type StatementLineProps } from './statement-line';
import { Coded } from '../ui/coded';

interface DraftSectionsProps extends Omit<StatementLineProps, 'statement' | 'edits'> {
  draft: DraftView;
  /** Does what the person changes; null where the draft can only be read. */
  send: ((command: SessionCommand) => Promise<unknown>) | null;
  /** Where half-written words are kept. */
  words: BegunWords;
  /** Level of the sections' headings, one below the heading that the draft stands under. */
  heading: 'h2' | 'h3';
  /** What is readable of statements still to come, by topic. */
  beingWritten?: Streaming['draft'];
}

/** The draft, section by section, as panel and sidebar show it. */
export function DraftSections(props: DraftSectionsProps): JSX.Element {
  const { draft, heading: Heading, beingWritten = [], send, words, ...lineProps } = props;
  const changing = useDraftEdits(draft, send ?? refuse, words);
  const edits = send === null ? null : changing.edits;
  const change = ({ statements: [first] }: CommentView): void => {
    changing.edits.open(first === undefined ? `add:${sections[0]?.topicId ?? ''}` : `edit:${first}`);
  };
  const sections = draft.sections
    .map((section) => ({ ...section, coming: statementsToCome(beingWritten, section.topicId) }))
    .map((section) => ({ ...section, gone: draft.putAside.filter(({ topicId }) => topicId === section.topicId) }))
    .filter(({ statements, missing, coming, gone }) =>
      [statements, missing, coming, gone].some((all) => all.length > 0),
    );
  if (sections.length === 0) return <p class="quiet">{t('The draft grows here as you answer.')}</p>;
  return (
    <div class="draft">
      <LiveRegion text={changing.said} />
      {sections.map((section) => (
        <section key={section.topicId} class="draft-section" data-testid={`draft-section-${section.topicId}`}>
          <Heading>
            {section.title} <span class="quiet">{stateOf(section)}</span>
          </Heading>
          <ul class="statements">
            {section.statements.map((statement) => (
              <StatementLine key={statement.id} statement={statement} edits={edits} {...lineProps} />
            ))}
          </ul>
          <BeingWritten statements={section.coming} />
          {edits && <PutAside all={section.gone} edits={edits} />}
          {edits && section.statements.length > 0 && (
            <AddStatement
              place={section.topicId}
              title={section.title}
              kinds={null}
              topicId={section.topicId}
              edits={edits}
            />
          )}
          {section.missing.length > 0 && <p class="quiet">{t('Still missing: {0}', section.missing.join(', '))}</p>}
        </section>
      ))}
      {edits && <OpenComments all={draft.comments} edits={edits} change={change} />}
      {edits && <Terms terms={draft.terms} edits={edits} />}
    </div>
  );
}

const refuse = (): Promise<never> => Promise.reject(new Error(t('The draft can only be read here.')));

function BeingWritten({ statements }: { statements: readonly string[] }): JSX.Element | null {
  if (statements.length === 0) return null;
  return (
    <div class="being-written" data-testid="draft-being-written">
      <p>{t('being written…')}</p>
      <ul class="statements">
        {statements.map((text, index) => (
          <li key={index} class="statement statement-text">
            <Coded text={text} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The statements that are being written on a topic. */
export function statementsToCome(beingWritten: Streaming['draft'], topicId: string): readonly string[] {
  return beingWritten.filter((one) => one.topicId === topicId).flatMap(({ statements }) => statements);
}

/** How far a section's topic is, in words. */
function stateOf({ status, discussed, completeness }: DraftView['sections'][number]): string {
  if (status === 'completed') return discussed ? t('done') : t('not discussed');
  if (status === 'backlog' || status === 'mentioned') return t('later');
  return completeness > 0 ? t('now, {0} % covered', Math.round(completeness)) : t('now');
}
