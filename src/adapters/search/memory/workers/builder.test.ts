import { afterEach, expect, it, vi } from "vitest";
import { aDocument } from "#ports/fixtures/search-document.ts";
import type { SearchDocument } from "#ports/search.ts";
import type { Segment } from "../segment/segment.ts";
import { emptyTerms, openDictionary } from "../segment/term-dictionary.ts";
import { createBuilder } from "./builder.ts";
import { type BuilderThread, type BuilderThreads, IDLE_MS } from "./builder-threads.ts";
import type { BuilderMessage } from "./messages.ts";
import { createReader } from "./reader.ts";
import { createSegmentBuilder } from "./segment-builder.ts";

afterEach(() => vi.useRealTimers());

it("a builder reports each new value only once", () => {
  const build = createBuilder();
  const finish = () => build({ type: "finish" });
  build({ type: "add", documents: [aDocument({ id: 1, manufacturer: "Halvorn" })] });
  expect(finish()?.newTerms.values).toContain("Halvorn");
  build({ type: "add", documents: [aDocument({ id: 2, manufacturer: "Kite" })] });
  const { segment, newTerms } = finish() ?? {};
  expect([segment?.size, newTerms?.values]).toEqual([1, ["Kite"]]);
  build({ type: "begin", terms: emptyTerms() });
  build({ type: "add", documents: [aDocument({ id: 3, manufacturer: "Kite" })] });
  expect(finish()?.newTerms.values).toContain("Kite");
});

it("a reader without a generation finds nothing", () => {
  const query = { siteId: 1, language: "en", text: "lamp", limit: 5 };
  expect(createReader()({ type: "suggest", query })).toMatchObject({ queries: [] });
});

/** Records the requests; answers only when the test lets it. */
function listening(answer: (message: BuilderMessage) => Promise<unknown>) {
  const sizes: number[] = [];
  const thread: BuilderThread = {
    request: <Answer>(message: BuilderMessage) => {
      if (message.type === "add") sizes.push(message.documents.length);
      return answer(message) as Promise<Answer>;
    },
    notify: () => {},
    waiting: 0,
    isAlive: true,
    close: vi.fn(async () => {}),
  };
  const threads = {
    acquire: vi.fn(() => thread),
    release: vi.fn(async () => {}),
    close: async () => {},
  } satisfies BuilderThreads;
  const builder = createSegmentBuilder(threads, openDictionary(emptyTerms()));
  return { builder, thread, threads, sizes };
}

const BUILT = { segment: {} as Segment, newTerms: { keys: [], keyOf: [], values: [] } };
const built = async () => BUILT;
const documents = (count: number) => Array<SearchDocument>(count).fill({ id: 1 } as SearchDocument);

it("a builder sends documents in batches of forty", async () => {
  const { builder, threads, sizes } = listening(built);
  expect(await builder.build(documents(85))).toBe(BUILT.segment);
  await builder.build(documents(80));
  await builder.build([]);
  expect(sizes).toEqual([40, 40, 5, 40, 40]);
  expect(threads.acquire).toHaveBeenCalledOnce();
  await builder.close();
  expect(threads.release).toHaveBeenCalledOnce();
});

it("a builder reads no further while three batches wait", async () => {
  const never = new Promise<never>(() => {});
  const { builder, sizes } = listening(({ type }) => (type === "add" ? never : built()));
  void builder.build(documents(400));
  await new Promise((resolve) => setImmediate(resolve));
  expect(sizes).toEqual([40, 40, 40]);
});

it("a builder ends its thread after a large build, to free the memory", async () => {
  const { builder, thread, threads } = listening(built);
  await builder.build(documents(20_000));
  expect(thread.close).not.toHaveBeenCalled();
  await builder.build(documents(20_001));
  expect(thread.close).toHaveBeenCalledOnce();
  await builder.close();
  expect(threads.release).not.toHaveBeenCalled();
});

it("a builder ends its thread after a failed build and rejects only once", async () => {
  const unheard = vi.fn();
  process.on("unhandledRejection", unheard);
  const { builder, thread } = listening(async ({ type }) => {
    if (type === "add") throw new Error("no id");
    return BUILT;
  });
  await expect(builder.build(documents(200))).rejects.toThrow("no id");
  expect(thread.close).toHaveBeenCalledOnce();
  await new Promise((resolve) => setImmediate(resolve));
  process.off("unhandledRejection", unheard);
  expect(unheard).not.toHaveBeenCalled();
});

it("a builder ends a thread that was idle for a minute and starts another for the next build", async () => {
  vi.useFakeTimers();
  const { builder, thread, threads } = listening(built);
  await builder.build(documents(1));
  vi.advanceTimersByTime(IDLE_MS - 1);
  await builder.build(documents(1));
  vi.advanceTimersByTime(IDLE_MS - 1);
  expect(thread.close).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(thread.close).toHaveBeenCalledOnce();
  await builder.build(documents(1));
  expect(threads.acquire).toHaveBeenCalledTimes(2);
});
