import { describe, expect, it } from 'vitest';
import { parseArguments } from '../../../../src/extension/headless/args';

function prepared(...more: string[]): string | undefined {
  const base = ['--workspace', '.', '--request', 'Add a cache', '--model', 'openai', '--model-name', 'small'];
  const parsed = parseArguments([...base, ...more]);
  return parsed.kind === 'run' ? parsed.arguments.model?.prepare : parsed.kind === 'bad' ? parsed.reason : undefined;
}

const LOCAL = ['--base-url', 'http://127.0.0.1:11434/v1'];
const REMOTE = ['--base-url', 'https://models.example.org/v1'];

describe('how much a run prepares ahead of answers', () => {
  it('is all of it with a server on this computer, and the likeliest answer with another', () => {
    expect(prepared(...LOCAL)).toBe('full');
    expect(prepared(...REMOTE)).toBe('modest');
  });

  it('is nothing where nobody thinks meanwhile', () => {
    expect(prepared(...LOCAL, '--auto', 'first')).toBe('off');
    expect(prepared(...LOCAL, '--answers', 'answers.jsonl')).toBe('off');
  });

  it('is what the operator says', () => {
    expect(prepared(...REMOTE, '--prepare', 'full')).toBe('full');
    expect(prepared(...LOCAL, '--prepare', 'some')).toBe('--prepare must be one of: off, modest, full.');
  });
});
