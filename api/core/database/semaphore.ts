/** Limits how many pieces of work run at the same time. Further work waits in order of arrival. */
export function semaphore(count: number) {
  let free = count;
  const queue: (() => void)[] = [];

  /**
   * Takes a permit, or waits for one at most `milliseconds`.
   * @returns whether it got a permit
   */
  function take(milliseconds: number) {
    if (free > 0) {
      free--;
      return true;
    }
    return new Promise<boolean>((answer) => {
      const come = () => {
        clearTimeout(timer);
        answer(true);
      };
      const timer = setTimeout(() => {
        queue.splice(queue.indexOf(come), 1);
        answer(false);
      }, milliseconds);
      queue.push(come);
    });
  }

  function leave() {
    const next = queue.shift();
    if (next) next();
    else free++;
  }

  return {
    /**
     * Waits for a permit at most `milliseconds`, then runs the work and passes it the milliseconds that are left.
     * Throws `refused` if no permit is free in time.
     */
    async within<T>(milliseconds: number, work: (left: number) => Promise<T>, refused: unknown): Promise<T> {
      const end = performance.now() + milliseconds;
      if (!(await take(milliseconds))) throw refused;
      try {
        return await work(end - performance.now());
      } finally {
        leave();
      }
    },
  };
}
