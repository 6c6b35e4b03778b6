import { clausesOf } from './clauses';

/** Complaints about the interview itself: one is enough. */
const COMPLAINTS: readonly RegExp[] = [
  /^(?:that's |this is |these are |it's )?(?:way |far )?too many questions$/,
  /^(?:so|how) many (?:more )?questions(?: (?:are there|to go|left|do you have|will there be|are left))?$/,
  /^how (?:much longer|long)(?: (?:is|does|will) (?:this|it)(?: going to)?(?: take| go on)?)?$/,
  /^(?:this is |that's |it's )?(?:getting )?(?:too long|tiring|tedious|annoying|boring|exhausting|a waste of time)$/,
  /^enough already$/,
  /^i(?:'m| am) (?:tired|bored|losing patience|out of time)(?: of (?:this|it|these questions))?$/,
  /^i (?:don't|do not) have (?:the )?time(?: for (?:this|that|more))?$/,
];

/** Replies of somebody who has stopped caring about the answer. */
const SHRUGS =
  /^(?:whatever(?: you (?:think|like|want|prefer))?|i (?:don't|do not) (?:care|mind|know)|don't (?:care|know|mind)|no idea|no opinion|idk|dunno|any(?:thing)?|same|up to you|you (?:decide|choose|pick)|just (?:do it|decide|pick (?:one|something))|does(?:n't| not) matter|who cares|meh|pass|skip|next)$/;

/** Whether a text complains about being asked so much. */
export function isComplaint(text: string): boolean {
  return clausesOf(text).some((clause) => COMPLAINTS.some((pattern) => pattern.test(clause)));
}

/** Whether a text is no more than a shrug. */
export function isShrug(text: string): boolean {
  const bare = text.trim().toLowerCase().replace(/_/g, ' ');
  if (bare === 'you decide' || bare === 'dont know') return true;
  const clauses = clausesOf(text);
  return clauses.length > 0 && clauses.every((clause) => SHRUGS.test(clause));
}
