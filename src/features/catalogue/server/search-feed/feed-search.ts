import { forEachInParallel } from "#core/for-each-in-parallel.ts";
import type { Database } from "#database/connect.ts";
import { findLanguage, type Site } from "#features/sites/domain/site.ts";
import type { ReportProblem } from "#platform/feature/problems.ts";
import { FeedRefused, type FeedTarget, type SearchFeed } from "#ports/search-feed.ts";
import { readDocumentsByIds } from "../search-index/read-search-documents.ts";
import type { IndexContext } from "../search-index/search-document.ts";
import {
  selectChangesSince,
  selectDealsEnded,
  selectScoredSince,
} from "../search-index/search-index.repository.ts";
import { beginRounds, groupRounds, type TargetRound } from "./feed-rounds.ts";
import {
  deleteRound,
  type FeedRound,
  recordEnd,
  recordSent,
  selectNextIds,
} from "./search-feed.repository.ts";
import { sendProducts } from "./send-products.ts";

export const catalogueProblems = {
  product_refused: "a search index refused a product",
  search_index_gone: "a search index is gone",
  search_feed_failed: "a search index could not be fed",
};

declare module "#platform/feature/problems.ts" {
  interface ProblemCodes {
    catalogue: keyof typeof catalogueProblems;
  }
}

export type FeedDeps = {
  db: Database;
  now: () => Date;
  listSites: () => readonly Site[];
  readContext: () => Promise<IndexContext>;
  /** A failed index is reported for staff to fix, while the others continue. */
  reportProblem: ReportProblem<"catalogue">;
};

/** A few megabytes, the size limit of one call. */
const BATCH = 200;
/** The next run, a minute later, continues, on whichever node is free. */
const LONGEST_MS = 40_000;
/** Parallel calls to the service. */
const AT_ONCE = 4;

/** Sends the changes since the last round in order of ids; an interrupted round continues with its next batch. */
export async function feedSearch(deps: FeedDeps, feed: SearchFeed): Promise<{ sent: number }> {
  const { db, now } = deps;
  const started = now().getTime();
  const targets = feed.targets.filter((target) => hasSite(deps, target));
  const context = await deps.readContext();
  const rounds = await beginRounds(db, targets, { context, now: now() });
  const isOver = () => now().getTime() - started > LONGEST_MS;
  let sent = 0;
  for (const group of groupRounds(rounds))
    sent += await feedGroup(deps, feed, { group, context, isOver });
  return { sent };
}

/** For an unknown site every document would be removed; in a language that the site lacks no document has a name. */
function hasSite({ listSites, reportProblem }: FeedDeps, target: FeedTarget): boolean {
  const { region, language } = target;
  const site = listSites().find((one) => one.region === region);
  if (site && findLanguage(site, language)) return true;
  const error = site
    ? `LUPA_INDICES: the site ${region} has no language ${language}`
    : `LUPA_INDICES: no site has the region ${region}`;
  reportProblem("search_feed_failed", { ...target, error });
  return false;
}

type GroupWork = { group: readonly TargetRound[]; context: IndexContext; isOver: () => boolean };

/** A target that fails keeps its position and is skipped until the next run. */
async function feedGroup(
  deps: FeedDeps,
  feed: SearchFeed,
  { group, context, isOver }: GroupWork,
): Promise<number> {
  const { db } = deps;
  const [first] = group;
  if (!first) return 0;
  const { round } = first;
  const changed = round.since === null ? undefined : await listChanged(db, round, round.since);
  let [going, afterId, sent] = [group, round.afterId, 0];
  for (;;) {
    const names = going.map((one) => one.round.name);
    const ids = changed
      ? changed.filter((id) => id > afterId).slice(0, BATCH)
      : await selectNextIds(db, afterId, BATCH);
    const last = ids.at(-1);
    if (last === undefined) {
      await recordEnd(db, names, round);
      return sent;
    }
    going = await feedBatch(deps, feed, { group: going, context, ids });
    if (going.length === 0) return sent;
    afterId = last;
    sent += ids.length;
    await recordSent(
      db,
      going.map((one) => one.round.name),
      afterId,
    );
    if (isOver()) return sent;
  }
}

/** In order of ids. The end of a deal is no change of a row; clicks only change the order of best sellers. */
async function listChanged(db: Database, round: FeedRound, since: string): Promise<number[]> {
  const { ids } = await selectChangesSince(db, since);
  const from = round.sinceAt ?? round.untilAt;
  const ended = await selectDealsEnded(db, from, round.untilAt);
  const scored = await selectScoredSince(db, from);
  return [...new Set([...ids, ...ended, ...scored])].sort((a, b) => a - b);
}

type Batch = Omit<GroupWork, "isOver"> & { ids: readonly number[] };

/** Returns the targets of the group that received the batch. */
async function feedBatch(
  deps: FeedDeps,
  feed: SearchFeed,
  { group, context, ids }: Batch,
): Promise<TargetRound[]> {
  const documents = await readDocumentsByIds(deps.db, ids, context);
  const failed = new Set<TargetRound>();
  await forEachInParallel(group, AT_ONCE, async (one) => {
    const { target } = one;
    const site = deps.listSites().find(({ region }) => region === target.region);
    try {
      const refused = await sendProducts(feed, { target, site, ids, documents });
      for (const { id, error } of refused) {
        deps.reportProblem("product_refused", {
          ...target,
          product: id,
          err: error,
        });
      }
    } catch (error) {
      failed.add(one);
      await leaveAside(deps, one, error);
    }
  });
  return group.filter((one) => !failed.has(one));
}

async function leaveAside(
  { db, reportProblem }: FeedDeps,
  { target, round }: TargetRound,
  err: unknown,
): Promise<void> {
  const isGone = err instanceof FeedRefused && err.what === "index";
  reportProblem(isGone ? "search_index_gone" : "search_feed_failed", {
    ...target,
    err,
  });
  if (isGone) await deleteRound(db, round.name);
}
