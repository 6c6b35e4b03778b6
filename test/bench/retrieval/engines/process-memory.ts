import { readFileSync } from 'node:fs';

/**
 * Most bytes that a running process has held since its start; 0 where the machine does not say. On Linux not from
 * `getrusage`, whose figure begins with what the parent held.
 */
export function peakMemoryOf(pid: number | undefined): number {
  if (pid === process.pid && process.platform !== 'linux') return process.resourceUsage().maxRSS * 1024;
  if (pid === undefined || process.platform !== 'linux') return 0;
  try {
    return Number(/^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}
