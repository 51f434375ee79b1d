import { describe, expect, test } from "vitest";
import { testApp } from "#server/fixtures/test-app.ts";
import { endingPlan, proCustomer } from "./fixtures/pro.ts";

const app = await testApp();
const { pro, invoices } = app.services;
const actor = { id: null, roles: ["finance" as const] };
const credit = async (slug: string | undefined) => {
  const credited = await invoices.creditByStaff({ actor, slug: slug ?? "" });
  expect(credited).toMatchObject({ ok: true, value: { status: "credited" } });
};

describe("refunding the invoice of a plan", () => {
  test("that is active ends it now, with its benefits and renewal", async () => {
    const somebody = await proCustomer(app, 5_000);
    await somebody.subscribe("plus", "month", { from_wallet: true });
    await somebody.pass(10);
    await credit((await somebody.invoices())[0]);
    expect(await somebody.balance()).toBe(50);
    expect(await pro.findBenefits(somebody.owner)).toBeUndefined();
    expect(await somebody.status()).toMatchObject({ state: "ended", renews: false, next: null });
    // The next plan is not reduced by the refunded one.
    await somebody.subscribe("max", "month", { from_wallet: true });
    expect(await somebody.paid()).toEqual([990, 2_490]);
  });

  test("that starts later keeps the current one, which can be renewed again", async () => {
    const somebody = await endingPlan(app, 2, { left: 5_000 });
    const before = await somebody.until();
    await pro.renewPlans();
    expect(await somebody.until()).toBeGreaterThan(before);
    await credit((await somebody.invoices())[1]);
    expect(await somebody.until()).toBe(before);
    expect(await somebody.status()).toMatchObject({ state: "active", renews: false });
    await pro.renewPlans();
    expect(await somebody.balance()).toBe(50);
    await somebody.subscribe("plus");
    await pro.renewPlans();
    expect(await somebody.balance()).toBe(40.1);
  });

  test("that was deducted from an upgrade voids the invoice of that upgrade", async () => {
    const somebody = await proCustomer(app, 5_000);
    await somebody.subscribe("start", "month", { from_wallet: true });
    const { invoice } = (await somebody.subscribe("plus")).body.subscription;
    expect(invoice.amount).toBeLessThan(9.9);
    await credit((await somebody.invoices())[0]);
    expect(await somebody.status()).toMatchObject({ state: "ended", invoice: null });
    const late = await somebody.call(`/api/invoice/pay/${invoice.id}`, { payment_id: 4 });
    expect(late.status).toBe(409);
  });

  test("that is over changes nothing", async () => {
    const somebody = await endingPlan(app, 2, { left: 5_000 });
    await pro.renewPlans();
    await somebody.pass(5);
    const before = await somebody.status();
    await credit((await somebody.invoices())[0]);
    expect(await somebody.status()).toEqual(before);
    expect(before).toMatchObject({ state: "active", renews: true });
  });
});

test("an upgrade after a renewal paid ahead is active at once and charged once", async () => {
  const somebody = await endingPlan(app, 2, { left: 5_000, plan: "start" });
  await pro.renewPlans();
  const larger = () => somebody.subscribe("plus", "month", { from_wallet: true });
  for (const { body } of [await larger(), await larger()]) {
    expect(body.subscription).toMatchObject({ state: "active", plan: { code: "plus" } });
  }
  expect(await somebody.paid()).toEqual([490, 490, expect.any(Number)]);
});
