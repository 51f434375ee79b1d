import { asError } from "#core/errors.ts";

type Options = {
  apply: (tags: readonly string[]) => Promise<void>;
  onError: (error: Error) => void;
  retryMs: number;
};

/** The wait grows up to this multiple of the first one. */
const LONGEST_WAIT = 16;

/** Applies failed tags again: all of them together, one attempt at a time, with longer waits while it fails. */
export function createTagRetries({ apply, onError, retryMs }: Options) {
  const waiting = new Set<string>();
  let isScheduled = false;
  let failures = 0;

  function schedule(): void {
    if (isScheduled || waiting.size === 0) return;
    isScheduled = true;
    setTimeout(retry, retryMs * Math.min(2 ** failures, LONGEST_WAIT)).unref();
  }

  async function retry(): Promise<void> {
    const tags = [...waiting];
    waiting.clear();
    try {
      await apply(tags);
      failures = 0;
    } catch (error) {
      failures += 1;
      onError(asError(error));
      for (const tag of tags) waiting.add(tag);
    }
    isScheduled = false;
    schedule();
  }

  return {
    /** Whether some failed tags are not applied yet. */
    isWaiting: () => isScheduled,
    retryLater(tags: readonly string[], error: unknown): void {
      onError(asError(error));
      for (const tag of tags) waiting.add(tag);
      schedule();
    },
  };
}
