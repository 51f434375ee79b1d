/** Pauses that all end at once when the sandbox is closed. */
export function createPauses() {
  const timers = new Map<NodeJS.Timeout, () => void>();
  return {
    pause(milliseconds: number): Promise<void> {
      return new Promise((resolve) => {
        const timer = setTimeout(done, milliseconds);
        timers.set(timer, done);
        function done() {
          timers.delete(timer);
          resolve();
        }
      });
    },
    endAll(): void {
      for (const [timer, done] of timers) {
        clearTimeout(timer);
        done();
      }
    },
  };
}
