import { createSerialQueue } from "#core/serial-queue.ts";
import type { IndexableEngine } from "#ports/search.ts";
import type { DatabaseSnapshot } from "./database-snapshot.ts";
import { indexWork, type SearchIndexOptions } from "./index-work.ts";

/** A small change is applied within it; who asks has other nodes, and need not wait for a large one. */
const REACH_MS = 150;

/** Where something takes long, changes that come after it do not wait. */
export type Refreshed = { whole?: Promise<void> };

/** A search engine that holds the catalogue and follows it. Asked before it is whole, it waits. */
export function createSearchIndex(options: SearchIndexOptions) {
  const { engine, onError } = options;
  const steps = indexWork(options);
  let work = steps.start();
  // Whoever searches is told too, but nobody may be there yet.
  work.then(save).catch(onError);

  /** An older state must never overtake a newer one. */
  function inTurn<Made>(step: () => Promise<Made>): Promise<Made> {
    const turn = work.catch(() => {}).then(step);
    work = turn.then(() => {});
    // Whoever asked for the turn is told; nobody else may be waiting.
    work.catch(() => {});
    return turn;
  }

  async function save(): Promise<void> {
    const note = await inTurn(steps.save);
    if (note) await steps.publish(note);
  }

  const rebuilds = createSerialQueue();
  /** Until what was built is of the present taxonomy: it may have changed meanwhile, or been changed back. */
  async function rebuild(): Promise<void> {
    while (!(await inTurn(steps.isOfSameTaxonomy))) {
      const built = await steps.buildBeside();
      await inTurn(() => steps.take(built));
    }
    await inTurn(steps.follow);
  }

  return {
    /** Whether all that was visible at that moment can be found, at once or in a moment. */
    reach: reacher(steps, () => inTurn(steps.follow)),
    /** Until then searches wait. */
    isComplete: steps.isWhole,
    async search(query: Parameters<IndexableEngine["search"]>[0]) {
      if (!steps.isWhole()) await work;
      return engine.search(query);
    },
    async suggest(query: Parameters<IndexableEngine["suggest"]>[0]) {
      if (!steps.isWhole()) await work;
      return engine.suggest(query);
    },
    /** Settles when what is committed now can be found. */
    follow: (_tags?: readonly string[]) => inTurn(steps.follow),
    /**
     * After a change of categories, fields or sites. A whole new index is made beside the present one, which goes on
     * following changes of goods: `whole` settles when it has taken its place.
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
   * One for all who wait: the second turn begins after whatever they have seen, so a third would find no more. What a
   * former primary has seen and lost is never reached.
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
