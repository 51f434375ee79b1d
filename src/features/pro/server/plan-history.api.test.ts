import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { DAY_MS } from "#core/durations.ts";
import { testApp } from "#server/fixtures/test-app.ts";
import { endingPlan, proCustomer } from "./fixtures/pro.ts";

const app = await testApp();
const { pro, invoices } = app.services;

test("each step of a plan is stored with its actor and cannot be changed", async () => {
  const somebody = await proCustomer(app, 10_000);
  await somebody.subscribe("start");
  await somebody.call("/api/pro/cancel");
  await somebody.subscribe("start", "month", { from_wallet: true });
  await somebody.call("/api/pro/cancel");
  await somebody.subscribe("start");
  await somebody.subscribe("plus", "month", { from_wallet: true });
  const actor = { id: null, roles: ["finance" as const] };
  await invoices.creditByStaff({ actor, slug: (await somebody.invoices()).at(-1) ?? "" });
  expect(await somebody.steps()).toEqual([
    "given_up by customer",
    "begun by payment",
    "cancelled by customer",
    "wanted by customer",
    "enlarged by payment",
    "taken_back by payment",
  ]);
  const change = app.db.execute(sql`update pro_history set step = 'begun'`);
  await expect(change).rejects.toThrow();
});

test("steps of a plan that time triggers are in its history", async () => {
  const somebody = await endingPlan(app, 2, { left: 1_000 });
  await pro.renewPlans();
  await somebody.pass(((await somebody.until()) - Date.now()) / DAY_MS - 1);
  await pro.renewPlans();
  await somebody.pass(3);
  await pro.renewPlans();
  expect(await somebody.steps()).toEqual([
    "begun by payment",
    "renewed by payment",
    "given_up by system",
    "ended by system",
  ]);
});
