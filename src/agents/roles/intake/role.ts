import { intakeSchema } from '../../session/events';
import type { Intake } from '../../session/events';
import { NO_READING } from '../../session/reading';
import { areaContext } from '../rule-based/context';
import { classify, kindsCompete, kindsIn } from '../rule-based/classify';
import { GERMAN_SEEN } from '../rule-based/german/visible-changes';
import { BUILDING } from '../rule-based/entries/entry';
import { kindProfile } from '../rule-based/kinds/register';
import { planQuestions } from '../rule-based/plan';
import { subjectAreasIn, weighedSubjects } from '../rule-based/recognise';
import type { IntakeInput } from '../inputs/inputs';
import type { RuleRole } from '../../model/role';
import { declaredNames, searchTerms } from '../../base/english/terms';
import { titleOf } from '../../base/english/title';

/** Questions the first sketch of the interview assumes: the default budget of a session. */
const USUAL_BUDGET = 12;

/** From this probability on, the words of a request are believed before the subject that it names. */
const HALF_SURE = 0.3;

/** The kinds of change that a request asks for; where its words leave that open, what it calls by name says it. */
function kindsOf(request: string): ReturnType<typeof classify> {
  const read = classify(request);
  const [first] = kindsIn(request);
  if (first === undefined || first.p >= HALF_SURE || !kindsCompete(request)) return read;
  const named = weighedSubjects(request, read.kind).find((subject) => subject.named);
  if (named !== undefined) return { kind: named.area.kind, alsoKinds: [] };
  // Of what is hardly likelier than the rest only those are asked about that most people mean: the others can be chosen with one click.
  return [...BUILDING, 'bug'].includes(read.kind) ? read : { kind: 'feature', alsoKinds: [] };
}

/** Reads the request, by rules alone, so that nobody waits for it: what kind of change it is, what must be known, and whether to look at the workspace first. */
export const intake: RuleRole<IntakeInput, Intake> = {
  name: 'intake',
  output: intakeSchema,
  offline(input) {
    const { kind, alsoKinds } = kindsOf(input.request);
    const subjectAreas = subjectAreasIn(input.request, kind);
    const selectionNames = input.selection === null ? [] : declaredNames(input.selection.text);
    const probeNeeded = input.roots.length > 0;
    const made: Intake = {
      kind,
      alsoKinds,
      title: titleOf(input.request),
      terms: searchTerms(
        input.request,
        selectionNames,
        subjectAreas.flatMap((area) => area.terms),
      ),
      probeNeeded,
      reason: probeNeeded
        ? 'What the workspace shows need not be asked.'
        : 'No folder is open, so there is nothing to look at.',
      visible:
        kind === 'ui' ||
        subjectAreas.some((area) => area.visible) ||
        SEEN.test(input.request) ||
        GERMAN_SEEN.test(input.request),
      mustKnow: [],
    };
    return { ...made, mustKnow: mustKnowOf(input, made) };
  },
};

const SEEN =
  /\b(ui|user interface|screens?|pages?|buttons?|dialogs?|forms?|menus?|lists?|tables?|views?|icons?|colou?rs?|layout|design|looks?|display|shown?|dashboards?|output|messages?|users?|customers?|people|visitors?|click|games?|apps?|web ?sites?)\b/i;

/** The sides that the planned questions are about, in the order of their worth, then what the kind of change adds. */
function mustKnowOf(input: IntakeInput, made: Intake): Intake['mustKnow'] {
  const context = areaContext({ ...input, intake: made, evidence: [], facts: [], reading: NO_READING });
  const planned = planQuestions(context, USUAL_BUDGET).map(({ entry }) => entry.dimensions[0]);
  const distinct = [...new Set(planned)];
  return distinct.length > 0 ? distinct : [...kindProfile(made.kind).mustKnow];
}
