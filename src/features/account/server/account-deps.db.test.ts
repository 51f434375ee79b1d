import { expect, test } from "vitest";
import { testDatabase } from "#database/fixtures/test-database.ts";
import { rateLimits } from "#platform/rate-limit/rate-limits.tables.ts";
import { createRateLimits } from "#platform/rate-limit/rate-limits.ts";
import { accountLimits } from "./account-deps.ts";

const { db, pool } = await testDatabase();
const limits = createRateLimits(pool, accountLimits);

const guess = (visitor: string, account: string) => limits.consume("login", { visitor, account });

test("a visitor has ten login attempts per account, even concurrent ones", async () => {
  const attempts = await Promise.all(Array.from({ length: 16 }, () => guess("10.0.0.1", "a@x.lt")));
  expect(attempts.filter((attempt) => attempt.allowed)).toHaveLength(10);
  const refused = await guess("10.0.0.1", "a@x.lt");
  expect(refused.allowed || refused.retryAfterSeconds).toBeGreaterThan(800);
});

test("a limit for one visitor and account does not affect others", async () => {
  expect((await guess("10.0.0.2", "a@x.lt")).allowed).toBe(true);
  expect((await guess("10.0.0.1", "b@x.lt")).allowed).toBe(true);
});

test("a visitor who continues after a refusal locks out only themselves", async () => {
  for (let at = 0; at < 55; at++) await guess("10.5.0.1", "owner@x.lt");
  expect((await guess("10.5.0.1", "owner@x.lt")).allowed).toBe(false);
  expect((await guess("10.5.0.2", "owner@x.lt")).allowed).toBe(true);
});

test("refused attempts of a visitor do not count against the account of others", async () => {
  for (let at = 0; at < 60; at++) await guess("10.6.0.1", `${at}@y.lt`);
  for (let at = 0; at < 41; at++) await guess(`10.7.0.${at}`, "owner@y.lt");
  for (let at = 0; at < 10; at++) await guess("10.6.0.1", "owner@y.lt");
  expect((await guess("10.6.0.2", "owner@y.lt")).allowed).toBe(true);
});

test("login attempts are limited per account and per visitor", async () => {
  for (let at = 0; at < 50; at++) await guess(`10.1.0.${at}`, "c@x.lt");
  expect((await guess("10.1.1.1", "c@x.lt")).allowed).toBe(false);
  for (let at = 0; at < 60; at++) await guess("10.2.0.1", `${at}@x.lt`);
  expect((await guess("10.2.0.1", "new@x.lt")).allowed).toBe(false);
});

test("a successful login restores its attempt", async () => {
  for (let at = 0; at < 30; at++) {
    const attempt = await guess("10.3.0.1", "d@x.lt");
    expect(attempt.allowed).toBe(true);
    if (attempt.allowed) await attempt.restore();
  }
});

test("the rate limit table contains no personal data, and an account can be cleared", async () => {
  for (let at = 0; at < 51; at++) await guess(`10.4.0.${at}`, "erased@x.lt");
  const rows = await db.select().from(rateLimits);
  expect(JSON.stringify(rows)).not.toMatch(/x\.lt|10\.\d/);
  await limits.clearAccount("erased@x.lt");
  expect((await guess("10.4.1.1", "erased@x.lt")).allowed).toBe(true);
});
