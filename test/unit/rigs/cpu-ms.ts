/**
 * Milliseconds of processor time that this thread has taken so far. What must not take long is held to it, not to the clock:
 * on a busy machine a test waits for its turn.
 */
export function cpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
