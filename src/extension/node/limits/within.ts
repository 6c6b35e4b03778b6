/**
 * What the work comes to, or what `late` gives (or throws) where it takes longer than so many milliseconds. The work
 * itself is not stopped; what it comes to later is dropped.
 */
export async function within<T, L>(work: PromiseLike<T>, ms: number, late: () => L): Promise<T | L> {
  let timer: NodeJS.Timeout | undefined;
  const timeUp = new Promise<L>((resolve, reject) => {
    timer = setTimeout(() => {
      try {
        resolve(late());
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)));
      }
    }, ms);
  });
  try {
    return await Promise.race([work, timeUp]);
  } finally {
    clearTimeout(timer);
  }
}
