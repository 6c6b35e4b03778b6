import { describe, expect, it } from 'vitest';
import type { EventRecord } from '../../../../src/agents/session/events';
import { eventLine } from '../../../../src/extension/headless/event-line';
import { printingStore } from '../../../../src/extension/headless/printing-store';
import { memoryStore } from '../../../../src/extension/node/sessions/memory-store';
import { message, recordsOf, specFiles, started } from '../../rigs/sample-events';

const records = recordsOf([started, message('b')]);

describe('what the run prints', () => {
  it('is printed only once it is kept', async () => {
    const order: string[] = [];
    const kept = { ...memoryStore(''), append: async () => void order.push('kept') };
    await printingStore(kept, ({ seq }) => order.push(`printed ${seq}`)).append(records);
    expect(order).toEqual(['kept', 'printed 1', 'printed 2']);
  });

  it('is not printed when it cannot be kept, and nothing is written of the session after that', async () => {
    const printed: EventRecord[] = [];
    const written: string[] = [];
    const full = { ...memoryStore('There is no space.'), writeDraft: async (id: string) => void written.push(id) };
    const store = printingStore(full, (record) => printed.push(record));
    await expect(store.append(records.slice(0, 1))).rejects.toThrow('There is no space.');
    await expect(store.append(records)).rejects.toThrow('There is no space.');
    await expect(store.writeSpec('x', specFiles('spec'))).rejects.toThrow('There is no space.');
    await expect(store.writeDraft('T1', 'draft')).rejects.toThrow('There is no space.');
    expect({ printed, written }).toEqual({ printed: [], written: [] });
  });

  it('is the event, flat, with its number and time; unknown ones as they are', () => {
    const [, told, unknown] = recordsOf([
      started,
      message('b'),
      { type: 'unknown', original: { type: 'mood', mood: 'good' } },
    ]);
    if (told === undefined || unknown === undefined) throw new Error('no records');
    expect(JSON.parse(eventLine(told))).toEqual({
      seq: 2,
      at: told.at,
      type: 'message_given',
      id: 'M1',
      text: 'b',
      by: 'person',
    });
    expect(JSON.parse(eventLine(unknown))).toEqual({ seq: 3, at: unknown.at, type: 'mood', mood: 'good' });
  });
});
