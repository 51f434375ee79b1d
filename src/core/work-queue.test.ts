import { AsyncLocalStorage } from "node:async_hooks";
import { expect, test } from "vitest";
import { createWorkQueue, forEachSettled, QueueFull, WorkAbandoned } from "./work-queue.ts";

function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

test("concurrent calls with one key share one run", async () => {
  const once = createWorkQueue<number>({ atOnce: 2, waiting: 10 });
  let made = 0;
  const make = async () => {
    made += 1;
    return made;
  };
  expect(await Promise.all([once("a", make), once("a", make), once("b", make)])).toEqual([1, 1, 2]);
  expect(await once("a", make)).toBe(3);
});

test("the number of concurrent runs is limited, and a failed run frees its slot", async () => {
  const once = createWorkQueue<void>({ atOnce: 2, waiting: 10 });
  const { opened, open } = gate();
  let active = 0;
  let most = 0;
  const make = async () => {
    active += 1;
    most = Math.max(most, active);
    await opened;
    active -= 1;
    throw new Error("no");
  };
  const all = Promise.allSettled(["a", "b", "c", "d", "e"].map((key) => once(key, make)));
  open();
  expect((await all).every(({ status }) => status === "rejected")).toBe(true);
  expect(most).toBe(2);
});

test("a call beyond the queue's limit is rejected at once", async () => {
  const once = createWorkQueue<void>({ atOnce: 1, waiting: 1 });
  const { opened, open } = gate();
  const first = once("a", () => opened);
  const second = once("b", () => opened);
  await expect(once("c", () => opened)).rejects.toThrow(QueueFull);
  open();
  await Promise.all([first, second]);
});

test("work is not started after all its callers have aborted", async () => {
  const once = createWorkQueue<string>({ atOnce: 1, waiting: 10 });
  const { opened, open } = gate();
  const [left, stayed] = [new AbortController(), new AbortController()];
  const begun: string[] = [];
  const make = (name: string) => async () => {
    begun.push(name);
    await opened;
    return name;
  };
  const first = once("first", make("first"));
  const abandoned = once("abandoned", make("abandoned"), left.signal);
  const shared = once("shared", make("shared"), left.signal);
  const sharing = once("shared", make("shared"), stayed.signal);
  const refused = expect(abandoned).rejects.toThrow(WorkAbandoned);
  left.abort();
  open();
  expect(await Promise.all([first, shared, sharing])).toEqual(["first", "shared", "shared"]);
  await refused;
  await expect(once("late", make("late"), left.signal)).rejects.toThrow(WorkAbandoned);
  expect(begun).toEqual(["first", "shared"]);
});

test("an aborted call does not occupy a place in a full queue", async () => {
  const once = createWorkQueue<void>({ atOnce: 1, waiting: 1 });
  const { opened, open } = gate();
  const left = new AbortController();
  const first = once("a", () => opened);
  const refused = expect(once("b", () => opened, left.signal)).rejects.toThrow(WorkAbandoned);
  left.abort();
  const third = once("c", () => opened);
  open();
  await Promise.all([first, refused, third]);
});

test("a key whose call was dropped from the queue can be called again", async () => {
  const once = createWorkQueue<string>({ atOnce: 1, waiting: 5 });
  const { opened, open } = gate();
  const left = new AbortController();
  const first = once("a", async () => {
    await opened;
    return "first";
  });
  const dropped = expect(once("b", async () => "b", left.signal)).rejects.toThrow(WorkAbandoned);
  left.abort();
  open();
  await Promise.all([first, dropped]);
  expect(await once("b", async () => "b again")).toBe("b again");
});

test("an aborted call that another one joins keeps its place in the queue", async () => {
  const once = createWorkQueue<string>({ atOnce: 1, waiting: 3 });
  const { opened, open } = gate();
  const left = new AbortController();
  const first = once("a", () => opened.then(() => "a"));
  const leaving = once("b", async () => "b", left.signal);
  left.abort();
  const joined = once("c", async () => "c");
  // A caller that joins while the work is waiting keeps its place in the queue.
  const shared = once("b", async () => "b");
  open();
  expect(await Promise.all([first, leaving, joined, shared])).toEqual(["a", "b", "c", "b"]);
});

test("a failing item is reported, and the next ones are still processed", async () => {
  const done: number[] = [];
  const told: [number, unknown][] = [];
  const failure = new Error("no");
  await forEachSettled(
    [1, 2, 3],
    async (one) => {
      if (one === 2) throw failure;
      done.push(one);
    },
    (one, err) => told.push([one, err]),
  );
  expect(done).toEqual([1, 3]);
  expect(told).toEqual([[2, failure]]);
});

test("queued work runs in the async context of its caller", async () => {
  const context = new AsyncLocalStorage<string>();
  const once = createWorkQueue<string | undefined>({ atOnce: 1, waiting: 10 });
  const { opened, open } = gate();
  const make = async () => {
    await opened;
    return context.getStore();
  };
  const asked = ["a", "b", "c"].map((name) => context.run(name, () => once(name, make)));
  open();
  expect(await Promise.all(asked)).toEqual(["a", "b", "c"]);
});
