import type { Exchange, TermPreference } from '../../roles/inputs';
import type { Dimension } from '../../session/dimension';
import type { StatementDraft, StatementKind } from '../../session/statement';
import { asksForNonGoals, kindOf, kindOfWords } from './kinds';
import { offeredBy, outcomeOf, recommendedBy, type Choice, type Outcome, type Remark } from './outcome';
import { piecesOf } from './pieces';
import { listed, quoteAnswer, sentence, standsAlone, stateAnswer, stateYesNo, underCondition } from './sentence';
import { inPreferredTerms } from './term-preferences';

/** A statement as it follows from what was said, before it is matched with what the draft says already. */
export type Line = Omit<StatementDraft, 'id' | 'dependsOn'>;

export interface Setting {
  /** The dimension of questions that name none. */
  fallback: Dimension;
  terms: readonly TermPreference[];
}

/** The statements that one exchange makes, in order; none where nothing was said. */
export function linesOf(exchange: Exchange, setting: Setting): Line[] {
  const line = (kind: StatementKind, text: string, rejected?: Line['rejected']): Line => ({
    kind,
    text,
    dimension: exchange.dimensions[0] ?? setting.fallback,
    sources: [exchange.questionId, ...exchange.evidence],
    ...(rejected && rejected.length > 0 ? { rejected } : {}),
  });
  const write = new LineWriter(exchange, setting, line);
  return exchange.nonAnswer === null ? write.answer(outcomeOf(exchange)) : write.nonAnswer();
}

class LineWriter {
  private readonly question: string;
  private readonly dimension: Dimension;

  constructor(
    private readonly exchange: Exchange,
    private readonly setting: Setting,
    private readonly line: (kind: StatementKind, text: string, rejected?: Line['rejected']) => Line,
  ) {
    this.question = inPreferredTerms(exchange.question, setting.terms);
    this.dimension = exchange.dimensions[0] ?? setting.fallback;
  }

  nonAnswer(): Line[] {
    const { nonAnswer, text } = this.exchange;
    const remark = text.trim() === '' ? '' : ` ${sentence(text)}`;
    switch (nonAnswer) {
      case 'you_decide':
        return [this.line('delegated', `Delegated: ${quoted(this.question)}${this.suggestion()}${remark}`)];
      case 'dont_know':
        return [this.line('open_question', `${quoted(this.question)} Not known to the person asked.${remark}`)];
      case 'not_now':
        return [this.line('open_question', `${quoted(this.question)} Put off and not answered.${remark}`)];
      case 'none_of_these': {
        const rejected = offeredBy(this.exchange).map(passedOver);
        if (text.trim() === '')
          return [this.line(this.kind('chosen', true), quoteAnswer(this.question, 'None of the options'), rejected)];
        return this.words(text, this.kind(rejected.length > 0 ? 'chosen' : 'said', true), rejected);
      }
      case null:
        return [];
    }
  }

  answer(outcome: Outcome): Line[] {
    switch (outcome.kind) {
      case 'nothing':
        return [];
      case 'said':
        return this.words(outcome.text, this.kind('said', false));
      case 'chosen':
        return this.chosen(outcome);
      case 'yes_no':
        return [
          this.line(
            this.correction(outcome) ? 'fact' : this.kind('yes_no', false),
            stateYesNo(this.question, outcome.yes, outcome.label),
          ),
        ];
      case 'order':
        return [
          this.line(
            this.kind('order', false),
            quoteAnswer(
              this.question,
              `In this order: ${outcome.items.map((item, at) => `${at + 1}. ${item}`).join('; ')}`,
            ),
          ),
        ];
      case 'ratings':
        return this.ratings(outcome);
      case 'measure':
        return [this.line('quality', stateAnswer(this.question, { text: outcome.amount, several: false }))];
      case 'code':
        return [
          this.line(this.kind('said', false), quoteAnswer(this.question, codeGiven(outcome, this.exchange.questionId))),
        ];
      case 'attached':
        return outcome.names.length === 0
          ? []
          : [this.line(this.kind('said', false), quoteAnswer(this.question, `See ${listed(outcome.names)}`))];
      case 'verdict':
        return this.verdict(outcome);
      case 'reaction':
        return this.reaction(outcome);
    }
  }

  private kind(outcome: Outcome['kind'], single: boolean): StatementKind {
    return kindOf(this.dimension, this.question, outcome, single);
  }

  private chosen({ chosen, other, passed, feedback }: Extract<Outcome, { kind: 'chosen' }>): Line[] {
    const single = this.exchange.type !== 'pick_many';
    const kind = this.kind('chosen', single);
    const rejected = passed.map(passedOver);
    const remark = feedback === '' ? [] : this.remarks([{ about: '', text: feedback }]);
    const labels = chosen.map((label) => inPreferredTerms(label, this.setting.terms));
    const picked = other === '' ? labels : [...labels, other];
    if (picked.length === 0)
      return [this.line(kind, quoteAnswer(this.question, 'None of the options'), rejected), ...remark];
    if (labels.length === 0) return [...this.words(other, kind, rejected), ...remark];
    if (asksForNonGoals(this.question, this.dimension)) {
      return [
        ...picked.map((label) => this.line('non_goal', sentence(`Not part of this change: ${label}`))),
        ...remark,
      ];
    }
    return [
      this.line(kind, stateAnswer(this.question, { text: listed(picked), several: picked.length > 1 }), rejected),
      ...remark,
    ];
  }

  private ratings({ rated, notApplicable, scale }: Extract<Outcome, { kind: 'ratings' }>): Line[] {
    const rest = notApplicable.length === 0 ? '' : `; not applicable: ${listed(notApplicable)}`;
    if (rated.length === 0 && rest === '') return [];
    return [
      this.line(
        this.kind('ratings', false),
        quoteAnswer(this.question, `Rated ${scale}: ${rated.join(', ') || 'none'}${rest}`),
      ),
    ];
  }

  private verdict({ verdict, what, remarks }: Extract<Outcome, { kind: 'verdict' }>): Line[] {
    const said = this.remarks(remarks);
    // An approved plan says nothing new: its statements have their own sources.
    if (this.exchange.purpose === 'approval' || (verdict === 'sent back' && said.length > 0)) return said;
    const edited =
      verdict === 'edited' ? `approved with the person's changes (see ${this.exchange.questionId})` : verdict;
    const text = what === '' ? quoteAnswer(this.question, capitalised(edited)) : sentence(`${what} is ${edited}`);
    return [this.line('decision', text), ...said];
  }

  private reaction({ reaction, feedback }: Extract<Outcome, { kind: 'reaction' }>): Line[] {
    const remark = feedback.trim() === '' ? [] : this.remarks([{ about: '', text: feedback }]);
    return [this.line(this.kind('reaction', false), quoteAnswer(this.question, reaction)), ...remark];
  }

  /** Remarks on what was shown, in the person's words, with the part they are about where they need it. */
  private remarks(remarks: readonly Remark[]): Line[] {
    const kind = kindOf(this.dimension, '', 'said', false);
    return remarks.flatMap(({ about, text }) =>
      piecesOf(text).map((piece) =>
        this.line(kind, standsAlone(piece) || about === '' ? sentence(piece) : `On ${about}: ${sentence(piece)}`),
      ),
    );
  }

  /**
   * Free text in the person's words: one statement for each thing said. What does not stand for itself ("14 days") is
   * stated with the question, or stays with what was said before it.
   */
  private words(text: string, kind: StatementKind, rejected?: Line['rejected']): Line[] {
    const pieces = piecesOf(text);
    if (pieces.length === 0) return [];
    const list = kind === 'acceptance' || kind === 'risk' || kind === 'task' || kind === 'non_goal';
    const alone = (piece: string) => standsAlone(piece) || (list && piece.split(' ').length > 2);
    if (!pieces.some(alone)) {
      if (kind === 'non_goal')
        return pieces.map((piece) => this.line(kind, sentence(`Not part of this change: ${piece}`)));
      return [
        this.line(
          kind,
          stateAnswer(this.question, { text: pieces.map(withoutStop).join('; '), several: pieces.length > 1 }),
          rejected,
        ),
      ];
    }
    const texts: string[] = [];
    for (const piece of pieces) {
      const last = texts.length - 1;
      if (alone(piece)) texts.push(pieces.length === 1 ? this.only(piece) : underCondition(this.question, piece));
      else if (last < 0) texts.push(stateAnswer(this.question, { text: piece, several: false }));
      else texts[last] = `${texts[last] ?? ''} ${sentence(piece)}`;
    }
    return texts.map((words, at) =>
      this.line(kindOfWords(words, kind, this.dimension), words, at === 0 ? rejected : undefined),
    );
  }

  /** One sentence that stands alone: an instruction still gets the question's subject and condition. */
  private only(piece: string): string {
    const stated = stateAnswer(this.question, { text: piece, several: false });
    const instruction =
      / SHALL \p{Ll}/u.test(stated) && !/ (?:as follows|following)?: /.test(stated) && !stated.includes('?');
    return instruction ? stated : underCondition(this.question, piece);
  }

  private suggestion(): string {
    const recommended = recommendedBy(this.exchange);
    if (recommended.length > 0) return ` (recommended: ${listed(recommended)})`;
    const offered = offeredBy(this.exchange).map(({ label }) => label);
    return offered.length > 0 ? ` (options shown: ${listed(offered)})` : '';
  }

  /** A "no" to something the workspace seemed to show corrects it; a "yes" confirms it. */
  private correction({ yes }: { yes: boolean }): boolean {
    const claim = / that |[:,.] (?:is|right|correct)|^is (?:this|that) /i.test(this.question);
    return claim && (!yes || this.exchange.evidence.length > 0);
  }
}

function passedOver({ label, cons }: Choice): { option: string; reason?: string } {
  return cons.length === 0 ? { option: label } : { option: label, reason: `against it: ${cons.join('; ')}` };
}

function quoted(question: string): string {
  const title = question.replace(/\s+/g, ' ').trim();
  return /[.!?:…]$/.test(title) ? title : `${title}.`;
}

function codeGiven({ language, lines }: { language: string; lines: number }, questionId: string): string {
  const size = lines === 1 ? 'one line' : `${lines} lines`;
  return `As in the code given with ${questionId} (${language === '' ? size : `${language}, ${size}`})`;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function withoutStop(text: string): string {
  return text.replace(/(?<!\.)\.$/, '');
}
