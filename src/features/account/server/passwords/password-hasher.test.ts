import { getPriority } from "node:os";
import { expect, test } from "vitest";
import { createPasswordHasher } from "./password-hasher.ts";

const hasher = createPasswordHasher();

test("a password matches only its own hash", async () => {
  const hash = await hasher.hash("correct horse");
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await hasher.verify(hash, "correct horse")).toBe(true);
  expect(await hasher.verify(hash, "Correct horse")).toBe(false);
  expect(await hasher.hash("correct horse")).not.toBe(hash);
});

test("equivalent Unicode forms of a password match", async () => {
  const hash = await hasher.hash("sla\u0073tažodis e\u0307");
  expect(await hasher.verify(hash, "slastaz\u030codis \u0117")).toBe(true);
});

test("a missing hash never matches, not even the placeholder's password", async () => {
  expect(await hasher.verify(null, "nobody has this password")).toBe(false);
});

test("the hasher limits concurrent hashes and rejects calls beyond its queue", async () => {
  const narrow = createPasswordHasher({ atOnce: 1, maxWaiting: 2 });
  const answers = await Promise.all(Array.from({ length: 5 }, () => narrow.hash("one of many")));
  expect(answers.filter((answer) => answer === undefined)).toHaveLength(2);
  expect(await narrow.hash("after the rush")).toBeDefined();
});

test("hashing neither blocks the event loop nor changes the process priority", async () => {
  const priority = getPriority();
  let turns = 0;
  const timer = setInterval(() => turns++, 1);
  await Promise.all(Array.from({ length: 8 }, () => hasher.hash("a password")));
  clearInterval(timer);
  expect(turns).toBeGreaterThan(5);
  expect(getPriority()).toBe(priority);
});
