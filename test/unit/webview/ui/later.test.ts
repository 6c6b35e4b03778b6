import { expect, it } from 'vitest';
import { laterPart } from '../../../../src/webview/ui/later';

it('a part of the page is loaded once for all who want it', async () => {
  let times = 0;
  const part = laterPart(async () => {
    times += 1;
    return () => null;
  });
  await Promise.all([part.load(), part.load()]);
  await part.load();
  expect(times).toBe(1);
});

it('a part that could not be loaded is loaded when it is wanted again, and nobody has to catch anything', async () => {
  let times = 0;
  const part = laterPart(async () => {
    times += 1;
    if (times === 1) throw new Error('The file is not there yet.');
    return () => null;
  });
  await part.load();
  await part.load();
  await part.load();
  expect(times).toBe(2);
});
