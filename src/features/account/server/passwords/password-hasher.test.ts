import { getPriority } from "node:os";
import { expect, test } from "vitest";
import { createPasswordHasher } from "./password-hasher.ts";

const hasher = createPasswordHasher();

test("a password matches its own hash, and no other", async () => {
  const hash = await hasher.hash("correct horse");
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await hasher.verify(hash, "correct horse")).toBe(true);
  expect(await hasher.verify(hash, "Correct horse")).toBe(false);
  expect(await hasher.hash("correct horse")).not.toBe(hash);
});

test("letters are the same however a keyboard puts them together", async () => {
  const hash = await hasher.hash("sla\u0073tažodis e\u0307");
  expect(await hasher.verify(hash, "slastaz\u030codis \u0117")).toBe(true);
});

test("without a hash the answer is no, even to the stand-in's own password", async () => {
  expect(await hasher.verify(null, "nobody has this password")).toBe(false);
});

test("no more at once than allowed, and the line is bounded", async () => {
  const narrow = createPasswordHasher({ atOnce: 1, maxWaiting: 2 });
  const answers = await Promise.all(Array.from({ length: 5 }, () => narrow.hash("one of many")));
  expect(answers.filter((answer) => answer === undefined)).toHaveLength(2);
  expect(await narrow.hash("after the rush")).toBeDefined();
});

test("the event loop turns while passwords are hashed, and does not stand back itself", async () => {
  const priority = getPriority();
  let turns = 0;
  const timer = setInterval(() => turns++, 1);
  await Promise.all(Array.from({ length: 8 }, () => hasher.hash("a password")));
  clearInterval(timer);
  expect(turns).toBeGreaterThan(5);
  expect(getPriority()).toBe(priority);
});
