import { expect, test } from "vitest";
import { testDatabase } from "#database/fixtures/test-database.ts";
import { rateLimits } from "#platform/rate-limit/rate-limits.tables.ts";
import { createRateLimits } from "#platform/rate-limit/rate-limits.ts";
import { accountLimits } from "./account-deps.ts";

const { db, pool } = await testDatabase();
const limits = createRateLimits(pool, accountLimits);

const guess = (visitor: string, account: string) => limits.consume("login", { visitor, account });

test("ten guesses of one visitor at one account, however close together", async () => {
  const attempts = await Promise.all(Array.from({ length: 16 }, () => guess("10.0.0.1", "a@x.lt")));
  expect(attempts.filter((attempt) => attempt.allowed)).toHaveLength(10);
  const refused = await guess("10.0.0.1", "a@x.lt");
  expect(refused.allowed || refused.retryAfterSeconds).toBeGreaterThan(800);
});

test("the owner at another address still gets in, and so does the visitor elsewhere", async () => {
  expect((await guess("10.0.0.2", "a@x.lt")).allowed).toBe(true);
  expect((await guess("10.0.0.1", "b@x.lt")).allowed).toBe(true);
});

test("a stranger who goes on after he was refused locks out himself alone", async () => {
  for (let at = 0; at < 55; at++) await guess("10.5.0.1", "owner@x.lt");
  expect((await guess("10.5.0.1", "owner@x.lt")).allowed).toBe(false);
  expect((await guess("10.5.0.2", "owner@x.lt")).allowed).toBe(true);
});

test("a stranger who was refused for guessing everywhere locks out himself alone", async () => {
  for (let at = 0; at < 60; at++) await guess("10.6.0.1", `${at}@y.lt`);
  for (let at = 0; at < 41; at++) await guess(`10.7.0.${at}`, "owner@y.lt");
  for (let at = 0; at < 10; at++) await guess("10.6.0.1", "owner@y.lt");
  expect((await guess("10.6.0.2", "owner@y.lt")).allowed).toBe(true);
});

test("many visitors at one account are limited together, and one visitor at many accounts", async () => {
  for (let at = 0; at < 50; at++) await guess(`10.1.0.${at}`, "c@x.lt");
  expect((await guess("10.1.1.1", "c@x.lt")).allowed).toBe(false);
  for (let at = 0; at < 60; at++) await guess("10.2.0.1", `${at}@x.lt`);
  expect((await guess("10.2.0.1", "new@x.lt")).allowed).toBe(false);
});

test("a success gives its guess back", async () => {
  for (let at = 0; at < 30; at++) {
    const attempt = await guess("10.3.0.1", "d@x.lt");
    expect(attempt.allowed).toBe(true);
    if (attempt.allowed) await attempt.restore();
  }
});

test("the table names nobody, and an account can be forgotten", async () => {
  for (let at = 0; at < 51; at++) await guess(`10.4.0.${at}`, "erased@x.lt");
  const rows = await db.select().from(rateLimits);
  expect(JSON.stringify(rows)).not.toMatch(/x\.lt|10\.\d/);
  await limits.clearAccount("erased@x.lt");
  expect((await guess("10.4.1.1", "erased@x.lt")).allowed).toBe(true);
});
