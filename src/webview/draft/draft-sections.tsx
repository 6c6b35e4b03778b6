import type { JSX } from 'preact';
import type { DraftView } from '../../agents/view/session-view';
import { t } from '../ui/strings';
import { StatementLine, type StatementLineProps } from './statement-line';

export interface DraftSectionsProps extends Omit<StatementLineProps, 'statement'> {
  draft: DraftView;
  /** Level of the sections' headings, one below the heading that the draft stands under. */
  heading: 'h2' | 'h3';
}

/** The draft, section by section, as panel and sidebar show it. */
export function DraftSections({ draft, heading: Heading, ...lineProps }: DraftSectionsProps): JSX.Element {
  const sections = draft.sections.filter(({ statements, missing }) => statements.length + missing.length > 0);
  if (sections.length === 0) return <p class="quiet">{t('The draft grows here as you answer.')}</p>;
  return (
    <div class="draft">
      {sections.map((section) => (
        <section key={section.topicId} class="draft-section" data-testid={`draft-section-${section.topicId}`}>
          <Heading>
            {section.title} <span class="quiet">{stateOf(section)}</span>
          </Heading>
          <ul class="statements">
            {section.statements.map((statement) => (
              <StatementLine key={statement.id} statement={statement} {...lineProps} />
            ))}
          </ul>
          {section.missing.length > 0 && <p class="quiet">{t('Still missing: {0}', section.missing.join(', '))}</p>}
        </section>
      ))}
    </div>
  );
}

/** How far a section's topic is, in words. */
function stateOf({ status, completeness }: DraftView['sections'][number]): string {
  if (status === 'completed') return t('done');
  if (status === 'backlog' || status === 'mentioned') return t('later');
  return completeness > 0 ? t('now, {0} % covered', Math.round(completeness)) : t('now');
}
