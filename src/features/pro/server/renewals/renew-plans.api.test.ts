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

test("more than three days before the end nothing happens", async () => {
  const somebody = await ending(4, { left: 5_000 });
  await pro.renewPlans();
  expect(await somebody.status()).toMatchObject({ state: "active", invoice: null });
  expect(await somebody.balance()).toBe(50);
});

test("with enough in the wallet it goes on by itself, once, however many nodes ask", async () => {
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

test("with too little an invoice is mailed once, and paid it goes on from where it would have ended", async () => {
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

test("money that comes into the wallet later pays for what waits, and the invoice is taken back", async () => {
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

test("unpaid it ends at its date: nothing is taken off any more, and its owner is told once", async () => {
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

test("what was cancelled neither goes on nor is asked for", async () => {
  const somebody = await ending(2, { left: 5_000 });
  await somebody.call("/api/pro/cancel");
  await pro.renewPlans();
  await somebody.pass(3);
  await pro.renewPlans();
  expect(await somebody.status()).toMatchObject({ state: "ended", invoice: null });
  expect(await somebody.balance()).toBe(50);
});

test("it goes on with what was chosen for afterwards", async () => {
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

describe("killed in the middle", () => {
  const dying = (deps: ProDeps, kill: Partial<ProDeps["invoices"]>): ProDeps => ({
    ...deps,
    invoices: { ...deps.invoices, ...kill },
    reportProblem: () => {},
  });
  const die = async () => {
    throw new Error("killed");
  };

  test("after the money was taken: nothing was, and the next minute renews it once", async () => {
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

  test("after the invoice was written: there is none, and the next minute writes one", async () => {
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

  test("one that fails keeps nobody else from going on", async () => {
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

test("an invoice for a plan that nobody paid for two weeks is taken back", async () => {
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
