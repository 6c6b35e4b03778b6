import type { Role } from './role';
import { fillNulls } from './fill-nulls';
import { type Reading, readings } from './parse-reply';
import { plainJson, TOO_DEEP } from './plain-json';
import { problemsOf } from './problems';
import type { FlatSchema } from './wire-schema';

/** What a reply came to: the role's result, or what is wrong with it, in lines of "path: problem". */
type Checked<O> = { fits: true; value: O } | { fits: false; problems: string[] };

/**
 * Reads a model's reply as the result of a role: as JSON, in the wire form (`schema` is that of the role's prompt), in
 * the role's own terms. Of several readings the first that fits is taken; where none does, the problems are those of the
 * longest. Throws nothing, whatever the text.
 */
export function checkReply<I, O>(role: Role<I, O>, input: I, schema: FlatSchema, text: string): Checked<O> {
  let problems = ['the whole reply: no JSON value is in it'];
  let length = -1;
  for (const reading of readings(text)) {
    const checked = checkReading(role, input, schema, reading);
    if (checked.fits) return checked;
    if (reading.length > length) ({ problems } = checked);
    length = Math.max(length, reading.length);
  }
  return { fits: false, problems };
}

function checkReading<I, O>(role: Role<I, O>, input: I, schema: FlatSchema, reading: Reading): Checked<O> {
  const plain = plainJson(reading.value);
  if (plain === TOO_DEEP) return { fits: false, problems: ['the whole reply: nested too deep'] };
  try {
    // A value that was cut off lacks what came last: only in one that was closed a missing key says null.
    const wire = role.prompt.wire.safeParse(reading.whole ? fillNulls(schema, plain) : plain);
    if (!wire.success) return { fits: false, problems: problemsOf(wire.error) };
    const result = role.output.safeParse(role.prompt.fromWire(wire.data, input));
    if (!result.success) return { fits: false, problems: problemsOf(result.error) };
    return reading.breaksOff
      ? { fits: false, problems: ['the whole reply: it breaks off in the middle of a text'] }
      : { fits: true, value: result.data };
  } catch {
    return { fits: false, problems: ['the whole reply: cannot be understood'] };
  }
}
