import type { Logger } from "pino";
import { followChanges } from "#database/change-feed.ts";
import type { ChangePosition } from "#database/change-log/read-changes.ts";
import { createOutageLog } from "../logger.ts";
import type { OpenDatabase } from "../open-database.ts";

/** The parts of a running app that follow the database. */
export type ChangeReceiver = {
  applyInTurn: (tags: readonly string[], position?: ChangePosition) => Promise<void>;
  /** Whether all changes so far have been received and applied. */
  setFollowed: (isFollowed: boolean) => void;
  /** Drops at once what memory keeps only for seconds. */
  invalidateRecent: (tags: readonly string[]) => void;
};

/** The change feed always has a connection open, so it is the first to notice that the database died. */
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
      // Also called if the connection works, but changes could not be read or applied.
      setFollowed(false);
      outage.lost(error);
      revive();
    },
  });
}
