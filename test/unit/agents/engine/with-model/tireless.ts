import { goodResult } from '../../../../model-server/good-model.mjs';
import { question } from '../../../../model-server/question-stock.mjs';
import type { RecordedRequest } from '../../../../model-server/recorded-request.mjs';
import { saysJson } from '../../../../model-server/replies.mjs';

const SUBJECTS = [
  'the size',
  'the format',
  'the owner',
  'the hour',
  'the name',
  'the place',
  'the order',
  'the colour',
];
const SIDES = ['at night', 'on failure', 'for admins', 'for guests', 'in tests', 'on upgrade'];

/** An interviewer that always has one more question. */
export function tireless() {
  let asked = 0;
  return (request: RecordedRequest) => {
    const subject = SUBJECTS[asked % SUBJECTS.length] ?? '';
    const side = SIDES[Math.floor(asked / SUBJECTS.length)] ?? '';
    asked += 1;
    const text = `What about ${subject} ${side}?`;
    return saysJson({
      ...goodResult(request),
      done: false,
      finding: null,
      question: question({
        question: text,
        type: 'ask_text',
        why: `Nothing says what is wanted for ${subject} ${side}.`,
        dimensions: ['behaviour'],
        subject: `${subject} ${side}`,
        about: `${subject}-${side}`.replaceAll(' ', '-'),
      }),
    });
  };
}
