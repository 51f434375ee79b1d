import { describe, expect, test } from "vitest";
import { testApp } from "#server/fixtures/test-app.ts";
import { registeredBrowser, testBrowser } from "#server/fixtures/test-browser.ts";
import { proCustomer } from "./fixtures/pro.ts";

const app = await testApp();
const DAY_MS = 86_400_000;
const inDays = (iso: string | null) => (Date.parse(iso ?? "") - Date.now()) / DAY_MS;

test("guests see the site's plans by size but cannot subscribe", async () => {
  const guest = testBrowser(app);
  const { body } = await guest.call("/api/pro/plans");
  expect(body.plans.map(({ code }: { code: string }) => code)).toEqual(["start", "plus", "max"]);
  expect(body.plans[1]).toEqual({
    code: "plus",
    name: "Pro Plus",
    price_month: 9.9,
    price_year: 99,
    shipping_discount: 12,
    service_discount: 50,
    storage_days: 60,
  });
  for (const call of ["subscribe", "status", "cancel"]) {
    const asked = { plan: "plus", period: "month" };
    expect((await guest.call(`/api/pro/${call}`, asked)).status).toBe(401);
  }
});

describe("invalid input", () => {
  test.each<[string, object]>([
    ["no plan", { period: "month" }],
    ["an empty plan", { plan: "", period: "month" }],
    ["a plan that is none", { plan: "gold", period: "month" }],
    ["a plan of 50 kB", { plan: "p".repeat(50_000), period: "month" }],
    ["a number for a plan", { plan: 2, period: "month" }],
    ["no period", { plan: "plus" }],
    ["a period that is none", { plan: "plus", period: "century" }],
    ["a sum that is a word", { plan: "plus", period: "month", seen: "9.9" }],
    ["a wallet that is a word", { plan: "plus", period: "month", from_wallet: "yes" }],
  ])("%s is refused and changes nothing", async (_what, input) => {
    const somebody = await proCustomer(app, 10_000);
    const { status, body } = await somebody.call("/api/pro/subscribe", input);
    expect([status, body.status]).toEqual([422, false]);
    expect(await somebody.status()).toMatchObject({ state: "none", plan: null, invoice: null });
    expect(await somebody.balance()).toBe(100);
  });

  test("an Idempotency-Key with a space is refused", async () => {
    const somebody = await proCustomer(app, 0, { "idempotency-key": "a b" });
    expect((await somebody.subscribe("plus")).status).toBe(400);
  });
});

test("subscribing without money creates one invoice, and another choice or cancelling voids it", async () => {
  const somebody = await proCustomer(app);
  const first = await somebody.subscribe("plus");
  expect(first.body.subscription).toMatchObject({
    state: "none",
    plan: null,
    renews: false,
    invoice: { amount: 9.9, plan: "Pro Plus", period: "month" },
  });
  const again = await Promise.all([somebody.subscribe("plus"), somebody.subscribe("plus")]);
  for (const { status, body } of again) {
    expect(status).toBe(200);
    expect(body.subscription.invoice).toEqual(first.body.subscription.invoice);
  }
  expect(await somebody.mails("invoice-issued")).toBe(1);

  // Another choice cancels the open invoice.
  const { id } = first.body.subscription.invoice;
  const other = (await somebody.subscribe("max", "year")).body.subscription.invoice;
  expect(other).toMatchObject({ amount: 249, plan: "Pro Max", period: "year" });
  const former = await somebody.call(`/api/invoice/pay/${id}`, { payment_id: 4 });
  expect(former.status).toBe(409);

  // Cancelling also cancels the open invoice.
  const given = await somebody.call("/api/pro/cancel");
  expect(given.body.subscription).toMatchObject({ state: "none", invoice: null });
});

test("concurrent equal requests create one invoice", async () => {
  const somebody = await proCustomer(app);
  const answers = await Promise.all(
    ["plus", "plus", "plus"].map((plan) => somebody.subscribe(plan)),
  );
  const ids = answers.map(({ body }) => body.subscription.invoice?.id);
  expect(new Set(ids).size).toBe(1);
  expect(await somebody.mails("invoice-issued")).toBe(1);
});

test("a plan starts once when its invoice is paid and lasts for the paid period", async () => {
  const somebody = await proCustomer(app, 5_000);
  const { invoice } = (await somebody.subscribe("plus", "year")).body.subscription;
  await somebody.topUp(10_000);
  const pay = () => somebody.call(`/api/invoice/pay/${invoice.id}`, { payment_id: 4 });
  const paid = await Promise.all([pay(), pay()]);
  expect(paid.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1);
  const status = await somebody.status();
  expect(status).toMatchObject({
    state: "active",
    plan: { code: "plus" },
    period: "year",
    renews: true,
    invoice: null,
  });
  expect(inDays(status.active_until)).toBeGreaterThan(364);
  expect(inDays(status.active_until)).toBeLessThan(367);
  expect(await somebody.balance()).toBe(150 - 99);
});

describe("a plan paid from the wallet", () => {
  test("is refused without enough money", async () => {
    const somebody = await proCustomer(app, 989);
    const { status, body } = await somebody.subscribe("plus", "month", { from_wallet: true });
    expect([status, body.message]).toEqual([409, "wallet.errors.not_enough"]);
    expect(await somebody.status()).toMatchObject({ state: "none", invoice: null });
  });

  test("is active at once, and concurrent requests charge it once", async () => {
    const somebody = await proCustomer(app, 10_000);
    const input = () => somebody.subscribe("plus", "month", { from_wallet: true });
    const answers = await Promise.all([input(), input(), input()]);
    for (const { body } of answers) {
      expect(body.subscription).toMatchObject({ state: "active", plan: { code: "plus" } });
    }
    expect(await somebody.paid()).toEqual([990]);
    const { body } = await somebody.call("/api/balance/get-history");
    expect(body.items).toEqual(
      expect.arrayContaining([expect.objectContaining({ rel_type: 4, type: 2, amount: -9.9 })]),
    );
  });

  test("is charged once for repeated requests with one Idempotency-Key", async () => {
    const somebody = await proCustomer(app, 10_000, { "idempotency-key": "plan-1" });
    const input = () => somebody.subscribe("start", "month", { from_wallet: true });
    expect(await input()).toEqual(await input());
    expect(await somebody.paid()).toEqual([490]);
  });

  test("voids an open invoice instead of charging it too", async () => {
    const somebody = await proCustomer(app, 10_000);
    const { invoice } = (await somebody.subscribe("plus")).body.subscription;
    const paid = await somebody.subscribe("plus", "month", { from_wallet: true });
    expect(paid.body.subscription).toMatchObject({ state: "active", invoice: null });
    const again = await somebody.call(`/api/invoice/pay/${invoice.id}`, { payment_id: 4 });
    expect(again.status).toBe(409);
    expect(await somebody.paid()).toEqual([990]);
  });
});

describe("changing a plan", () => {
  const having = async (plan: string, period = "month") => {
    const somebody = await proCustomer(app, 100_000);
    await somebody.subscribe(plan, period, { from_wallet: true });
    return somebody;
  };

  test("to a larger one is immediate, and the remaining days are deducted", async () => {
    const somebody = await having("start");
    await somebody.pass(10);
    const { body } = await somebody.subscribe("plus", "month", { from_wallet: true });
    expect(body.subscription).toMatchObject({ state: "active", plan: { code: "plus" } });
    expect(inDays(body.subscription.active_until)).toBeGreaterThan(27);
    const [first, second = 0] = await somebody.paid();
    expect(first).toBe(490);
    // After ten days, 18 to 21 of the 28 to 31 days of a month are left.
    expect(second).toBeGreaterThanOrEqual(990 - 350);
    expect(second).toBeLessThanOrEqual(990 - 285);
  });

  test("to a smaller or shorter one takes effect at the end of the paid time", async () => {
    const somebody = await having("plus", "year");
    const { body } = await somebody.subscribe("start", "month", { from_wallet: true });
    expect(body.subscription).toMatchObject({
      state: "active",
      plan: { code: "plus" },
      renews: true,
      next: { plan: { code: "start" }, period: "month" },
      invoice: null,
    });
    expect(await somebody.paid()).toEqual([9_900]);
    const back = await somebody.subscribe("plus", "year");
    expect(back.body.subscription).toMatchObject({ next: null, renews: true });
  });

  test("by cancelling stops the renewal, which can be resumed", async () => {
    const somebody = await having("plus");
    const cancelled = await somebody.call("/api/pro/cancel");
    expect(cancelled.body.subscription).toMatchObject({ state: "active", renews: false });
    const resumed = await somebody.subscribe("plus");
    expect(resumed.body.subscription).toMatchObject({
      state: "active",
      renews: true,
      invoice: null,
    });
    expect(await somebody.paid()).toEqual([990]);
  });
});

test("a plan belongs to one site and is not active on another", async () => {
  const somebody = await proCustomer(app, 10_000);
  await somebody.subscribe("plus", "month", { from_wallet: true });
  const elsewhere = testBrowser(app, { host: "lv.localhost" });
  await elsewhere.call("/api/auth/login", { email: somebody.email, password: somebody.password });
  const { body } = await elsewhere.call("/api/pro/status");
  expect(body.subscription).toMatchObject({ state: "none", plan: null });
});

test("a data export names the plan, and erasing the account stops its renewal", async () => {
  const somebody = await proCustomer(app, 990);
  await somebody.subscribe("plus", "month", { from_wallet: true });
  const { body } = await somebody.call("/api/account/export");
  expect(JSON.stringify(body)).toContain("Pro Plus");
  const gone = await somebody.call("/api/account/delete", { password: somebody.password });
  expect(gone.status).toBe(200);
  // The last days of the period, in which the plan would be renewed.
  await somebody.pass(28);
  await app.services.pro.renewPlans();
  expect(await somebody.invoices()).toHaveLength(1);
  expect(await app.services.pro.describeStatus(somebody.owner)).toMatchObject({ renews: false });
});

test("a chosen plan is shown for confirmation before an invoice is created", async () => {
  const somebody = await proCustomer(app);
  const chosen = { plan_step: "choose", plan: "start", period: "year" };
  const asked = await somebody.form("/en/cartage-pro", { ...chosen, seen_start_year: "49" });
  expect(asked.status).toBe(200);
  const page = await asked.text();
  for (const words of ["Is this what you want?", "One year, then it renews", "Order for 49.00"]) {
    expect(page).toContain(words);
  }
  expect(await somebody.status()).toMatchObject({ state: "none", invoice: null });
  const ordered = { ...chosen, plan_step: "subscribe", seen_start_year: "49" };
  expect((await somebody.form("/en/cartage-pro", ordered)).status).toBe(303);
  expect((await somebody.status()).invoice).toMatchObject({ plan: "Pro Start", amount: 49 });
});

test("the plan page works without scripts, and the account page names the plan", async () => {
  const somebody = await proCustomer(app, 10_000);
  const page = await (await somebody.get("/en/cartage-pro")).text();
  for (const name of ["Pro Start", "Pro Plus", "Pro Max"]) expect(page).toContain(name);
  const input = { plan_step: "subscribe", plan: "max", period: "month" };
  const toPay = await somebody.form("/en/cartage-pro", input);
  expect(toPay.status).toBe(303);
  expect(toPay.headers.get("location")).toMatch(/\/en\/invoice\/[\w-]{20,}$/);
  const tooLittle = await somebody.form("/en/cartage-pro", { ...input, from_wallet: "on" });
  expect(tooLittle.status).toBe(303);
  expect(tooLittle.headers.get("location")).toMatch(/\/en\/cartage-pro#plans$/);
  expect(await (await somebody.get("/en/account-information")).text()).toContain("Pro Max");
  const refused = await somebody.form("/en/cartage-pro", { ...input, plan: "gold" });
  expect(refused.status).toBe(422);
  const stranger = await registeredBrowser(app);
  expect(await (await stranger.get("/en/account-information")).text()).not.toContain("Pro Max");
});
