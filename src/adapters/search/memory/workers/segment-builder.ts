import type { SearchDocument } from "#ports/search.ts";
import type { Segment } from "../segment/segment.ts";
import { addNewTerms, type TermDictionary } from "../segment/term-dictionary.ts";
import type { BuilderMessage, Built } from "./messages.ts";
import { startThread, type Thread } from "./thread.ts";

/** So few that handing them over does not hold up the event loop. */
const BATCH = 100;
/** After a larger build the worker is let go with all the memory that it took. */
const LARGE_BUILD = 20_000;

export type SegmentBuilder = {
  /** A segment in the dictionary's codes; new values are added to it. One at a time. */
  build(documents: AsyncIterable<SearchDocument> | Iterable<SearchDocument>): Promise<Segment>;
  close(): Promise<void>;
};

export function createSegmentBuilder(dictionary: TermDictionary): SegmentBuilder {
  let thread: Thread<BuilderMessage> | undefined;

  async function letGo(): Promise<void> {
    const closing = thread;
    thread = undefined;
    await closing?.close();
  }

  async function build(documents: Parameters<SegmentBuilder["build"]>[0]): Promise<Segment> {
    thread ??= startThread("builder.worker.ts", dictionary.terms, () => {
      thread = undefined;
    });
    const count = await handOver(thread, documents);
    const { segment, newTerms } = await thread.ask<Built>({ type: "finish" });
    addNewTerms(dictionary, newTerms);
    if (count > LARGE_BUILD) await letGo();
    return segment;
  }

  return {
    async build(documents) {
      try {
        return await build(documents);
      } catch (error) {
        // What it had encoded by then must not get into the next segment.
        await letGo();
        throw error;
      }
    },
    close: letGo,
  };
}

async function handOver(
  thread: Thread<BuilderMessage>,
  documents: AsyncIterable<SearchDocument> | Iterable<SearchDocument>,
): Promise<number> {
  let count = 0;
  let batch: SearchDocument[] = [];
  const send = async () => {
    await thread.ask({ type: "add", documents: batch });
    count += batch.length;
    batch = [];
  };
  for await (const document of documents) {
    batch.push(document);
    if (batch.length === BATCH) await send();
  }
  if (batch.length > 0) await send();
  return count;
}
