import { describe, expect, test } from "vitest";
import { DAY_MS } from "#core/durations.ts";
import { testApp } from "#server/fixtures/test-app.ts";
import { endingPlan, proCustomer } from "../fixtures/pro.ts";
import type { ProDeps } from "../pro-deps.ts";
import { renewPlans } from "./renew-plans.ts";

const app = await testApp();
const { pro } = app.services;

const ending = (inDays: number, wanted?: Parameters<typeof endingPlan>[2]) =>
  endingPlan(app, inDays, wanted);
const days = (from: number, to: number) => Math.round((to - from) / DAY_MS);
const benefits = ({ owner }: { owner: { customerId: number; siteId: number } }) =>
  pro.findBenefits(owner);

test("a plan is not renewed more than three days before its end", async () => {
  const somebody = await ending(4, { left: 5_000 });
  await pro.renewPlans();
  expect(await somebody.status()).toMatchObject({ state: "active", invoice: null });
  expect(await somebody.balance()).toBe(50);
});

test("a plan is renewed from the wallet once, even by concurrent jobs", async () => {
  const somebody = await ending(2, { left: 5_000 });
  const before = await somebody.until();
  await Promise.all([pro.renewPlans(), pro.renewPlans(), pro.renewPlans()]);
  await pro.renewPlans();
  expect(await somebody.paid()).toEqual([990, 990]);
  expect(await somebody.balance()).toBe(40.1);
  const gained = days(before, await somebody.until());
  expect(gained).toBeGreaterThanOrEqual(28);
  expect(gained).toBeLessThanOrEqual(31);
  expect(await somebody.mails("invoice-issued")).toBe(0);
});

test("without enough money a renewal invoice is mailed once and extends the plan when it is paid", async () => {
  const somebody = await ending(2, { left: 100 });
  const before = await somebody.until();
  await Promise.all([pro.renewPlans(), pro.renewPlans()]);
  await pro.renewPlans();
  const { invoice } = await somebody.status();
  expect(invoice).toMatchObject({ amount: 9.9, plan: "Pro Plus" });
  expect(await somebody.mails("invoice-issued")).toBe(1);
  await somebody.topUp(1_000);
  const paid = await somebody.call(`/api/invoice/pay/${invoice?.id}`, { payment_id: 4 });
  expect(paid.status).toBe(200);
  expect(days(before, await somebody.until())).toBeGreaterThanOrEqual(28);
  await pro.renewPlans();
  expect(await somebody.status()).toMatchObject({ state: "active", renews: true, invoice: null });
});

test("money added to the wallet later pays for the renewal and voids its invoice", async () => {
  const somebody = await ending(2);
  await pro.renewPlans();
  const { invoice } = await somebody.status();
  await somebody.topUp(2_000);
  await pro.renewPlans();
  expect(await somebody.status()).toMatchObject({ state: "active", invoice: null });
  expect(await somebody.paid()).toEqual([990, 990]);
  const again = await somebody.call(`/api/invoice/pay/${invoice?.id}`, { payment_id: 4 });
  expect(again.status).toBe(409);
});

test("an unpaid plan ends at its date without benefits, and its customer is mailed once", async () => {
  const somebody = await ending(1);
  await pro.renewPlans();
  expect(await benefits(somebody)).toMatchObject({ shippingPercent: 12 });
  const { invoice } = await somebody.status();
  await somebody.pass(2);
  expect(await benefits(somebody)).toBeUndefined();
  await pro.renewPlans();
  await pro.renewPlans();
  expect(await somebody.status()).toMatchObject({ state: "ended", renews: false, invoice: null });
  expect(await somebody.mails("pro-ended")).toBe(1);
  await somebody.topUp(5_000);
  const late = await somebody.call(`/api/invoice/pay/${invoice?.id}`, { payment_id: 4 });
  expect(late.status).toBe(409);
  await pro.renewPlans();
  expect(await somebody.balance()).toBe(50);
});

test("a cancelled plan is neither renewed nor invoiced", async () => {
  const somebody = await ending(2, { left: 5_000 });
  await somebody.call("/api/pro/cancel");
  await pro.renewPlans();
  await somebody.pass(3);
  await pro.renewPlans();
  expect(await somebody.status()).toMatchObject({ state: "ended", invoice: null });
  expect(await somebody.balance()).toBe(50);
});

test("a renewal uses the plan that was chosen to follow", async () => {
  const somebody = await ending(2, { left: 10_000, plan: "max" });
  await somebody.subscribe("start", "month");
  await pro.renewPlans();
  expect(await somebody.paid()).toEqual([2_490, 490]);
  // The larger plan stays active until the end of its paid time.
  expect(await benefits(somebody)).toMatchObject({ shippingPercent: 20 });
  await somebody.pass(3);
  expect(await benefits(somebody)).toMatchObject({ shippingPercent: 5 });
  expect(await somebody.status()).toMatchObject({ plan: { code: "start" }, next: null });
});

describe("a renewal whose process dies", () => {
  const dying = (deps: ProDeps, kill: Partial<ProDeps["invoices"]>): ProDeps => ({
    ...deps,
    invoices: { ...deps.invoices, ...kill },
    reportProblem: () => {},
  });
  const die = async () => {
    throw new Error("killed");
  };

  test("after the charge is rolled back, and the next run renews it once", async () => {
    const somebody = await ending(2, { left: 5_000 });
    const { invoices } = pro.deps;
    const issueFromWallet: typeof invoices.issueFromWallet = async (...asked) => {
      await invoices.issueFromWallet(...asked);
      return die();
    };
    await renewPlans(dying(pro.deps, { issueFromWallet }));
    expect(await somebody.paid()).toEqual([990]);
    expect(await somebody.balance()).toBe(50);
    await pro.renewPlans();
    await pro.renewPlans();
    expect(await somebody.paid()).toEqual([990, 990]);
  });

  test("after writing the invoice is rolled back, and the next run writes one", async () => {
    const somebody = await ending(2);
    const { invoices } = pro.deps;
    const issue: typeof invoices.issue = async (...asked) => {
      await invoices.issue(...asked);
      return die();
    };
    await renewPlans(dying(pro.deps, { issue }));
    expect(await somebody.status()).toMatchObject({ invoice: null });
    expect(await somebody.mails("invoice-issued")).toBe(0);
    await pro.renewPlans();
    expect(await somebody.mails("invoice-issued")).toBe(1);
  });

  test("does not stop the renewals of other customers", async () => {
    const [first, second] = [await ending(2, { left: 5_000 }), await ending(2, { left: 5_000 })];
    const { invoices } = pro.deps;
    const issueFromWallet: typeof invoices.issueFromWallet = (tx, invoice) =>
      invoice.customerId === first.customerId ? die() : invoices.issueFromWallet(tx, invoice);
    await renewPlans(dying(pro.deps, { issueFromWallet }));
    expect(await first.paid()).toEqual([990]);
    expect(await second.paid()).toEqual([990, 990]);
    await pro.renewPlans();
  });
});

test("the invoice of a plan is voided if it is unpaid for two weeks", async () => {
  const somebody = await proCustomer(app);
  await somebody.subscribe("plus");
  // The invoice stays open until its last due day is over.
  await somebody.pass(14.9);
  await pro.renewPlans();
  expect((await somebody.status()).invoice).not.toBeNull();
  await somebody.pass(0.2);
  await pro.renewPlans();
  expect(await somebody.status()).toMatchObject({ state: "none", invoice: null });
});
