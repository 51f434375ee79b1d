import { setTimeout as sleep } from "node:timers/promises";
import { asError } from "#core/errors.ts";
import {
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  startEmbeddedPostgres,
} from "./start-embedded-postgres.ts";

type SupervisorOptions = EmbeddedPostgresOptions & {
  /** Gets a description of the restart, e.g. "started pid 4712, in 210 ms". */
  onRevived: (how: string) => void;
  onFailure: (error: Error) => void;
};
/** A server that its users can have restarted if it died. */
export type SupervisedPostgres = EmbeddedPostgres & {
  /** Call it after a lost connection: checks whether the server is alive, and starts it again if not. */
  revive: () => void;
};

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 30_000;

/** The embedded server, restarted whenever it is found dead: at once, then with growing pauses. */
export async function superviseEmbeddedPostgres(
  options: SupervisorOptions,
): Promise<SupervisedPostgres> {
  let current = await startEmbeddedPostgres(options);
  let reviving: Promise<void> | undefined;
  const stopping = new AbortController();

  async function reviveUntilItRuns(): Promise<void> {
    for (
      let wait = FIRST_WAIT_MS;
      !stopping.signal.aborted;
      wait = Math.min(wait * 2, LONGEST_WAIT_MS)
    ) {
      try {
        const next = await startEmbeddedPostgres(options);
        // This process is now registered twice as a user: the older entry is removed, the newer one keeps the server.
        const former = current;
        current = next;
        await former.stop();
        return options.onRevived(next.how);
      } catch (error) {
        options.onFailure(asError(error));
        await sleep(wait, undefined, { signal: stopping.signal }).catch(() => {});
      }
    }
  }

  return {
    ...current,
    revive() {
      if (stopping.signal.aborted) return;
      reviving ??= reviveUntilItRuns().finally(() => {
        reviving = undefined;
      });
    },
    async stop() {
      stopping.abort();
      await reviving;
      return current.stop();
    },
  };
}
