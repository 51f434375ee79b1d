import { createHash } from "node:crypto";
import type { Database } from "#database/connect.ts";
import type { FeedTarget } from "#ports/search-feed.ts";
import { fingerprint } from "../search-index/index-snapshots.ts";
import type { IndexContext } from "../search-index/search-document.ts";
import { selectMoment } from "../search-index/search-index.repository.ts";
import {
  deleteOtherRounds,
  type FeedRound,
  saveRound,
  selectRounds,
} from "./search-feed.repository.ts";

export type TargetRound = { target: FeedTarget; round: FeedRound };

const nameOf = ({ region, language, index }: FeedTarget) => `${region}/${language}=${index}`;

/**
 * Of each target the round under way, else what changed since its last; all products where what was sent means nothing
 * any more.
 */
export async function beginRounds(
  db: Database,
  targets: readonly FeedTarget[],
  { context, now }: { context: IndexContext; now: Date },
): Promise<TargetRound[]> {
  await deleteOtherRounds(db, targets.map(nameOf));
  const formers = new Map((await selectRounds(db)).map((round) => [round.name, round]));
  const { database, timeline, snapshot: until } = await selectMoment(db);
  const print = createHash("sha256")
    .update(JSON.stringify(fingerprint(context)))
    .digest("hex");
  const begun: TargetRound[] = [];
  for (const target of targets) {
    const name = nameOf(target);
    const former = formers.get(name);
    const isSame =
      former?.fingerprint === print &&
      former.database === database &&
      // A replica that took over may lack the last changes that were sent.
      former.timeline === timeline;
    if (isSame && former.afterId > 0) {
      begun.push({ target, round: former });
      continue;
    }
    const since = isSame ? former.since : null;
    const sinceAt = isSame ? former.sinceAt : null;
    const round = {
      ...{ name, fingerprint: print, database, timeline, until, untilAt: now },
      ...{ afterId: 0, since, sinceAt },
    };
    await saveRound(db, round);
    begun.push({ target, round });
  }
  return begun;
}

/** Those that are as far read the same products together; the most first, so that one that failed holds nobody up. */
export function groupRounds(rounds: readonly TargetRound[]): TargetRound[][] {
  const groups = Map.groupBy(rounds, ({ round: { since, until, afterId } }) =>
    JSON.stringify([since, until, afterId]),
  );
  return [...groups.values()].sort((a, b) => b.length - a.length);
}
