import type { Logger } from "pino";
import { followChanges } from "#database/change-feed.ts";
import type { ChangePosition } from "#database/change-log/read-changes.ts";
import { createOutageLog } from "../logger.ts";
import type { OpenDatabase } from "../open-database.ts";

/** What follows the database in a running app. */
export type ChangeReceiver = {
  applyInTurn: (tags: readonly string[], position?: ChangePosition) => Promise<void>;
  /** Whether all changes so far are heard of and applied. */
  setFollowed: (isFollowed: boolean) => void;
  /** What is in memory for seconds alone, at once. */
  invalidateRecent: (tags: readonly string[]) => void;
};

/** The feed always has a connection open, so it is the first to know that the database died. */
export function followDatabase(
  { connection, revive }: Pick<OpenDatabase, "connection" | "revive">,
  { applyInTurn, invalidateRecent, setFollowed }: ChangeReceiver,
  log: Logger,
): ReturnType<typeof followChanges> {
  const outage = createOutageLog(log, "change feed");
  return followChanges(connection, {
    onNotified: invalidateRecent,
    onChange: applyInTurn,
    onCaughtUp() {
      setFollowed(true);
      outage.back();
    },
    onError(error) {
      // Also where the connection is there, but changes could not be read or applied.
      setFollowed(false);
      outage.lost(error);
      revive();
    },
  });
}
