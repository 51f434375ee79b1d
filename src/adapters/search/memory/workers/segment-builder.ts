import type { SearchDocument } from "#ports/search.ts";
import type { Segment } from "../segment/segment.ts";
import { addNewTerms, type TermDictionary } from "../segment/term-dictionary.ts";
import { type BuilderThread, type BuilderThreads, IDLE_MS } from "./builder-threads.ts";
import type { Built } from "./messages.ts";

/** So few that sending them does not block the event loop. */
const BATCH = 40;
/** Enough that the worker always has the next batch; more would only fill memory. */
const MOST_UNDER_WAY = 2;
/** After a build larger than this the worker is stopped, to free all the memory it took. */
const LARGE_BUILD = 20_000;

export type SegmentBuilder = {
  /** Builds a segment with the dictionary's codes; new values are added to the dictionary. One build at a time. */
  build(documents: AsyncIterable<SearchDocument> | Iterable<SearchDocument>): Promise<Segment>;
  close(): Promise<void>;
};

export function createSegmentBuilder(
  threads: BuilderThreads,
  dictionary: TermDictionary,
): SegmentBuilder {
  let thread: BuilderThread | undefined;
  let idle: NodeJS.Timeout | undefined;

  async function begin(): Promise<BuilderThread> {
    clearTimeout(idle);
    if (thread?.isAlive) return thread;
    thread = threads.acquire();
    await thread.request({ type: "begin", terms: dictionary.terms });
    return thread;
  }

  async function letGo(how: (thread: BuilderThread) => Promise<void>): Promise<void> {
    clearTimeout(idle);
    const leaving = thread;
    thread = undefined;
    if (leaving) await how(leaving);
  }

  const endThread = (leaving: BuilderThread) => leaving.close();

  return {
    async build(documents) {
      try {
        const builder = await begin();
        const count = await sendDocuments(builder, documents);
        const { segment, newTerms } = await builder.request<Built>({ type: "finish" });
        addNewTerms(dictionary, newTerms);
        if (count > LARGE_BUILD) await letGo(endThread);
        else idle = setTimeout(() => void letGo(endThread), IDLE_MS).unref();
        return segment;
      } catch (error) {
        // The worker is stopped, so that what it has encoded so far does not get into the next segment.
        await letGo(endThread);
        throw error;
      }
    },
    close: () => letGo(threads.release),
  };
}

async function sendDocuments(
  thread: BuilderThread,
  documents: AsyncIterable<SearchDocument> | Iterable<SearchDocument>,
): Promise<number> {
  // Stryker disable next-line ArrayDeclaration: it would be the first to be waited for
  const underWay: Promise<unknown>[] = [];
  let count = 0;
  let batch: SearchDocument[] = [];
  const send = async () => {
    const sent = thread.request({ type: "add", documents: batch });
    // The first failure is thrown; without this, the others would end the process as unhandled rejections.
    sent.catch(() => {});
    underWay.push(sent);
    count += batch.length;
    batch = [];
    if (underWay.length > MOST_UNDER_WAY) await underWay.shift();
  };
  for await (const document of documents) {
    batch.push(document);
    if (batch.length === BATCH) await send();
  }
  if (batch.length > 0) await send();
  await Promise.all(underWay);
  return count;
}
