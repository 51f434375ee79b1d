import { beforeEach, expect, it, vi } from "vitest";
import { aDocument } from "#ports/fixtures/search-document.ts";
import type { SearchDocument } from "#ports/search.ts";
import { type CatalogueEditorOptions, createCatalogueEditor } from "./catalogue-editor.ts";
import { describeGeneration, holdSegment, startGeneration } from "./held-segments.ts";
import type { Segment } from "./segment/segment.ts";
import type { BuilderThread, BuilderThreads } from "./workers/builder-threads.ts";
import type { BuilderMessage, Built, SegmentsChange } from "./workers/messages.ts";

/** Segments here have only a size: enough to recognise them. */
function countingThread(): BuilderThread {
  let size = 0;
  const answer = (message: BuilderMessage): Built | undefined => {
    if (message.type === "add") size += message.documents.length;
    if (message.type !== "finish") return undefined;
    const segment = { size } as Segment;
    size = 0;
    return { segment, newTerms: { keys: [], keyOf: [], values: [] } };
  };
  return {
    request: async <Answer>(message: BuilderMessage) => answer(message) as Answer,
    notify: () => {},
    waiting: 0,
    isAlive: true,
    close: async () => {},
  };
}

const ids = (count: number) => Array.from({ length: count }, (_, at) => at + 1);
const catalogue = (count: number) => ids(count).map((id) => ({ id }) as SearchDocument);
/** Nothing in these tests waits for anything but promises. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

let told: SegmentsChange[];
let problems: string[];
const giveBack = vi.fn(async () => {});
beforeEach(() => {
  told = [];
  problems = [];
  giveBack.mockClear();
});

function openEditor(size: number, reload?: CatalogueEditorOptions["reload"]) {
  const threads: BuilderThreads = {
    acquire: countingThread,
    release: giveBack,
    close: async () => {},
  };
  const start = startGeneration(threads);
  start.segments.push(holdSegment({ size } as Segment));
  const editor = createCatalogueEditor({
    start,
    threads,
    reload,
    onProblem: (problem) => problems.push(problem),
    notifyReaders: (change) => told.push(change),
  });
  const sizes = () => editor.generation.segments.map(({ segment }) => segment.size);
  return { editor, sizes };
}

it("the editor notifies readers of added and dropped segments and of dead documents", async () => {
  const { editor } = openEditor(100);
  const [whole] = editor.generation.segments;
  await editor.upsert([aDocument({ id: 7 })]);
  const [first] = told;
  expect(first).toMatchObject({ add: [{ segment: { size: 1 }, dead: [] }], drop: [], dead: [7] });
  // The update replaces the only document of that segment, so the segment is dropped.
  await editor.upsert([aDocument({ id: 7 })]);
  expect(told[1]?.drop).toEqual([first?.add[0]?.number]);
  await editor.remove([1, 2]);
  expect(told[2]).toMatchObject({ add: [], drop: [], dead: [1, 2] });
  await editor.swap(catalogue(50));
  const all = told[1]?.add[0]?.number;
  expect(told[3]).toMatchObject({ add: [{ segment: { size: 50 } }], drop: [whole?.number, all] });
  expect(told[3]?.dead).toEqual([]);
  expect(giveBack).toHaveBeenCalledOnce();
  expect(new Set(told.flatMap(({ add }) => add).map(({ number }) => number)).size).toBe(3);
});

it("the editor does not notify readers of an update without documents", async () => {
  const { editor, sizes } = openEditor(100);
  await editor.upsert([]);
  expect([told, sizes()]).toEqual([[], [100]]);
});

it("the editor merges small segments into one in the background", async () => {
  const { editor, sizes } = openEditor(100);
  for (const id of [1, 2, 3, 4]) await editor.upsert([aDocument({ id })]);
  await settled();
  expect(sizes()).toEqual([100, 4]);
  const added = told.slice(0, 4).flatMap(({ add }) => add.map(({ number }) => number));
  expect(told).toHaveLength(5);
  expect(told[4]?.dead).toEqual([]);
  expect(told[4]?.drop.toSorted((a, b) => a - b)).toEqual(added);
  const merged = editor.generation.segments[1]?.documents ?? new Map<number, SearchDocument>();
  expect([...merged.keys()].sort()).toEqual([1, 2, 3, 4]);
  expect(problems).toEqual([]);
});

it("the editor rebuilds the index once most of it is dead, one rebuild at a time", async () => {
  const reload = vi.fn(() => catalogue(6000));
  const { editor, sizes } = openEditor(6000, reload);
  await editor.remove(ids(5000));
  expect(reload).not.toHaveBeenCalled();
  await editor.remove(ids(5500));
  // A rebuild is running: further changes do not start another.
  await editor.remove([5501]);
  expect(reload).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(editor.generation.segments[0]?.dead.size).toBe(1));
  expect(sizes()).toEqual([6000]);
  await editor.remove(ids(5500));
  expect(reload).toHaveBeenCalledTimes(2);
});

it("the editor does not report a problem when it has no source to rebuild from", async () => {
  const { editor } = openEditor(6000);
  await editor.remove(ids(5900));
  await settled();
  expect(problems).toEqual([]);
});

it("the editor reports a failing source and retries after the next update", async () => {
  const reload = vi.fn((): SearchDocument[] => {
    throw new Error("no database");
  });
  const { editor } = openEditor(6000, reload);
  await editor.remove(ids(5900));
  await settled();
  expect(problems).toEqual(["the search index was not merged: no database"]);
  await editor.remove([5901]);
  expect(reload).toHaveBeenCalledTimes(2);
});

it("a new reader gets all segments and has nothing to drop", () => {
  const { editor } = openEditor(100);
  expect(describeGeneration(editor.generation)).toMatchObject({
    add: [{ segment: { size: 100 } }],
    drop: [],
    dead: [],
  });
});

it("the editor does not report a rebuild that closing interrupted", async () => {
  const { promise: source, reject: fail } = Promise.withResolvers<never>();
  async function* reload() {
    yield await source;
  }
  const { editor } = openEditor(6000, reload);
  await editor.remove(ids(5900));
  await editor.close();
  fail(new Error("cut short"));
  await settled();
  expect(problems).toEqual([]);
});

it("the editor changes and reports nothing after it is closed", async () => {
  const { editor, sizes } = openEditor(6000, () => {
    throw new Error("no database");
  });
  const removed = editor.remove(ids(5900));
  await editor.close();
  await removed;
  await editor.upsert([aDocument({ id: 1 })]);
  await settled();
  expect(sizes()).toEqual([6000]);
  expect(problems).toEqual([]);
});
