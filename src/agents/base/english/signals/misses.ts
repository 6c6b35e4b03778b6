/** Words that say that a question misses: what it is about instead, or that nothing of it is so. Measures are none ("about 5 MB"). */
const SAYS_OTHERWISE =
  /\b(?:nothing to do with|(?:this|it|that)(?: is|[’']s) (?:not|no) (?:an? )?(?:bug|fault|defect)(?=\s*(?:[.,;:!–—]|$))|nothing is (?:broken|wrong|slow)\b|nothing (?:is|gets) (?:being )?\w+(?:ed|en) here\b|not about(?! \d)|(?:it|this|that)(?: is|[’']s) (?:only |just |really )?about(?! (?:\d|an? (?:\w+ )?(?:seconds?|minute|hour|day|week|month|year|page|line|screen|hundred|thousand|dozen|third|quarter|fifth|tenth|million|fraction|half|[kmg]b|megabytes?|gigabytes?)\b|one\b|two\b|half\b|the same\b)))|(?<!\p{L})(?:es geht (?:nicht |nur )?um(?! (?:\d|etwa |rund |ein paar ))|darum geht es nicht|es ist kein\p{L}* (?:fehler|problem)|(?:das|dies) ist kein bug|hat nichts (?:damit )?zu tun)(?!\p{L})/iu;

/** Whether an answer in somebody's own words says that the question misses what they want, English or German. */
export function saysOtherwise(text: string): boolean {
  return SAYS_OTHERWISE.test(text);
}
