/** Questions asked by default; the person changes it at any time (design 5). */
export const DEFAULT_BUDGET = 12;
/** Most questions a person can set. */
export const MAX_BUDGET = 100;
/** A topic closes when its questions reach this number, whatever else (design 5). */
export const TOPIC_QUESTION_CAP = 6;
/** Questions that one topic gets before every other has had one, unless the person wants to stay. */
export const BREADTH_FIRST = 2;
/** A topic may close above this completeness, in per cent … */
export const TOPIC_COMPLETE = 70;
/** … with at least this many answers. */
export const TOPIC_MIN_ANSWERS = 2;
/** From a budget of so many questions on, the last one is kept for the review. */
export const KEEPS_ONE_FROM = 4;
/** Questions that the review may ask in one session. */
export const MAX_REVIEW_QUESTIONS = 3;
/** Times in a session that a topic is taken up again for what is missing there. */
export const MOST_TAKEN_UP = 4;
/** Questions that were answered, and that are left, for it to be worth looking for what nobody spoke of. */
export const SWEEP_AFTER = 3;
export const SWEEP_LEFT = 2;
/** Reviews after an input of the person's from which findings go to the writer; what later ones find is asked or told. */
export const MAX_FIX_ROUNDS = 2;
/** Milliseconds the look before planning may take by default. */
export const DEFAULT_PROBE_MS = 20_000;
/** Topics that one decision may add, and topics that a session may have in all: more than that nobody discusses. */
export const MAX_NEW_TOPICS = 3;
export const MAX_TOPICS = 16;
/** Non-answers in a row that count as a sign of having had enough. */
export const TIRED_AFTER = 2;
/** More facts in a row than any honest session records without a step in between: a guard against a rule that loops. */
export const MAX_RECORDS_IN_A_ROW = 500;
/** Answers of a topic that a model writes down together while the interview goes on. */
export const ANSWERS_A_DRAFT = 2;
/** Times that a model may add to a draft that was written as a whole, before it goes through all of it once more. */
export const MOST_ADDITIONS = 1;
/** Drafts that models write at the same time: servers take few calls at once. */
export const MAX_WRITERS = 2;
/** From this share of the token budget on, no call is made whose result may come to nothing. */
export const SPARE_TOKENS = 0.8;
