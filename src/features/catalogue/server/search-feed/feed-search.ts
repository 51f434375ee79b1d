import { createHash } from "node:crypto";
import type { Database } from "#database/connect.ts";
import { findLanguage, type Site } from "#features/sites/domain/site.ts";
import type { FedDocument, SearchFeed } from "#ports/search-feed.ts";
import { fingerprint } from "../search-index/index-snapshots.ts";
import { readDocumentsByIds } from "../search-index/read-search-documents.ts";
import type { IndexContext } from "../search-index/search-document.ts";
import {
  selectChangesSince,
  selectDealsEnded,
  selectMoment,
  selectScoredSince,
} from "../search-index/search-index.repository.ts";
import {
  type FeedRound,
  recordEnd,
  recordSent,
  saveRound,
  selectNextIds,
  selectRound,
} from "./search-feed.repository.ts";

export type FeedDeps = {
  db: Database;
  now: () => Date;
  listSites: () => readonly Site[];
  readContext: () => Promise<IndexContext>;
};

/** A few megabytes, which is what one call takes. */
const BATCH = 200;
/** The next minute goes on, on whichever node is free. */
const LONGEST_MS = 40_000;

/** Sends what changed since the last time, in order of ids; interrupted, it goes on with the next batch. */
export async function feedSearch(deps: FeedDeps, feed: SearchFeed): Promise<{ sent: number }> {
  const { db, now } = deps;
  checkTargets(feed.targets, deps.listSites());
  const started = now().getTime();
  const context = await deps.readContext();
  const round = await beginRound(deps, feed, context);
  const changed = round.since === null ? undefined : await listChanged(db, round, round.since);
  let [afterId, sent] = [round.afterId, 0];
  for (;;) {
    const ids = changed
      ? changed.filter((id) => id > afterId).slice(0, BATCH)
      : await selectNextIds(db, afterId, BATCH);
    const last = ids.at(-1);
    if (last === undefined) {
      await recordEnd(db, round);
      return { sent };
    }
    await sendProducts(deps, feed, { ids, context });
    afterId = last;
    sent += ids.length;
    await recordSent(db, afterId);
    if (now().getTime() - started > LONGEST_MS) return { sent };
  }
}

/** Of a site that is not there every document would be removed, and in a language that it has not none has a name. */
function checkTargets(targets: SearchFeed["targets"], sites: readonly Site[]): void {
  for (const { region, language, index } of targets) {
    const site = sites.find((one) => one.region === region);
    const missing = site
      ? `the site ${region} has no language ${language}`
      : `no site has the region ${region}`;
    if (site && findLanguage(site, language)) continue;
    throw new Error(`LUPA_INDICES, index ${index}, language ${language}: ${missing}`);
  }
}

/** The one under way, else what changed since the last; all products where what was sent means nothing any more. */
async function beginRound(
  { db, now }: FeedDeps,
  feed: SearchFeed,
  context: IndexContext,
): Promise<FeedRound> {
  const former = await selectRound(db);
  const { database, timeline, snapshot: until } = await selectMoment(db);
  const print = createHash("sha256")
    .update(JSON.stringify([fingerprint(context), feed.targets]))
    .digest("hex");
  const isSame =
    former?.fingerprint === print &&
    former.database === database &&
    // A replica that took over may lack the last changes that were sent.
    former.timeline === timeline;
  if (isSame && former.afterId > 0) return former;
  const round = {
    fingerprint: print,
    database,
    timeline,
    until,
    untilAt: now(),
    afterId: 0,
    since: isSame ? former.since : null,
    sinceAt: isSame ? former.sinceAt : null,
  };
  await saveRound(db, round);
  return round;
}

/** In order. Deals end by themselves, and clicks change nothing but the order of best sellers. */
async function listChanged(db: Database, round: FeedRound, since: string): Promise<number[]> {
  const { ids } = await selectChangesSince(db, since);
  const from = round.sinceAt ?? round.untilAt;
  const ended = await selectDealsEnded(db, from, round.untilAt);
  const scored = await selectScoredSince(db, from);
  return [...new Set([...ids, ...ended, ...scored])].sort((a, b) => a - b);
}

type Batch = { ids: readonly number[]; context: IndexContext };

async function sendProducts(
  { db, listSites }: FeedDeps,
  feed: SearchFeed,
  { ids, context }: Batch,
): Promise<void> {
  const documents = await readDocumentsByIds(db, ids, context);
  for (const target of feed.targets) {
    const site = listSites().find(({ region }) => region === target.region);
    const sold = documents.flatMap((document): FedDocument[] => {
      const price = document.sites.find(({ siteId }) => siteId === site?.id);
      return price ? [{ document, price }] : [];
    });
    const kept = new Set(sold.map(({ document }) => document.id));
    await feed.put(target, sold);
    await feed.remove(
      target,
      ids.filter((id) => !kept.has(id)),
    );
  }
}
