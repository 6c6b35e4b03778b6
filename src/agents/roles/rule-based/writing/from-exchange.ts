import { JOINED } from '../../../base/text/block';
import { inPreferredTerms, type TermPreference } from '../../../session/terms';
import { languageOf, type Language } from '../../../base/text/language';
import { SAYS, type Says } from '../says';
import { saysOf } from '../german/register';
import { demands, inEars } from '../../../specification/ears';
import { ABOUT_CHANGE, isOnWhatStands } from '../../../session/changed-questions';
import type { Exchange } from '../../../session/exchanges';
import type { Dimension } from '../../../session/dimension';
import type { StatementDraft, StatementKind } from '../../../session/statement';
import { isContent, withoutParts } from '../../../session/said-part';
import { whatWordsDo } from '../../../session/what-words-do';
import { shrugIn } from '../../../base/english/signals/fatigue';
import { saysNothingMore } from '../../../base/english/signals/nothing-more';
import { saidIn } from './free-words';
import { ABOUT_RESEARCH } from '../../planner/inconclusive';
import type { Entry } from '../entries/entry';
import { entryOf } from '../find';
import { asksForBothSides, asksForNonGoals, kindOf, kindOfSentence, kindOfWords } from './kinds';
import type { Choice, Meaning, Remark } from '../../../questions/meaning';
import { opposedIn } from '../../../specification/two-sided';
import { offeredBy, meaningOf, recommendedBy } from '../../../specification/meaning-of';
import { saysOtherwise } from '../../../base/english/signals/misses';
import { correctsQuestion, withoutObjections } from '../../../base/english/signals/objections';
import { piecesOf, sentencesOf } from '../../../base/english/pieces';
import { describedIn } from '../../../questions/drawing';
import { capital, isFragment, listed, sentence, standsAlone, underHeading } from '../../../base/english/sentence';

/** A statement as it follows from what was said, before it is matched with what the draft says already. */
export type Line = Omit<StatementDraft, 'id' | 'dependsOn'>;

export interface Setting {
  /** The dimension of questions that name none. */
  fallback: Dimension;
  terms: readonly TermPreference[];
}

/** The statements that one exchange makes, in order; none where nothing was said. */
export function linesOf(exchange: Exchange, setting: Setting): Line[] {
  // Beside a note, an “I don't know” is not all that was said.
  const isAll = exchange.nonAnswer === null && exchange.type === 'ask_text' && (exchange.note ?? '').trim() === '';
  const shrug = isAll ? shrugIn(exchange.digest) : null;
  if (shrug !== null) return new ExchangeLines({ ...exchange, nonAnswer: shrug, text: '' }, setting).ofNonAnswer();
  const writing = new ExchangeLines(exchange, setting);
  if (isOnWhatStands(exchange.about)) {
    // What stands is changed by the person's word itself.
    if (exchange.nonAnswer === null) return writing.ofNote();
    if (exchange.about === ABOUT_CHANGE.which && exchange.text.trim() === '') return [];
  }
  return exchange.nonAnswer === null ? writing.withNote(meaningOf(exchange)) : writing.ofNonAnswer();
}

class ExchangeLines {
  /** The question in the person's preferred terms: the question's words are ours, the answer's are not. */
  private readonly question: string;
  private readonly dimension: Dimension;
  private readonly language: Language;
  /** What is added to a question, in its language. */
  private readonly says: Says;
  /** The entry of the prepared content that was asked, if it is one. */
  private readonly prepared: Entry | null;

  constructor(
    private readonly exchange: Exchange,
    private readonly setting: Setting,
  ) {
    this.question = inPreferredTerms(exchange.question, setting.terms);
    this.language = languageOf(exchange.question);
    this.says = SAYS[this.language];
    this.prepared = exchange.by === 'offline' && exchange.about !== null ? entryOf(exchange.about) : null;
    this.dimension = exchange.dimensions[0] ?? setting.fallback;
  }

  ofNonAnswer(): Line[] {
    const { nonAnswer, text } = this.exchange;
    const said = this.content(text);
    const remark = said.length === 0 ? '' : ` ${sentence(said.map((piece) => sentence(piece)).join(' '))}`;
    const asked = /[.!?:…]$/.test(this.question.trim()) ? this.question.trim() : `${this.question.trim()}.`;
    switch (nonAnswer) {
      case 'you_decide':
        return [this.line('delegated', `${this.says.delegated} ${asked}${this.suggestion()}${remark}`)];
      case 'dont_know':
        return [this.line('open_question', `${asked} ${this.says.notKnown}${remark}`)];
      case 'not_now':
        return [this.line('open_question', `${asked} ${this.says.notAnswered}${remark}`)];
      case 'none_of_these': {
        const rejected = offeredBy(this.exchange).map(passedOver);
        const kind = this.kind(rejected.length > 0 ? 'chosen' : 'said');
        if (text.trim() === '') return [this.stated(kind, this.says.noneOfTheOptions, rejected)];
        // Who takes none of what was asked about says something else: not under the heading of that. That it is not so corrects
        // the question, and demands nothing; what is told behind that is what is to be.
        if (this.prepared !== null && correctsQuestion(said[0] ?? text))
          return said
            .flatMap((piece) => (correctsQuestion(piece) ? insteadOf(piece) : [piece]))
            .map((piece) => this.line(kindOfWords(piece, 'requirement', this.dimension), sentence(piece)));
        return rejected.length > 0 || this.prepared === null
          ? this.words(text, kind, rejected)
          : said.map((piece) => this.line(kindOfWords(piece, kind, this.dimension), sentence(piece)));
      }
      case null:
        return [];
    }
  }

  ofAnswer(outcome: Meaning): Line[] {
    const kind = this.kind(outcome.kind);
    switch (outcome.kind) {
      case 'nothing':
        return [];
      case 'said':
        return this.words(outcome.text, kind);
      case 'chosen':
        return [...this.chosen(outcome, kind), ...this.remarks([{ about: '', text: outcome.feedback }])];
      case 'yes_no':
        return [this.stated(kind, outcome.label)];
      case 'order':
        return [this.stated(kind, `${numbered(outcome.items)} ${this.says.inThisOrder}`)];
      case 'ratings':
        return this.ratings(outcome, kind);
      case 'measure':
        return [this.given(kind, outcome.amount)];
      case 'code':
        if (saysNothingMore(outcome.code)) return [];
        // Whoever objects in the field for code writes words.
        return this.prepared !== null && (saysOtherwise(outcome.code) || isProse(outcome.code))
          ? this.words(outcome.code, 'requirement')
          : [this.stated(kind, this.code(outcome))];
      case 'attached':
        return outcome.names.length === 0 ? [] : [this.given(kind, listed(outcome.names, this.says.and))];
      case 'verdict':
        return this.verdict(outcome);
      case 'reaction':
        return [this.stated(kind, outcome.reaction), ...this.remarks([{ about: '', text: outcome.feedback }])];
    }
  }

  /** What was answered, with what was added to it: a fragment stands with the statement that it was written for, a sentence by itself. */
  withNote(outcome: Meaning): Line[] {
    const lines = this.ofAnswer(outcome);
    const added = this.ofNote();
    const last = lines.at(-1);
    const noted = this.content(this.exchange.note ?? '');
    // What is added to several ticks is said of all of them.
    if (
      last === undefined ||
      lines.length > 1 ||
      added.length === 0 ||
      !TAKES_NOTE.has(outcome.kind) ||
      !noted.every(isFragment)
    )
      return [...lines, ...added];
    return [...lines.slice(0, -1), { ...last, text: withQuoted(last.text, noted.join('; '), this.language) }];
  }

  /** What the person added to the answer: their own words, under the question's heading where they need it. */
  ofNote(): Line[] {
    const { note = '', purpose } = this.exchange;
    if (note.trim() === '' || purpose === 'approval') return [];
    // What is added to an answer on the goal is wished for, and is not the goal.
    const kind = this.kind('said');
    return this.words(note, kind === 'goal' ? 'requirement' : kind);
  }

  private line(kind: StatementKind, text: string, rejected: Line['rejected'] = []): Line {
    const { questionId, evidence } = this.exchange;
    const rest = rejected.length > 0 ? { rejected } : {};
    // What a prepared question shows beside it is no source of the answer.
    const shown = this.prepared === null ? evidence : [];
    return { kind, text, dimension: this.dimension, sources: [questionId, ...shown], ...rest };
  }

  /** An amount or what was attached, in the sentence that the content holds for it. */
  private given(kind: StatementKind, answer: string): Line {
    const says = this.prepared === null ? undefined : saysOf(this.prepared, this.language);
    return says === undefined ? this.stated(kind, answer) : this.line(kind, inEars(says.replace('{}', answer)));
  }

  private stated(kind: StatementKind, answer: string, rejected: Line['rejected'] = []): Line {
    return this.line(kind, underHeading(this.question, answer, this.exchange.subject), rejected);
  }

  /** Short code as it is, line by line; longer code stands with the answer, and is named by its beginning. */
  private code({ code, size }: Extract<Meaning, { kind: 'code' }>): string {
    const lines = code
      .split(/\r?\n/)
      .map((line) => line.trimEnd())
      .filter((line) => line !== '');
    const [first = ''] = lines;
    if (lines.length <= SHORT_CODE && !code.includes('`')) return lines.map((line) => `\`${line}\``).join(JOINED);
    return `exactly as in the code of ${this.exchange.questionId} (${size}), which begins ${first.trim()}`;
  }

  private kind(outcome: Meaning['kind']): StatementKind {
    // Where the change belongs is known of the code; it is nothing that must be built.
    if (this.exchange.about === ABOUT_RESEARCH) return 'fact';
    return kindOf(this.dimension, this.question, outcome, this.exchange.type !== 'pick_many');
  }

  private chosen({ chosen, other, passed }: Extract<Meaning, { kind: 'chosen' }>, kind: StatementKind): Line[] {
    const taken = (choice: Choice) => other.toLowerCase().includes(choice.label.toLowerCase());
    const rejected =
      this.exchange.type === 'pick_many' ? [] : passed.filter((choice) => !taken(choice)).map(passedOver);
    // Own words in place of the options say what is to be, as an answer in free words does.
    const [ofOwn, turnedDown] = chosen.length === 0 ? [this.kind('said'), rejected] : [kind, []];
    const own = other === '' ? [] : this.words(other, ofOwn, turnedDown);
    if (chosen.length === 0) return other === '' ? [this.stated(kind, this.says.noneOfTheOptions, rejected)] : own;
    if (opposedIn(this.exchange.about) !== null) return [this.line('decision', this.ofTwo(chosen, passed)), ...own];
    const asNonGoal = asksForNonGoals(this.question, this.dimension);
    const lines = this.ofChoices(chosen, asNonGoal ? 'non_goal' : kind);
    return [
      ...lines.map((one, at) =>
        this.line(one.kind, inPreferredTerms(one.text, this.setting.terms), at === 0 ? rejected : []),
      ),
      ...own,
    ];
  }

  /** Which of two statements that do not fit together holds, in a sentence that stands by itself. */
  private ofTwo([chosen]: readonly Choice[], passed: readonly Choice[]): string {
    const offered = offeredBy(this.exchange).map(({ label }) => label);
    const [first = '', second = '', both] = offered;
    if (chosen?.label === first || chosen?.label === second)
      return this.says.holds(
        chosen.label,
        passed.map(({ label }) => label).find((label) => label === first || label === second) ?? '',
      );
    return chosen?.label === both ? this.says.bothHold(first, second) : this.says.neitherHolds(first, second);
  }

  /** The sentences that the rules hold for the options taken; of options that somebody else wrote, only their labels. */
  private ofChoices(chosen: readonly Choice[], kind: StatementKind): Pick<Line, 'kind' | 'text'>[] {
    const { subject } = this.exchange;
    const written = this.exchange.by === 'offline' ? chosen.filter((choice) => this.isWritten(choice)) : [];
    const labels = chosen.filter((choice) => !written.includes(choice)).map(({ label }) => label);
    return [
      ...written.map(({ description }) => {
        return { kind: kindOfSentence(description, kind, this.dimension), text: inEars(description) };
      }),
      ...(labels.length === 0
        ? []
        : [{ kind, text: underHeading(this.question, listed(labels, this.says.and), subject) }]),
    ];
  }

  /** Whether an option's description is what is written: the content's is, of other questions by rules what demands something. */
  private isWritten({ description }: Choice): boolean {
    return this.prepared === null ? demands(description) : description !== '';
  }

  private ratings({ rated, notApplicable, scale }: Extract<Meaning, { kind: 'ratings' }>, kind: StatementKind): Line[] {
    const rest = notApplicable.length === 0 ? '' : `; not applicable: ${listed(notApplicable, this.says.and)}`;
    if (rated.length === 0 && rest === '') return [];
    return [this.stated(kind, `${rated.join(', ') || 'none'}${rest}${scale === '' ? '' : ` (rated ${scale})`}`)];
  }

  private verdict({ verdict, what, remarks }: Extract<Meaning, { kind: 'verdict' }>): Line[] {
    // An approved plan says nothing new, and what is said on one that is sent back are comments (`specification/open-comments`).
    if (this.exchange.purpose === 'approval') return [];
    const said = this.remarks(remarks);
    if (verdict === 'sent back' && said.length > 0) return said;
    const how = verdict === 'edited' ? `approved with the person’s changes (see ${this.exchange.questionId})` : verdict;
    return [
      what === '' ? this.stated('decision', capital(how)) : this.line('decision', sentence(`${what} is ${how}`)),
      ...said,
    ];
  }

  /** Remarks on what was shown, in the person's words, with the part they are about where they need it. */
  private remarks(remarks: readonly Remark[]): Line[] {
    const kind = kindOf(this.dimension, '', 'said', false);
    return remarks.flatMap(({ about, text }) =>
      this.content(text).map((piece) =>
        this.line(kind, standsAlone(piece) || about === '' ? sentence(piece) : `On ${about}: ${sentence(piece)}`),
      ),
    );
  }

  /**
   * The pieces of a text that say something of the change: what leads the interview, is about the draft, or protests that a
   * question misses the subject, is none. What it is not about is no protest where that was asked.
   */
  private content(text: string): string[] {
    const { asides } = this.exchange;
    const asksWhatItIsAbout = asksForNonGoals(this.question, this.dimension) || asksForBothSides(this.question);
    const told =
      asides === undefined
        ? whatWordsDo(text, { alone: false, asksWhatItIsAbout, isTopic: () => false })
            .filter(isContent)
            .map((part) => part.text)
        : withoutParts(text, asides);
    return this.prepared === null ? told : told.flatMap((part) => withoutObjections(part));
  }

  /** What somebody wrote; what they drew in it stands beside the statement, line for line, and is no words. */
  private words(written: string, kind: StatementKind, rejected: Line['rejected'] = []): Line[] {
    const { words: text, drawing } = describedIn(written);
    if (drawing !== null && text.trim() === '') return [this.stated(kind, this.says.asDrawn, rejected)];
    const said = this.content(text);
    if (said.length === 0) return [];
    if (this.exchange.about === 'open.today' || TODAY_AND_THEN.test(text))
      return this.beforeAndAfter(said, kind, rejected);
    if (this.prepared?.about === 'bug.expected' && !ASKS_INSTEAD.test(this.question))
      return this.beside(inSentences(text, said), kind, rejected);
    const whole = said.join('\n') === piecesOf(text).join('\n') ? text : lineByLine(text, said);
    const isOpen = this.prepared !== null && ASKED_OPENLY.test(this.prepared.about);
    return saidIn(whole, this.question, kind, this.dimension, this.exchange.subject, isOpen).map((line, at) => {
      const words =
        isOpen && POINTS_AT_QUESTION.test(line.text) ? this.says.askedOf(line.text, this.question) : line.text;
      return this.line(line.kind, words, at === 0 ? rejected : []);
    });
  }

  /** What goes wrong beside a reported fault is told as what its fix holds for, what is to be or to stay as it was said. */
  private beside(said: readonly string[], kind: StatementKind, rejected: Line['rejected']): Line[] {
    return said.map((piece, at) => {
      const isRight = SAYS_WHAT_IS_RIGHT.test(piece);
      const text = isRight ? sentence(piece) : this.says.holdsToo(piece.replace(/[.\s]+$/u, ''));
      return this.line(kindOfWords(piece, kind, this.dimension), text, at === 0 ? rejected : []);
    });
  }

  /** What is so today, in one piece, and what is to be instead, each without the word that says which of the two it is. */
  private beforeAndAfter(said: readonly string[], kind: StatementKind, rejected: Line['rejected']): Line[] {
    const parts = said.flatMap((piece) => piece.split(/\s+(?=(?:instead|stattdessen|then|dann):\s)/iu));
    const told: string[] = [];
    let isToday = false;
    for (const part of parts) {
      if (SAYS_WHICH.test(part)) isToday = TELLS_OF_TODAY.test(part);
      else if (isToday) {
        told.push(`${told.pop() ?? ''}; ${part}`);
        continue;
      }
      told.push(part);
    }
    return told.map((part, at) => {
      const text = part.replace(SAYS_WHICH, '').replace(/[\s|]+$/u, '');
      const own = TELLS_OF_TODAY.test(part) ? 'fact' : kindOfWords(part, kind, this.dimension);
      return this.line(own, sentence(text), at === 0 ? rejected : []);
    });
  }

  private suggestion(): string {
    const recommended = recommendedBy(this.exchange);
    if (recommended.length > 0) return ` (${this.says.recommended}: ${listed(recommended, this.says.and)})`;
    const offered = offeredBy(this.exchange).map(({ label }) => label);
    return offered.length > 0 ? ` (${this.says.optionsShown}: ${listed(offered, this.says.and)})` : '';
  }
}

/** Questions that are asked in open words: what their answers say stands without a heading. */
const ASKED_OPENLY = /^(?:open\.|bug\.expected$|evidence\.)/;
/** A question that asks what should happen in place of a fault, besides. */
const ASKS_INSTEAD = /\binstead\b|stattdessen/i;
/** What is to be, stays, or is ruled out: no further fault. */
const SAYS_WHAT_IS_RIGHT =
  /(?<!\p{L})(?:should|shall|must|may|stays?|keeps?|remains?|unchanged|untouched|right|correct|fine|only|nothing|none|no(?: other)?|not|instead|as (?:it is|they are|today|before)|soll\p{L}*|muss|müssen|darf|dürfen|bleib\p{L}*|nur|nichts|keine?\p{L}*|nicht|richtig|stattdessen)(?!\p{L})/iu;

/** What a part of an answer begins with that was asked for today and instead. */
const SAYS_WHICH = /^\W{0,3}(?:today|instead|then|heute|stattdessen|dann):\s+/iu;
const TODAY_AND_THEN = /^\s*(?:today|heute):\s[\s\S]{1,2000}(?<!\p{L})(?:instead|then|stattdessen|dann):\s/iu;
/** The clauses of a sentence that corrects a question which say what holds in its place. */
function insteadOf(piece: string): string[] {
  const rest = piece
    .split(/[,;:–—]\s+(?:but\s+|sondern\s+)?/u)
    .filter((clause) => !correctsQuestion(clause) && SAYS_INSTEAD.test(clause));
  return rest.length === 0 ? [] : [rest.join('; ')];
}

/** What holds in place of what is denied in the same breath. */
const SAYS_INSTEAD = /(?<!\p{L})(?:only|just|instead|but|nur|sondern|stattdessen)(?!\p{L})[^.]{0,80}\p{L}{3}/iu;
const TELLS_OF_TODAY = /^\W{0,3}(?:today|heute):\s+/iu;

/** What is left of a text, with its sentences on the lines on which they were said. */
function lineByLine(text: string, kept: readonly string[]): string {
  const lines = text.split('\n').map((line) => piecesOf(line).filter((piece) => kept.includes(piece)));
  return lines.flat().join('\n') === kept.join('\n') ? lines.map(inOneLine).join('\n') : kept.join('\n');
}

/**
 * The kept pieces of a text, with what leans on the piece before it in its sentence joined to that again: “Must stay: the message; the
 * exit code” says of both that they stay.
 */
function inSentences(text: string, kept: readonly string[]): string[] {
  const sentences = text.split('\n').flatMap((line) => sentencesOf(line).map((one) => piecesOf(one)));
  const own = sentences.map((pieces) => pieces.filter((piece) => kept.includes(piece)));
  // A sentence over several lines is not found line by line.
  if (own.flat().join('\n') !== kept.join('\n')) return [...kept];
  return own.flatMap((pieces) =>
    pieces.reduce<string[]>((joined, piece) => {
      const before = joined.at(-1);
      const leans = before !== undefined && (HAS_LEAD.test(before) || isFragment(piece));
      return leans ? [...joined.slice(0, -1), `${before}; ${piece}`] : [...joined, piece];
    }, []),
  );
}

/**
 * A sentence that begins with a word for what the question names: “They all stay as they are.” A noun behind it says itself what it is
 * about.
 */
const POINTS_AT_QUESTION =
  /^(?:They \p{Ll}|(?:(?:The same )?[Ff]or (?:all|each|both) (?:two|three|four|five|of (?:them|these|those))|Für (?:alle|beide|jedes)(?: (?:zwei|drei|vier|fünf|davon))?) (?!\p{Lu})|(?:Those|These|Both|Neither|None) (?:all|are|do|don['’]t|must|should|shall|have|can|will|stays?|keeps?|remains?|changes?|works?|needs?|behaves?|gets?)\b|(?:Die|Diese|Sie|Beide|Keine[rs]?|Alle)(?! \p{Ll}+ \p{Lu}) \p{Ll})/u;

/** What somebody puts before a row: “Must stay as it is: …”. */
const HAS_LEAD = /^[^\s:][^:]{0,80}: \S/u;

function inOneLine(pieces: readonly string[]): string {
  return pieces.reduce((line, piece) => `${line}${line === '' ? '' : /[.!?…]$/.test(line) ? ' ' : '; '}${piece}`, '');
}

/** What an answer is in words, to which a few more can be added. */
const TAKES_NOTE: ReadonlySet<Meaning['kind']> = new Set(['said', 'chosen', 'yes_no', 'measure', 'order']);

/** A statement with the person's words behind it, in quotes. */
function withQuoted(text: string, words: string, language: Language): string {
  const [, said = text, end = ''] = /^([\s\S]*\S)([.!])$/u.exec(text) ?? [];
  const bare = words.trim().replace(/[.]$/u, '');
  const quoted = /[“”„]/u.test(bare) ? bare : language === 'de' ? `„${bare}“` : `“${bare}”`;
  return `${said} (${quoted})${end}`;
}

/** Code of so many lines stands in a statement. */
const SHORT_CODE = 12;

/** What was offered and not taken. Why, only the person knows. */
function passedOver({ label }: Choice): { option: string } {
  return { option: label };
}

function numbered(items: readonly string[]): string {
  return items.map((item, at) => `${at + 1}. ${item}`).join('; ');
}

/** Whether what stands in a field for code is sentences, with nothing in it that code is written with. */
function isProse(code: string): boolean {
  const sentences = sentencesOf(code.trim());
  const isSentence = (one: string) =>
    /^\p{Lu}[\p{L}’'-]* [\p{Ll}`]/u.test(one) && /[.!?]$/u.test(one) && one.split(/\s+/).length >= LEAST_PROSE;
  return (
    !WRITTEN_IN_CODE.test(code.replace(NAMED_IN_PROSE, ' x ')) &&
    sentences.some(isSentence) &&
    sentences.every((one) => /[.!?]$/u.test(one))
  );
}
const LEAST_PROSE = 5;
/** What sentences name of code: what is set as code, options, and the two spellings of one. */
const NAMED_IN_PROSE = /`[^`\n]{1,60}`|(?<![\w-])--?[a-z][\w-]*(?:\/--?[a-z][\w-]*)?/gu;
const WRITTEN_IN_CODE = /[{}<>=;`$|\\]|\w\(|(?:^|\s)--?\w|=>|->|→|\/\w+\/|\n\s{2,}\S/u;
