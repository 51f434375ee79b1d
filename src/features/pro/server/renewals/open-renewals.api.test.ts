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

test("its invoice is due when the plan ends, not two weeks later", async () => {
  const { id, until } = await waiting();
  expect(await invoices.findBill(id)).toMatchObject({
    dueOn: formatDate(new Date(await until()), "Europe/Vilnius"),
  });
});

describe("while something larger waits to be paid", () => {
  /** A customer whose smallest plan is about to end, with an invoice for a larger plan. */
  async function choosing() {
    const somebody = await endingPlan(app, 2, { plan: "start" });
    const { body } = await somebody.subscribe("plus");
    return { ...somebody, input: body.subscription.invoice };
  }

  test("money that comes is not taken for the old one", async () => {
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

  test("and once that is declined, the old one is asked for", async () => {
    const somebody = await choosing();
    await somebody.call(`/api/invoice/decline/${somebody.input.id}`);
    await pro.renewPlans();
    const { invoice } = await somebody.status();
    expect(invoice).toMatchObject({ plan: "Pro Start", amount: 4.9 });
  });
});

describe("an invoice for going on", () => {
  test("declined: nothing is taken from the wallet, and the plan ends at its date", async () => {
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

  test("declined and wanted again at once: it goes on", async () => {
    const somebody = await waiting();
    await somebody.decline();
    await somebody.subscribe("plus");
    await somebody.topUp(5_000);
    await pro.renewPlans();
    expect(await somebody.paid()).toEqual([990, 990]);
  });

  test("taken back by staff: another one is written", async () => {
    const somebody = await waiting();
    await invoices.cancelByStaff({ actor, slug: somebody.id });
    await pro.renewPlans();
    const { invoice } = await somebody.status();
    expect(invoice).toMatchObject({ amount: 9.9 });
    expect(invoice?.id).not.toBe(somebody.id);
  });

  test("unpaid, nobody is asked about until something is to be done", async () => {
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

describe("cancelled while it is being paid", () => {
  test("a renewal: the money may come, but it is the last", async () => {
    const somebody = await waiting();
    const before = await somebody.until();
    expect((await cancelPlan(beingPaid().deps, somebody.owner)).ok).toBe(true);
    expect(await somebody.status()).toMatchObject({ renews: false, invoice: { id: somebody.id } });
    await somebody.topUp(5_000);
    expect((await somebody.pay()).status).toBe(200);
    expect(await somebody.until()).toBeGreaterThan(before);
    expect(await somebody.status()).toMatchObject({ state: "active", renews: false });
  });

  test("a renewal for which no money came is not to be paid once the plan is over", async () => {
    const somebody = await waiting();
    await cancelPlan(beingPaid().deps, somebody.owner);
    await pro.renewPlans();
    expect((await somebody.status()).invoice).not.toBeNull();
    await somebody.pass(3);
    await pro.renewPlans();
    expect(await somebody.status()).toMatchObject({ state: "ended", invoice: null });
  });

  test("a first one cannot be", async () => {
    const somebody = await proCustomer(app);
    await somebody.subscribe("plus");
    const refused = await cancelPlan(beingPaid().deps, somebody.owner);
    expect(refused).toEqual({ ok: false, code: "pro.errors.being_paid" });
  });
});
