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

/** Words of who does not know. */
const KNOWS_NOT =
  /^(?:i (?:don't|do not) know|don't know|(?:i have )?no (?:idea|clue)|idk|dunno|not sure|(?:ich )?weiß (?:ich )?(?:es )?nicht|(?:ich habe? )?keine ahnung)$/;

/** Words of who leaves the decision to whoever asks. */
const LEAVES_IT =
  /^(?:whatever you (?:think|like|want|prefer)|up to you|you (?:decide|choose|pick)|just (?:do it|decide|pick (?:one|something))|your call|(?:that's|this is) (?:up to you|for you to (?:work|figure) out|your (?:call|job|decision))|mach(?:t|en sie)? (?:du|ihr|einfach|wie (?:du|ihr|sie) .{2,30})|entscheide?(?:t|n sie)? (?:du|ihr|selbst)?|such(?:t)? (?:dir|euch) (?:was|etwas|eins?) aus|wie (?:du|ihr|sie) (?:willst|wollt|wollen|meinst|meint|meinen)|(?:das ist )?(?:deine|eure|ihre) (?:sache|entscheidung))$/;

/** Other replies of somebody who has stopped caring; said once, each may be an answer: “Skip” what is wrong, “Any” file. */
const CARES_NOT =
  /^(?:whatever|i (?:don't|do not) (?:care|mind)|don't (?:care|mind)|no opinion|any(?:thing)?|same|does(?:n't| not) matter|who cares|meh|pass|skip|next|(?:das )?ist mir egal|(?:mir )?egal)$/;

/** Whether a text complains about being asked so much. */
export function isComplaint(text: string): boolean {
  return clausesOf(text).some((clause) => COMPLAINTS.some((pattern) => pattern.test(clause)));
}

/** What an answer in words comes to that is none: left to whoever asks, or not known; null where it may say something. */
export function shrugIn(text: string): 'you_decide' | 'dont_know' | null {
  const parts = text.split(/[,;.!?\n]+/u).flatMap(clausesOf);
  const leaves = (part: string) => LEAVES_IT.test(part);
  if (parts.length === 0 || !parts.every((part) => leaves(part) || KNOWS_NOT.test(part))) return null;
  return parts.some(leaves) ? 'you_decide' : 'dont_know';
}

/** Whether a text is no more than a shrug. */
export function isShrug(text: string): boolean {
  const bare = text.trim().toLowerCase().replace(/_/g, ' ');
  if (bare === 'you decide' || bare === 'dont know') return true;
  const clauses = clausesOf(text);
  return (
    clauses.length > 0 && clauses.every((clause) => [KNOWS_NOT, LEAVES_IT, CARES_NOT].some((says) => says.test(clause)))
  );
}
