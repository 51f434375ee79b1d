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
 * For each target, continues the unfinished round or starts one with the changes since the last. All products are sent
 * if the taxonomy or the database's history changed.
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
      // After a failover, the new primary may lack the last changes that were sent.
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

/** Targets with equal progress read the same products together; the largest group first: failed ones delay nobody. */
export function groupRounds(rounds: readonly TargetRound[]): TargetRound[][] {
  const groups = Map.groupBy(rounds, ({ round: { since, until, afterId } }) =>
    JSON.stringify([since, until, afterId]),
  );
  return [...groups.values()].sort((a, b) => b.length - a.length);
}
