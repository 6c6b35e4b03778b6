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
  /^(?:whatever(?: you (?:think|like|want|prefer))?|i (?:don't|do not) (?:care|mind|know)|don't (?:care|know|mind)|no idea|no opinion|idk|dunno|any(?:thing)?|same|up to you|you (?:decide|choose|pick)|just (?:do it|decide|pick (?:one|something))|does(?:n't| not) matter|who cares|meh|pass|skip|next|no clue|not sure|(?:i have )?no idea|your call|(?:that's|this is) (?:up to you|for you to (?:work|figure) out|your (?:call|job|decision))|(?:(?:ich )?weiß (?:ich )?(?:es )?nicht|(?:ich habe? )?keine ahnung|(?:das )?ist mir egal|(?:mir )?egal|mach(?:t|en sie)? (?:du|ihr|einfach|mal|es|das|wie (?:du|ihr|sie) .{2,30})|entscheide?(?:t|n sie)? (?:du|ihr|das|selbst)?|such(?:t)? (?:dir|euch) (?:was|etwas|eins?) aus|wie (?:du|ihr|sie) (?:willst|wollt|wollen|meinst|meint|meinen)|(?:das ist )?(?:deine|eure|ihre) (?:sache|entscheidung)))$/;

/** Those of them that leave the decision to whoever asks. */
const LEAVES_IT =
  /^(?:whatever\b.*|up to you|you (?:decide|choose|pick)|just .*|your call|(?:that's|this is) (?:up to you|for you .*|your .*)|mach.*|entscheide.*|such.*|wie (?:du|ihr|sie) .*|(?:das ist )?(?:deine|eure|ihre) .*)$/;

/** Whether a text complains about being asked so much. */
export function isComplaint(text: string): boolean {
  return clausesOf(text).some((clause) => COMPLAINTS.some((pattern) => pattern.test(clause)));
}

/** What an answer in words that is no more than a shrug comes to: left to whoever asks, or not known; null where it is none. */
export function shrugIn(text: string): 'you_decide' | 'dont_know' | null {
  const parts = text.split(/[,;.!?\n]+/u).filter((part) => part.trim() !== '');
  if (parts.length === 0 || !parts.every(isShrug) || /^\W*same\W*$/i.test(text)) return null;
  return parts.flatMap((part) => clausesOf(part)).some((clause) => LEAVES_IT.test(clause)) ? 'you_decide' : 'dont_know';
}

/** Whether a text is no more than a shrug. */
export function isShrug(text: string): boolean {
  const bare = text.trim().toLowerCase().replace(/_/g, ' ');
  if (bare === 'you decide' || bare === 'dont know') return true;
  const clauses = clausesOf(text);
  return clauses.length > 0 && clauses.every((clause) => SHRUGS.test(clause));
}
