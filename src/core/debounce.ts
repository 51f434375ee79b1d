type Debounced = { (): void; cancel: () => void };

/** Runs after a pause of `waitMs`, but never later than `maxWaitMs` after the first call. */
export function debounce(
  run: () => void,
  waitMs: number,
  maxWaitMs = Number.POSITIVE_INFINITY,
): Debounced {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let firstCall: number | undefined;

  const debounced = () => {
    const now = Date.now();
    firstCall ??= now;
    clearTimeout(timer);
    const wait = Math.min(waitMs, Math.max(0, firstCall + maxWaitMs - now));
    timer = setTimeout(() => {
      firstCall = undefined;
      run();
    }, wait);
  };
  debounced.cancel = () => {
    clearTimeout(timer);
    firstCall = undefined;
  };
  return debounced;
}
