import { expect, test } from "vitest";
import { createCache, createMemo, createSharedMemo } from "./cache.ts";

function counted() {
  const asked: string[] = [];
  const answers = createCache(
    async (input: { name: string }) => {
      asked.push(input.name);
      if (input.name === "none") throw new Error("none");
      return `${input.name} ${asked.length}`;
    },
    ({ name }) => name,
  );
  return { asked, answers };
}

test("a cached value is not read again until it is invalidated", async () => {
  const { answers } = counted();
  expect(await answers.get({ name: "a" })).toBe("a 1");
  expect(await answers.get({ name: "b" })).toBe("b 2");
  expect(await answers.get({ name: "a" })).toBe("a 1");
  answers.invalidate();
  expect(await answers.get({ name: "a" })).toBe("a 3");
});

test("concurrent reads of a key are shared", async () => {
  const { answers, asked } = counted();
  await Promise.all([answers.get({ name: "a" }), answers.get({ name: "a" })]);
  expect(asked).toEqual(["a"]);
});

test("a failed read rejects and is not cached", async () => {
  const { answers, asked } = counted();
  await expect(answers.get({ name: "none" })).rejects.toThrow("none");
  await expect(answers.get({ name: "none" })).rejects.toThrow("none");
  expect(asked).toEqual(["none", "none"]);
});

test("a read that fails after an invalidation does not affect the newer one", async () => {
  const readings = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  let asked = 0;
  const answers = createCache(
    () => readings[asked++]?.promise ?? Promise.reject(new Error("asked too often")),
    () => "key",
  );
  const old = answers.get(undefined);
  answers.invalidate();
  const newer = answers.get(undefined);
  readings[0]?.reject(new Error("old"));
  await expect(old).rejects.toThrow("old");
  readings[1]?.resolve("new");
  expect(await newer).toBe("new");
  expect(await answers.get(undefined)).toBe("new");
});

test("a memoized value is created once per owner and key", () => {
  const remember = createMemo<string, { text: string }>();
  const [site, sameSiteReadAnew] = [{ name: "Shop" }, { name: "Shop" }];
  const make = (text: string) => () => ({ text });
  const first = remember(site, "lt", make("labas"));
  expect(remember(site, "lt", make("again"))).toBe(first);
  expect(remember(site, "en", make("hello"))).toEqual({ text: "hello" });
  expect(remember(sameSiteReadAnew, "lt", make("sveiki"))).toEqual({ text: "sveiki" });
});

test("a memo keeps only the newest of many keys", () => {
  const memo = createMemo<number, number>(2);
  const owner = {};
  const made: number[] = [];
  const make = (key: number) =>
    memo(owner, key, () => {
      made.push(key);
      return key;
    });
  for (const key of [1, 2, 2, 3, 3, 2, 1]) make(key);
  expect(made).toEqual([1, 2, 3, 1]);
});

test("owners of a shared memo have separate values and one common limit", () => {
  const memo = createSharedMemo<number, string>(2);
  const [one, other] = [{}, {}];
  const made: string[] = [];
  const ask = (owner: object, key: number) => {
    const name = `${owner === one ? "one" : "other"} ${key}`;
    return memo(owner, key, () => {
      made.push(name);
      return name;
    });
  };
  for (const key of [1, 1]) expect(ask(one, key)).toBe("one 1");
  expect(ask(other, 1)).toBe("other 1");
  expect(made).toEqual(["one 1", "other 1"]);
  ask(one, 2);
  expect([ask(other, 1), ask(one, 2)]).toEqual(["other 1", "one 2"]);
  expect(made).toEqual(["one 1", "other 1", "one 2"]);
  ask(one, 1);
  ask(other, 1);
  expect(made).toEqual(["one 1", "other 1", "one 2", "one 1", "other 1"]);
});
