import { createSerialQueue } from "#core/serial-queue.ts";
import type { IndexableEngine } from "#ports/search.ts";
import type { DatabaseSnapshot } from "./database-snapshot.ts";
import { indexWork, type SearchIndexOptions } from "./index-work.ts";

/** Enough time for a small change; for a large one the caller need not wait, since it can use other nodes. */
const REACH_MS = 150;

/** If a part is slow, later changes do not wait for it. */
export type Refreshed = { whole?: Promise<void> };

/** A search engine that has the catalogue and follows its changes. Searches wait until it is complete. */
export function createSearchIndex(options: SearchIndexOptions) {
  const { engine, onError } = options;
  const steps = indexWork(options);
  let work = steps.start();
  // Searches also get this error, but there may be none yet.
  work.then(save).catch(onError);

  /** Steps run one after another, so that an older state never overwrites a newer one. */
  function inTurn<Made>(step: () => Promise<Made>): Promise<Made> {
    const turn = work.catch(() => {}).then(step);
    work = turn.then(() => {});
    // The caller of the turn gets the error; there may be no other listener.
    work.catch(() => {});
    return turn;
  }

  async function save(): Promise<void> {
    const note = await inTurn(steps.save);
    if (note) await steps.publish(note);
  }

  const rebuilds = createSerialQueue();
  /** Repeats until the index has the present taxonomy: it may change during a build, or be changed back. */
  async function rebuild(): Promise<void> {
    while (!(await inTurn(steps.isOfSameTaxonomy))) {
      const built = await steps.buildBeside();
      await inTurn(() => steps.take(built));
    }
    await inTurn(steps.follow);
  }

  return {
    /** Whether everything that was visible at that moment can be found, after a short wait at most. */
    reach: reacher(steps, () => inTurn(steps.follow)),
    /** Searches wait until this is true. */
    isComplete: steps.isWhole,
    async search(query: Parameters<IndexableEngine["search"]>[0]) {
      if (!steps.isWhole()) await work;
      return engine.search(query);
    },
    async suggest(query: Parameters<IndexableEngine["suggest"]>[0]) {
      if (!steps.isWhole()) await work;
      return engine.suggest(query);
    },
    /** Resolves when everything that is committed now can be found. */
    follow: (_tags?: readonly string[]) => inTurn(steps.follow),
    /**
     * Called after a change of categories, fields or sites. Builds a whole new index while the present one continues to
     * follow product changes: `whole` resolves when the new one has replaced it.
     */
    async refresh(_tags?: readonly string[]): Promise<Refreshed> {
      if (await inTurn(steps.isOfSameTaxonomy)) {
        await inTurn(steps.follow);
        return {};
      }
      return { whole: rebuilds.run(rebuild) };
    },
    pulse: () => inTurn(steps.pulse),
    save,
    async close() {
      await rebuilds.run(async () => work.catch(() => {}));
      await engine.close();
    },
  };
}

function reacher({ has }: ReturnType<typeof indexWork>, follow: () => Promise<void>) {
  let following: Promise<void> | undefined;

  /**
   * Shared by all callers: the second turn starts after everything that they have seen, so a third would find no more.
   * Changes that a former primary lost in a failover are never reached.
   */
  async function followUntil(needed: DatabaseSnapshot): Promise<void> {
    for (let turns = 0; turns < 2 && !has(needed); turns += 1) {
      following ??= follow().finally(() => {
        following = undefined;
      });
      await following;
    }
  }

  return async (needed: DatabaseSnapshot): Promise<boolean> => {
    if (has(needed)) return true;
    const isThere = followUntil(needed).then(
      () => has(needed),
      () => false,
    );
    return Promise.race([isThere, waitAtMost(REACH_MS)]);
  };
}

const waitAtMost = (ms: number) =>
  new Promise<false>((resolve) => setTimeout(resolve, ms, false).unref());

export type SearchIndex = ReturnType<typeof createSearchIndex>;
