import type { Language } from '../../base/text/language';

const ENGLISH = {
  decideForYou: 'Left to whoever builds it.',
  staysOpen: 'That stays an open question in the specification.',
  comeBack: 'We will come back to that.',
  noneThen: 'None of these, then.',
  noneOfThese: 'Understood, none of these:',
  notedOnly: 'Noted.',
  understood: 'Understood:',
  chose: 'So:',
  noted: 'Noted:',
  order: 'In this order:',
  picture: 'I have the picture:',
  file: 'I have the file:',
  delegated: 'Delegated:',
  open: 'Open:',
  notKnown: 'Not known to the person asked.',
  notAnswered: 'Not answered.',
  recommended: 'recommended',
  optionsShown: 'options shown',
  noneOfTheOptions: 'None of the options',
  asDrawn: 'as drawn',
  inThisOrder: '(in this order)',
  holds: (first: string, second: string) =>
    `Of two statements that did not fit together, this one holds: “${first}”; this one does not: “${second}”.`,
  bothHold: (first: string, second: string) => `Both hold: “${first}” and “${second}”.`,
  neitherHolds: (first: string, second: string) => `Neither holds: “${first}” nor “${second}”.`,
  holdsToo: (told: string) => `The fix SHALL hold for this as well: “${told}”.`,
  askedOf: (told: string, question: string) => `${told} (Asked was: “${question}”)`,
  nothingSettled: 'Nothing was settled here.',
  and: 'and',
  nothingYet: 'Nothing is settled yet; the draft beside this conversation grows with every answer.',
  soFar: 'Here is what we have:',
  left: (count: number) =>
    `${count === 1 ? 'One question is' : `${count} questions are`} left. The whole text stands in the draft.`,
  settled: (title: string, finding: string) => `${title}: settled. ${finding}`.trimEnd(),
  untouched: (title: string) => `${title}: not talked about yet.`,
  answered: (title: string, answered: number, asked: number, missing: readonly string[]) =>
    `${title}: ${answered} of ${asked} questions answered, ${missing.length === 0 ? 'nothing is missing' : `still open: ${missing.join(', ')}`}.`,
  wrapUp: 'Then I put together what we have.',
  enough: 'Understood: no more questions. I put together what we have.',
  pencil:
    'Without a model I cannot do that to the draft: it stays as your comment there, and the buttons beside a statement change it.',
  whatAbout: 'Understood: then I ask what it is about.',
  byRequest: 'Then I go by the words of the request.',
  reordered: 'I changed the order of the topics.',
  onTheList: (titles: string) => `I have put ${titles} on the list; we come back to it.`,
  intoTheDraft: 'Noted. It goes into the draft.',
  unclear: (words: string) => `I am not sure how “${words}” is meant: say it with a click below your message.`,
  partUnclear: (words: string) =>
    `Noted. It goes into the draft. How “${words}” is meant you can say with a click below your message.`,
  heard: 'Understood. That says nothing of the change, so it stays out of the specification.',
  cannotAnswer: 'Without a model I cannot answer that. Beside each question stands why it is asked.',
  calledSo: (avoided: string, preferred: string | null) =>
    preferred === null
      ? `From here on I avoid “${avoided}”.`
      : `From here on it is called “${preferred}”, not “${avoided}”, in questions and in the draft.`,
  onTo: (title: string) => `Then on to “${title}”.`,
  alreadyAt: (title: string) => `We are at “${title}” already.`,
  willAsk: (about: string) => `I will ask about ${about}.`,
  lastTopic: 'That was the last topic. I put together what we have.',
  ticked: (chosen: readonly string[], of: number, own: boolean) =>
    `Noted, ${chosen.length} of ${of}: ${chosen.map((one) => `“${one}”`).join(', ')}${own ? ', and what you wrote' : ''}.`,
  tickedSome: (count: number, of: number, own: boolean) =>
    `Noted: ${count} of ${of}${own ? ', and what you wrote' : ''}.`,
  tickedBut: (left: string, own: boolean) =>
    `Noted: all ${left === '' ? 'of them' : `but “${left}”`}${own ? ', and what you wrote' : ''}.`,
  judged: (holds: number, not: number, left: number) =>
    `${[
      ...(holds > 0 ? [`${holds} confirmed`] : []),
      ...(not > 0 ? [`${not} put right`] : []),
      ...(left > 0 ? [`${left} ${left === 1 ? 'stays an assumption' : 'stay assumptions'}`] : []),
    ].join(', ')}.`,
  goalChanged: (request: string, kept: readonly string[], holds: number, gone: number) =>
    [
      `From here on it is about “${request}”: I look again and plan anew.`,
      holds === 0
        ? 'Nothing of what was said before is kept.'
        : `Still holds: ${kept.join(', ')}${holds > kept.length ? ` and ${holds - kept.length} more` : ''}.`,
      ...(gone === 0
        ? []
        : [
            `${gone === 1 ? 'One statement no longer stands; it' : `${gone} statements no longer stand; they`} can be put back in the draft, and Clarifications keep what was said.`,
          ]),
    ].join(' '),
  leftOut: (about: string) => `Understood: I do not ask about “${about}”.`,
  quoted: (title: string) => `“${title}”`,
};

/** What the rules say in conversation. */
export type Says = typeof ENGLISH;

const GERMAN: Says = {
  decideForYou: 'Das entscheidet, wer es baut.',
  staysOpen: 'Das bleibt eine offene Frage in der Spezifikation.',
  comeBack: 'Darauf kommen wir zurück.',
  noneThen: 'Also nichts davon.',
  noneOfThese: 'Verstanden, nichts davon:',
  notedOnly: 'Notiert.',
  understood: 'Verstanden:',
  chose: 'Also:',
  noted: 'Notiert:',
  order: 'In dieser Reihenfolge:',
  picture: 'Das Bild ist da:',
  file: 'Die Datei ist da:',
  delegated: 'Delegiert:',
  open: 'Offen:',
  notKnown: 'Der befragten Person nicht bekannt.',
  notAnswered: 'Nicht beantwortet.',
  recommended: 'empfohlen',
  optionsShown: 'gezeigte Optionen',
  noneOfTheOptions: 'Keine der Optionen',
  asDrawn: 'wie gezeichnet',
  inThisOrder: '(in dieser Reihenfolge)',
  holds: (first, second) =>
    `Von zwei Aussagen, die nicht zusammenpassen, gilt diese: „${first}“; diese nicht: „${second}“.`,
  bothHold: (first, second) => `Beide gelten: „${first}“ und „${second}“.`,
  neitherHolds: (first, second) => `Keine von beiden gilt: „${first}“ und „${second}“.`,
  holdsToo: (told: string) => `Die Korrektur MUSS auch hierfür gelten: „${told}“.`,
  askedOf: (told: string, question: string) => `${told} (Gefragt war: „${question}“)`,
  nothingSettled: 'Hier wurde nichts geklärt.',
  and: 'und',
  nothingYet: 'Noch ist nichts geklärt; der Entwurf neben diesem Gespräch wächst mit jeder Antwort.',
  soFar: 'Das haben wir bisher:',
  left: (count) =>
    `${count === 1 ? 'Eine Frage ist' : `${count} Fragen sind`} noch übrig. Der ganze Text steht im Entwurf.`,
  settled: (title, finding) => `${title}: geklärt. ${finding}`.trimEnd(),
  untouched: (title) => `${title}: noch nicht besprochen.`,
  answered: (title, answered, asked, missing) =>
    `${title}: ${answered} von ${asked} Fragen beantwortet, ${missing.length === 0 ? 'es fehlt nichts' : `noch offen: ${missing.join(', ')}`}.`,
  wrapUp: 'Dann stelle ich zusammen, was wir haben.',
  enough: 'Verstanden: keine Fragen mehr. Ich stelle zusammen, was wir haben.',
  pencil:
    'Ohne Modell kann ich das am Entwurf nicht tun: Es bleibt dort als Ihr Kommentar stehen, und die Knöpfe neben einer Aussage ändern sie.',
  whatAbout: 'Verstanden: Dann frage ich, worum es geht.',
  byRequest: 'Dann richte ich mich nach den Worten der Anfrage.',
  reordered: 'Die Reihenfolge der Themen ist geändert.',
  onTheList: (titles) => `${titles} steht auf der Liste; wir kommen darauf zurück.`,
  intoTheDraft: 'Notiert. Es kommt in den Entwurf.',
  unclear: (words) =>
    `Ich bin nicht sicher, wie „${words}“ gemeint ist: Sagen Sie es mit einem Klick unter Ihrer Nachricht.`,
  partUnclear: (words) =>
    `Notiert. Es kommt in den Entwurf. Wie „${words}“ gemeint ist, sagen Sie mit einem Klick unter Ihrer Nachricht.`,
  heard: 'Verstanden. Das sagt nichts über die Änderung und bleibt aus der Spezifikation heraus.',
  cannotAnswer: 'Ohne Modell kann ich das nicht beantworten. Neben jeder Frage steht, warum sie gestellt wird.',
  calledSo: (avoided, preferred) =>
    preferred === null
      ? `Ab jetzt vermeide ich „${avoided}“.`
      : `Ab jetzt heißt es „${preferred}“, nicht „${avoided}“, in Fragen und im Entwurf.`,
  onTo: (title) => `Dann weiter zu „${title}“.`,
  alreadyAt: (title) => `Wir sind schon bei „${title}“.`,
  willAsk: (about) => `Ich frage danach: ${about}.`,
  lastTopic: 'Das war das letzte Thema. Ich stelle zusammen, was wir haben.',
  tickedSome: (count, of, own) => `Notiert: ${count} von ${of}${own ? ' und was Sie geschrieben haben' : ''}.`,
  tickedBut: (left, own) =>
    `Notiert: ${left === '' ? 'alle' : `alle außer „${left}“`}${own ? ' und was Sie geschrieben haben' : ''}.`,
  ticked: (chosen, of, own) =>
    `Notiert, ${chosen.length} von ${of}: ${chosen.map((one) => `„${one}“`).join(', ')}${own ? ' und was Sie geschrieben haben' : ''}.`,
  judged: (holds, not, left) =>
    `${[
      ...(holds > 0 ? [`${holds} bestätigt`] : []),
      ...(not > 0 ? [`${not} richtiggestellt`] : []),
      ...(left > 0 ? [`${left} ${left === 1 ? 'bleibt eine Annahme' : 'bleiben Annahmen'}`] : []),
    ].join(', ')}.`,
  goalChanged: (request, kept, holds, gone) =>
    [
      `Ab jetzt geht es um „${request}“: Ich sehe noch einmal nach und plane neu.`,
      holds === 0
        ? 'Nichts vom bisher Gesagten bleibt.'
        : `Weiter gilt: ${kept.join(', ')}${holds > kept.length ? ` und ${holds - kept.length} mehr` : ''}.`,
      ...(gone === 0
        ? []
        : [
            `${gone === 1 ? 'Eine Aussage gilt nicht mehr; sie' : `${gone} Aussagen gelten nicht mehr; sie`} kann man im Entwurf zurückholen, und was gesagt wurde, bleibt unter Clarifications.`,
          ]),
    ].join(' '),
  leftOut: (about) => `Verstanden: Nach „${about}“ frage ich nicht.`,
  quoted: (title) => `„${title}“`,
};

/** What the rules say in each language. */
export const SAYS: Readonly<Record<Language, Says>> = { en: ENGLISH, de: GERMAN };
