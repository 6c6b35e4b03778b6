import { describe, expect, it } from 'vitest';
import { automaticAnswer, digestAnswer } from '../../../../src/agents/questions/catalogue';
import { configOf, expectTaken, problemsOf, reasonAgainst } from './refusals';

const hash = '0123456789abcdef'.repeat(4);
const png = { name: 'error.png', type: 'image/png', size: 2048, hash };
const csv = { name: 'orders.CSV', type: 'text/plain', size: 10, hash };

describe('what may be added', () => {
  it('is one thing, unless more are allowed for', () => {
    expect(configOf('ask_file')['multiple']).toBe(false);
    expect(configOf('ask_file', { maxFiles: 3 })['multiple']).toBe(true);
    expect(configOf('ask_image', { maxImages: 1 })['multiple']).toBe(false);
    expect(problemsOf('ask_file', { multiple: false, maxFiles: 2 })).toEqual([
      'config.maxFiles: more than 1 needs multiple to be true',
    ]);
    expect(problemsOf('ask_image', { multiple: false, maxImages: 2 })).toEqual([
      'config.maxImages: more than 1 needs multiple to be true',
    ]);
  });

  it('is given as media types and extensions, in a list or a line', () => {
    expect(configOf('ask_file', { accept: '.csv, text/*,' })['accept']).toEqual(['.csv', 'text/*']);
    expect(configOf('ask_file', { accept: ['.csv'] })['accept']).toEqual(['.csv']);
    expect(problemsOf('ask_file', { accept: ['.csv', 'csv'] })).toEqual([
      'config.accept[1]: must be a media type such as image/png or an extension such as .png',
    ]);
    expect(problemsOf('ask_image', { accept: ['application/pdf'] })).toEqual([
      'config.accept[0]: application/pdf is not an image type; use ask_file for other files',
    ]);
    expect(problemsOf('ask_file', { maxSize: 0 })).toEqual(['config.maxSize: must be at least 1']);
  });
});

describe('ask_image', () => {
  const config = configOf('ask_image', { maxImages: 2, accept: ['image/png', '.jpg'], maxSize: 4096 });

  it('takes images by hash, with what they show', () => {
    expectTaken('ask_image', config, { images: [png, { ...png, name: 'a.JPG', type: 'image/jpeg', alt: 'The page' }] });
    expect(digestAnswer('ask_image', config, { images: [{ ...png, alt: 'The page' }] })).toBe(
      '1 image: error.png (2 kB) – The page',
    );
  });

  it('says why it refuses', () => {
    expect(reasonAgainst('ask_image', config, { images: [] })).toBe('Add at least one image.');
    expect(reasonAgainst('ask_image', config, { images: [png, png, png] })).toBe('At most 2 images; there are 3.');
    expect(reasonAgainst('ask_image', config, { images: [{ ...png, size: 5000 }] })).toBe(
      '“error.png” is 4.9 kB; the limit is 4 kB.',
    );
    expect(reasonAgainst('ask_image', config, { images: [{ ...png, size: 4097 }] })).toBe(
      '“error.png” is 4097 bytes; the limit is 4096 bytes.',
    );
    expect(reasonAgainst('ask_image', config, { images: [{ ...png, type: 'image/gif' }] })).toBe(
      '“error.png” is image/gif; this question takes image/png, .jpg.',
    );
    expect(reasonAgainst('ask_image', configOf('ask_image'), { images: [csv] })).toBe('“orders.CSV” is not an image.');
  });

  it('takes no content and no path for a hash', () => {
    const reason = reasonAgainst('ask_image', config, { images: [{ ...png, hash: '../secrets' }] });
    expect(reason).toContain('answer.images[0].hash: must be a SHA-256 in lower-case hex');
    expectTaken(
      'ask_image',
      config,
      { images: [{ ...png, content: 'data:image/png;base64,AA==' }] },
      { images: [png] },
    );
  });
});

describe('ask_file', () => {
  it('believes a type that content cannot tell, and no other', () => {
    const config = configOf('ask_file', { accept: ['text/csv', 'application/pdf'] });
    expectTaken('ask_file', config, { files: [csv] });
    expectTaken('ask_file', config, { files: [{ ...csv, type: 'application/pdf' }] });
    expect(reasonAgainst('ask_file', config, { files: [png] })).toContain('“error.png” is image/png;');
    const pdfOnly = configOf('ask_file', { accept: ['application/pdf'] });
    expect(reasonAgainst('ask_file', pdfOnly, { files: [csv] })).toContain('“orders.CSV” is text/plain;');
    expect(reasonAgainst('ask_file', pdfOnly, { files: [{ ...csv, type: '' }] })).toContain('of unknown type');
    expectTaken('ask_file', configOf('ask_file', { accept: '*/*' }), { files: [png] });
  });

  it('takes one file, or any number where several may be given', () => {
    expect(reasonAgainst('ask_file', configOf('ask_file'), { files: [csv, csv] })).toBe('At most 1 file; there are 2.');
    expectTaken('ask_file', configOf('ask_file', { multiple: true }), { files: [csv, csv, csv] });
    expect(reasonAgainst('ask_file', configOf('ask_file'), { files: [{ ...csv, size: -1 }] })).toContain(
      'answer.files[0].size: must be at least 0',
    );
  });

  it('is digested with names and sizes, and has no answer of its own', () => {
    const files = [csv, { ...csv, name: 'b\n.log', size: 3 * 1024 ** 2 }];
    expect(digestAnswer('ask_file', configOf('ask_file', { maxFiles: 2 }), { files })).toBe(
      '2 files: orders.CSV (10 bytes), b .log (3 MB)',
    );
    expect(automaticAnswer('ask_file', configOf('ask_file'), 'first')).toBeNull();
  });
});
