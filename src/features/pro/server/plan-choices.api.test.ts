import { sql } from "drizzle-orm";
import { describe, expect, onTestFinished, test } from "vitest";
import { addDays, formatDate } from "#core/dates.ts";
import { DAY_MS } from "#core/durations.ts";
import { testApp } from "#server/fixtures/test-app.ts";
import type { ProStatus } from "../contract.ts";
import { endingPlan, proCustomer } from "./fixtures/pro.ts";
import { renewPlans } from "./renewals/renew-plans.ts";

const app = await testApp();
const { pro } = app.services;
const daysFrom = (now: number, iso: string | null) => (Date.parse(iso ?? "") - now) / DAY_MS;

async function having(plan: string) {
  const somebody = await proCustomer(app, 10_000);
  await somebody.subscribe(plan, "month", { from_wallet: true });
  return somebody;
}

const choice = ({ choices }: ProStatus, plan: string, period = "month") =>
  choices.find((one) => one.plan === plan && one.period === period);

describe("the choices of a plan", () => {
  test("start at the plan's price if none is active", async () => {
    const status = await (await proCustomer(app)).status();
    expect(status.choices).toHaveLength(6);
    expect(choice(status, "plus")).toMatchObject({ change: "start", due: 9.9 });
    expect(choice(status, "max", "year")).toMatchObject({ change: "start", due: 249 });
  });

  test("have the upgrade price, and any other sum is refused", async () => {
    const somebody = await having("plus");
    await somebody.pass(10);
    const status = await somebody.status();
    expect(choice(status, "plus")).toMatchObject({ change: "same", due: 0 });
    expect(choice(status, "start")).toMatchObject({ change: "later", due: 0 });
    const { change, due = 0 } = choice(status, "max") ?? {};
    expect([change, due > 0, due < 24.9]).toEqual(["upgrade", true, true]);
    const buy = (seen: number) => somebody.subscribe("max", "month", { from_wallet: true, seen });
    const refused = await buy(24.9);
    expect([refused.status, refused.body.message]).toEqual([409, "orders.errors.total_changed"]);
    expect(await somebody.paid()).toEqual([990]);
    // Buying twice pays only once.
    for (const { status: answered } of [await buy(due), await buy(due)]) expect(answered).toBe(200);
    expect(await somebody.paid()).toEqual([990, Math.round(due * 100)]);
  });

  test("are shown on the page, and a form with an outdated price is refused", async () => {
    const somebody = await having("plus");
    const due = choice(await somebody.status(), "max")?.due ?? 0;
    const page = await (await somebody.get("/en/cartage-pro")).text();
    expect(page).toContain("To pay now");
    expect(page).toContain(`name="seen_max_month" value="${due}"`);
    const input = { plan_step: "subscribe", plan: "max", period: "month", from_wallet: "on" };
    const send = (seen: string) =>
      somebody.form("/en/cartage-pro", { ...input, seen_max_month: seen });
    expect((await send("1")).status).toBe(409);
    expect((await send(`${due}`)).status).toBe(303);
    expect(await somebody.status()).toMatchObject({ plan: { code: "max" } });
  });
});

describe("an upgrade of a plan", () => {
  /** A customer with an invoice for the middle plan, and a function that pays it. */
  async function choosing() {
    const somebody = await having("start");
    const { invoice } = (await somebody.subscribe("plus")).body.subscription;
    const pay = () => somebody.call(`/api/invoice/pay/${invoice.id}`, { payment_id: 4 });
    return { ...somebody, invoice, pay };
  }

  test("is due before its price changes, and starts when it is paid", async () => {
    const somebody = await choosing();
    const { dueOn = "" } = (await app.services.invoices.findBill(somebody.invoice.id)) ?? {};
    expect(dueOn && dueOn <= addDays(formatDate(new Date(), "Europe/Vilnius"), 1)).toBe(true);
    const now = Date.now();
    expect((await somebody.pay()).status).toBe(200);
    const { plan, active_until } = await somebody.status();
    expect(plan?.code).toBe("plus");
    expect(daysFrom(now, active_until)).toBeGreaterThanOrEqual(28);
  });

  test("that is paid days later is refused as outdated and gets a new price", async () => {
    const somebody = await choosing();
    await somebody.pass(5);
    const refused = await somebody.pay();
    expect([refused.status, refused.body.message]).toEqual([409, "invoices.errors.outdated"]);
    expect(await somebody.paid()).toEqual([490]);
    await pro.renewPlans();
    expect(await somebody.status()).toMatchObject({ plan: { code: "start" }, invoice: null });
    expect(await somebody.mails("pro-outdated")).toBe(1);
    expect((await somebody.pay()).body.message).toBe("invoices.errors.not_payable");
    const { due = 0 } = choice(await somebody.status(), "plus") ?? {};
    expect(due).toBeGreaterThan(somebody.invoice.amount);
    const anew = (await somebody.subscribe("plus", "month", { seen: due })).body.subscription;
    await somebody.call(`/api/invoice/pay/${anew.invoice.id}`, { payment_id: 4 });
    expect(await somebody.paid()).toEqual([490, Math.round(due * 100)]);
  });

  test("whose payment is pending keeps its price", async () => {
    const somebody = await choosing();
    await somebody.pass(5);
    const isBeingPaid = async () => true;
    await renewPlans({ ...pro.deps, invoices: { ...pro.deps.invoices, isBeingPaid } });
    expect((await somebody.status()).invoice).toMatchObject({ id: somebody.invoice.id });
    expect(await somebody.mails("pro-outdated")).toBe(0);
    const actor = { id: null, roles: ["finance" as const] };
    await app.services.invoices.notePaidByStaff({ actor, slug: somebody.invoice.id });
    expect(await somebody.status()).toMatchObject({ plan: { code: "plus" } });
  });

  test("of a cancelled plan does not renew", async () => {
    const somebody = await having("start");
    await somebody.call("/api/pro/cancel");
    await somebody.subscribe("plus");
    expect(await (await somebody.get("/en/cartage-pro")).text()).toContain("Not any more");
    const { body } = await somebody.subscribe("plus", "month", { from_wallet: true });
    expect(body.subscription).toMatchObject({ plan: { code: "plus" }, renews: false });
  });
});

test("a smaller plan paid ahead is shown as the next one, and the larger can follow it", async () => {
  const somebody = await endingPlan(app, 2, { left: 10_000, plan: "max" });
  const before = await somebody.until();
  await somebody.subscribe("start");
  await pro.renewPlans();
  expect(await somebody.until()).toBe(before);
  expect(await somebody.status()).toMatchObject({
    plan: { code: "max" },
    next: { plan: { code: "start" }, period: "month" },
  });
  const account = await (await somebody.get("/en/account-information")).text();
  expect(account).toContain(formatDate(new Date(before), "Europe/Vilnius"));
  await somebody.subscribe("max");
  await somebody.pass(3);
  expect(await somebody.status()).toMatchObject({
    plan: { code: "start" },
    next: { plan: { code: "max" }, period: "month" },
  });
});

test("a plan that is no longer offered can be resumed by its customer, but not bought by others", async () => {
  const offer = (isOffered: boolean) =>
    app.db.execute(sql`
      update pro_plans set is_offered = ${isOffered} where code = 'plus' and site_id = 1`);
  onTestFinished(async () => void (await offer(true)));
  const somebody = await having("plus");
  await somebody.call("/api/pro/cancel");
  await offer(false);
  const status = await somebody.status();
  expect(choice(status, "start")).toMatchObject({ change: "later" });
  expect(choice(status, "max")).toMatchObject({ change: "upgrade" });
  expect(await (await somebody.get("/en/cartage-pro")).text()).toContain("Renew after all");
  const resumed = await somebody.subscribe("plus");
  expect(resumed.body.subscription).toMatchObject({ renews: true, invoice: null });
  const other = await proCustomer(app);
  expect((await other.subscribe("plus")).status).toBe(422);
  expect((await other.status()).choices).toHaveLength(4);
});
