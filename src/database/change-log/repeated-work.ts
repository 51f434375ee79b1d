import { asError } from "#core/errors.ts";

type Options = {
  work: () => Promise<void>;
  onError: (error: Error) => void;
  retryMs: number;
  /** The pause before each further run; the first run starts at once. */
  pauseMs?: number;
};

/** Runs `work` without overlaps: if woken while running, it runs once more; if it fails, it is retried. */
export function createRepeatedWork({ work, onError, retryMs, pauseMs = 0 }: Options) {
  let isWoken = false;
  let isBusy = false;
  let isStopped = false;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let pause: ReturnType<typeof setTimeout> | undefined;

  async function run(): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    while (isWoken && !isStopped) {
      isWoken = false;
      try {
        await work();
      } catch (error) {
        if (isStopped) break;
        onError(asError(error));
        retry = setTimeout(wake, retryMs);
        break;
      }
      if (pauseMs > 0) await rest();
    }
    isBusy = false;
  }

  const rest = () =>
    new Promise((rested) => {
      pause = setTimeout(rested, pauseMs);
    });

  function wake(): void {
    clearTimeout(retry);
    isWoken = true;
    void run();
  }

  return {
    wake,
    stop(): void {
      isStopped = true;
      clearTimeout(retry);
      clearTimeout(pause);
    },
  };
}
