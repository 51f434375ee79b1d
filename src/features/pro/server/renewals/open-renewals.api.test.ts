import { describe, expect, test } from "vitest";
import { formatDate } from "#core/dates.ts";
import { testApp } from "#server/fixtures/test-app.ts";
import { cancelPlan } from "../cancel-plan.ts";
import { endingPlan, proCustomer } from "../fixtures/pro.ts";
import type { ProDeps } from "../pro-deps.ts";
import { renewPlans } from "./renew-plans.ts";

const app = await testApp();
const { pro, invoices } = app.services;
const actor = { id: null, roles: ["finance" as const] };

/** A customer whose plan ends in two days, and the invoice for its renewal. */
async function waiting() {
  const somebody = await endingPlan(app, 2);
  await pro.renewPlans();
  const id = (await somebody.status()).invoice?.id ?? "";
  const decline = () => somebody.call(`/api/invoice/decline/${id}`);
  const pay = () => somebody.call(`/api/invoice/pay/${id}`, { payment_id: 4 });
  return { ...somebody, id, decline, pay };
}

/** Simulates that every invoice is being paid, and records which invoices were checked. */
function beingPaid() {
  const asked: string[] = [];
  const isBeingPaid = async (id: string) => asked.push(id) > 0;
  const deps: ProDeps = { ...pro.deps, invoices: { ...pro.deps.invoices, isBeingPaid } };
  return { deps, asked };
}

test("the invoice of a renewal is due when the plan ends", async () => {
  const { id, until } = await waiting();
  expect(await invoices.findBill(id)).toMatchObject({
    dueOn: formatDate(new Date(await until()), "Europe/Vilnius"),
  });
});

describe("an unpaid invoice for an upgrade", () => {
  /** A customer whose smallest plan is about to end, with an invoice for a larger plan. */
  async function choosing() {
    const somebody = await endingPlan(app, 2, { plan: "start" });
    const { body } = await somebody.subscribe("plus");
    return { ...somebody, input: body.subscription.invoice };
  }

  test("keeps the wallet from renewing the smaller plan", async () => {
    const somebody = await choosing();
    await somebody.topUp(600);
    await pro.renewPlans();
    expect(await somebody.paid()).toEqual([490]);
    expect(await somebody.status()).toMatchObject({ invoice: somebody.input, renews: true });
    await somebody.topUp(600);
    const paid = await somebody.call(`/api/invoice/pay/${somebody.input.id}`, { payment_id: 4 });
    expect(paid.status).toBe(200);
    expect(await somebody.status()).toMatchObject({ state: "active", plan: { code: "plus" } });
  });

  test("gives way to a renewal of the smaller plan once it is declined", async () => {
    const somebody = await choosing();
    await somebody.call(`/api/invoice/decline/${somebody.input.id}`);
    await pro.renewPlans();
    const { invoice } = await somebody.status();
    expect(invoice).toMatchObject({ plan: "Pro Start", amount: 4.9 });
  });
});

describe("the invoice of a renewal", () => {
  test("if declined ends the plan at its date without charging the wallet", async () => {
    const somebody = await waiting();
    expect((await somebody.decline()).status).toBe(200);
    await somebody.topUp(5_000);
    await pro.renewPlans();
    await pro.renewPlans();
    expect(await somebody.balance()).toBe(50);
    expect(await somebody.status()).toMatchObject({
      state: "active",
      renews: false,
      invoice: null,
    });
  });

  test("if declined does not stop the renewal once the customer subscribes again", async () => {
    const somebody = await waiting();
    await somebody.decline();
    await somebody.subscribe("plus");
    await somebody.topUp(5_000);
    await pro.renewPlans();
    expect(await somebody.paid()).toEqual([990, 990]);
  });

  test("if cancelled by staff is replaced by a new one", async () => {
    const somebody = await waiting();
    await invoices.cancelByStaff({ actor, slug: somebody.id });
    await pro.renewPlans();
    const { invoice } = await somebody.status();
    expect(invoice).toMatchObject({ amount: 9.9 });
    expect(invoice?.id).not.toBe(somebody.id);
  });

  test("is checked for a pending payment only if the renewal can go on", async () => {
    const somebody = await waiting();
    const { deps, asked } = beingPaid();
    await renewPlans(deps);
    expect(asked).not.toContain(somebody.id);
    await somebody.topUp(5_000);
    await renewPlans(deps);
    expect(asked).toContain(somebody.id);
    expect(await somebody.paid()).toEqual([990]);
  });
});

describe("cancelling during a payment", () => {
  test("lets the pending renewal be paid, but no further one", async () => {
    const somebody = await waiting();
    const before = await somebody.until();
    expect((await cancelPlan(beingPaid().deps, somebody.owner)).ok).toBe(true);
    expect(await somebody.status()).toMatchObject({ renews: false, invoice: { id: somebody.id } });
    await somebody.topUp(5_000);
    expect((await somebody.pay()).status).toBe(200);
    expect(await somebody.until()).toBeGreaterThan(before);
    expect(await somebody.status()).toMatchObject({ state: "active", renews: false });
  });

  test("voids the unpaid renewal once the plan has ended", async () => {
    const somebody = await waiting();
    await cancelPlan(beingPaid().deps, somebody.owner);
    await pro.renewPlans();
    expect((await somebody.status()).invoice).not.toBeNull();
    await somebody.pass(3);
    await pro.renewPlans();
    expect(await somebody.status()).toMatchObject({ state: "ended", invoice: null });
  });

  test("is refused for a first plan", async () => {
    const somebody = await proCustomer(app);
    await somebody.subscribe("plus");
    const refused = await cancelPlan(beingPaid().deps, somebody.owner);
    expect(refused).toEqual({ ok: false, code: "pro.errors.being_paid" });
  });
});
