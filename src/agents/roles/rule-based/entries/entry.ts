import type { Language } from '../../../base/text/language';
import type { SpecChange } from '../../../session/changed-questions';
import type { ChangeKind } from '../../../session/change-kind';
import type { Dimension } from '../../../session/dimension';
import type { Evidence, Fact, Selection } from '../../../session/evidence';
import type { ProjectKind } from '../../../session/project-kind';

/**
 * What a question can settle that other questions might ask for too. Two entries with the same first aspect are two
 * wordings of one question: only the more valuable one is asked.
 */
type Aspect =
  | 'goal'
  | 'scope'
  | 'content'
  | 'format'
  | 'flow'
  | 'volume'
  | 'speed'
  | 'storage'
  | 'permissions'
  | 'privacy'
  | 'abuse'
  | 'failure'
  | 'told'
  | 'simultaneous'
  | 'repeated'
  | 'retention'
  | 'undo'
  | 'look'
  | 'wording'
  | 'accessibility'
  | 'public_api'
  | 'environments'
  | 'existing_data'
  | 'existing_use'
  | 'monitoring'
  | 'rollout'
  | 'acceptance'
  | 'risk'
  | 'dependency'
  | 'place'
  | 'urgency'
  | 'naming'
  | 'guide'
  | 'symptom'
  | 'trigger'
  | 'expected'
  | 'affected'
  | 'since'
  | 'workaround'
  | 'damage'
  | 'baseline'
  | 'input'
  | 'semantics'
  | 'tradeoff'
  | 'structure'
  | 'order';

/** Text that may depend on what is known about the change. */
export type Text = string | ((context: AreaContext) => string);

export interface Choice {
  label: Text;
  /**
   * What is written into the specification when it is chosen, and shown under the label: one sentence that stands by
   * itself and can be tested, with one “shall” where it demands something (“When e, the system shall r.”). “The system” is
   * told as what the project is. Without a sentence the label is written.
   */
  description?: Text;
  /** What its id is made from, where that is not its label. */
  knownBy?: Text;
  recommended?: boolean;
  pros?: string[];
  cons?: string[];
}

export type Choices = Choice[] | ((context: AreaContext) => Choice[]);

/** The control an entry is asked with. */
export type Form =
  | { type: 'pick_one' | 'pick_many' | 'rank' | 'show_options'; options: Choices }
  | { type: 'rate'; options: Choices; low: string; high: string }
  | { type: 'slider'; min: number; max: number; step: number; start: number; unit: string; low?: string; high?: string }
  | { type: 'ask_text'; placeholder: Text }
  | { type: 'ask_code'; placeholder: Text }
  | { type: 'ask_image' | 'ask_file' | 'thumbs' }
  | { type: 'show_diff'; before: string; after: string; file: string; language: string };

/** One question of the questionnaire. All of it is data; the texts may look at the context. */
export type Entry = Form & {
  /** Unique in the questionnaire: the question's `about`. */
  about: string;
  /** The first decides which topic the question belongs to. */
  dimensions: readonly [Dimension, ...Dimension[]];
  /** What it settles; the first decides which other entries it makes needless. */
  aspects: readonly [Aspect | (string & {}), ...(Aspect | (string & {}))[]];
  /** 0 to 100: how much of the work an answer usually changes. */
  priority: number;
  /** The question's title, short and human. */
  question: Text;
  /** What the answer settles: a noun phrase, as it stands before a colon in the specification ("Load and speed"). */
  subject: Text;
  context?: Text;
  why: Text;
  /** Facts of the workspace to be mentioned with the question. */
  facts?: readonly Fact['kind'][];
  /** Whether to name the code that was found for the request. */
  code?: boolean;
  /** The language its texts were made in, where they were made for one request. */
  madeIn?: Language;
  /** Ids of evidence that belongs to the question. */
  evidence?: readonly string[];
  /** The request, or something said since, answers it already if this matches. */
  known?: RegExp;
  /** What is written of an amount, a picture or a file that is given: a sentence with `{}` in its place. */
  says?: string;
  when?: (context: AreaContext) => boolean;
  /** Whether it is worth asking after what was answered so far; always, without it. */
  isStillDue?: (context: AreaContext) => boolean;
  /** Whether it is asked when all else was, whatever topic it belongs to by what it settles. */
  asksLast?: true;
  /** Kinds of change it is for; without it, those of its subject area. */
  kinds?: readonly ChangeKind[];
  /** Kinds of project it is for; without it, those of its subject area. */
  for?: readonly ProjectKind[];
};

/** A subject that requests are often about, with what is worth asking about it. */
export interface SubjectArea {
  id: string;
  /** As it stands in a sentence: "the export". */
  subject: string;
  /** What people call it; any match makes the area apply, the first one by more. */
  recognise: readonly RegExp[];
  /** Where this matches, the area does not apply after all. */
  unless?: RegExp;
  /** By what the README of a project tells that the project is for this itself; without it, by what people call it. */
  trade?: RegExp;
  /** What a request about it usually is. */
  kind: ChangeKind;
  /** Kinds of change its questions are meant for. */
  kinds: readonly ChangeKind[];
  /** Kinds of project its questions are meant for; without it, all. */
  for?: readonly ProjectKind[];
  /** Whether people will see the change. */
  visible: boolean;
  /** What to look for in the workspace. */
  terms: readonly string[];
  entries: readonly Entry[];
}

/** Kinds of change that bring something new into being. */
export const BUILDING: readonly ChangeKind[] = ['feature', 'integration', 'ui', 'data', 'api', 'security', 'tooling'];

/** Kinds of project that show people something on a screen of its own. */
export const WITH_SCREENS: readonly ProjectKind[] = ['web_app', 'app'];

/** Kinds of project that people who write code or scripts use. */
export const FOR_CODE: readonly ProjectKind[] = ['library', 'command_line', 'service'];

/** Kinds of change that put something right. */
export const MENDING: readonly ChangeKind[] = ['bug', 'performance'];

/** An option. */
export function opt(label: Text, description?: Text): Choice {
  return description === undefined ? { label } : { label, description };
}

/** The recommended option; its description says why. */
export function best(label: Text, description?: Text): Choice {
  return { ...opt(label, description), recommended: true };
}

/** An option of a comparison: what is written if it is chosen, and what speaks for and against it. */
export function design(label: Text, description: Text, pros: string[], cons: string[], recommended = false): Choice {
  return recommended ? { label, description, pros, cons, recommended } : { label, description, pros, cons };
}

/** Text by the kind of project, `other` where it is none of those named or not known. */
export function byProject(
  texts: Partial<Record<ProjectKind, string>> & { other: string },
): (context: AreaContext) => string {
  return ({ project }) => (project === null ? undefined : texts[project]) ?? texts.other;
}

/** What the questionnaire’s entries may look at. */
export interface AreaContext {
  request: string;
  /** The language that the request is written in. */
  language: Language;
  /** What the project is, where that is known. */
  project: ProjectKind | null;
  kind: ChangeKind;
  /** Whether its words, or the person, say of which kind the change is. */
  isOfKind: boolean;
  visible: boolean;
  subjectAreas: readonly SubjectArea[];
  /** The subject as it stands in a sentence: "the export", "the change". */
  it: string;
  selection: Selection | null;
  /** Whether nothing stands yet in the workspace, and a whole program is wanted. */
  isNew: boolean;
  /** "`groupBy` in `src/groupBy.js`", or empty. */
  selected: string;
  /** Whether the person has said that the request is not about what it was read as. */
  doubted: boolean;
  /** Code found for the request, best first. */
  code: readonly Evidence[];
  /** Everything that was found, of whatever kind. */
  evidence: readonly Evidence[];
  /** The workspace's fact of a kind, if it has one. */
  fact(kind: Fact['kind']): Fact | null;
  facts: readonly Fact[];
  /** Everything said in free words so far: request, caller's context, messages, free answers. */
  said: string;
  /** What the request does to an approved specification; null where it changes none. */
  change: SpecChange | null;
  /** The code that the person wrote in answers. */
  written: string;
}
