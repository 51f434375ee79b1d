type Options = {
  notify: (tags: readonly string[]) => Promise<void> | void;
  /** The tag to tell again with, so that a failure loses nothing. */
  afterFailure: string;
  onError: (error: Error) => void;
  retryMs: number;
};

/** Tells of changes one call after another: an older state must never overtake a newer one. */
export function createSerialNotifier({ notify: tell, afterFailure, onError, retryMs }: Options) {
  const waiting = new Set<string>();
  let busy = false;
  let stopped = false;
  let retry: ReturnType<typeof setTimeout> | undefined;

  async function work(): Promise<void> {
    if (busy || stopped) return;
    busy = true;
    while (waiting.size > 0 && !stopped) {
      const tags = [...waiting];
      waiting.clear();
      try {
        await tell(tags);
      } catch (error) {
        onError(error as Error);
        waiting.add(afterFailure);
        retry = setTimeout(work, retryMs);
        break;
      }
    }
    busy = false;
  }

  return {
    add(tags: readonly string[]): void {
      for (const tag of tags) waiting.add(tag);
      void work();
    },
    stop(): void {
      stopped = true;
      clearTimeout(retry);
    },
  };
}
