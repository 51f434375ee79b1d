import { expect, test } from "vitest";
import { shareNext } from "./share-next.ts";

function setUp() {
  const begun: { items: readonly string[]; end: (error?: Error) => void }[] = [];
  const ask = shareNext<string>((items) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    begun.push({ items, end: (error) => (error ? reject(error) : resolve()) });
    return promise;
  });
  return { ask, begun };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test("calls during a run share the next run, each item once", async () => {
  const { ask, begun } = setUp();
  const first = ask(["a"]);
  await settled();
  const others = [ask(["b"]), ask(["c", "b"])];
  expect(begun.map(({ items }) => items)).toEqual([["a"]]);
  begun[0]?.end();
  await first;
  await settled();
  expect(begun.map(({ items }) => items)).toEqual([["a"], ["b", "c"]]);
  begun[1]?.end();
  await Promise.all(others);
});

test("a failed run rejects only its own callers, and the next run starts", async () => {
  const { ask, begun } = setUp();
  const failing = ask(["a"]);
  await settled();
  const next = ask(["b"]);
  begun[0]?.end(new Error("away"));
  await expect(failing).rejects.toThrow("away");
  await settled();
  begun[1]?.end();
  await next;
});
