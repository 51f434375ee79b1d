import { and, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import type { MessageKey } from "#core/message-key.ts";
import { fail, succeed } from "#core/result.ts";
import { testDatabase } from "#database/fixtures/test-database.ts";
import { openPayments } from "./fixtures/payments.ts";
import type { Payable } from "./payable.ts";
import { payments } from "./payments.tables.ts";

const { db } = await testDatabase();
const shop = await openPayments({ db });
const { stripe, site, newCustomer, topUp } = shop;
const [STRIPE, PAYPAL, WALLET] = [1, 2, 4] as const;

/** A subject of one owner that costs 15 euros; `done` records what happened to it. */
const done: string[] = [];
let ownerId: number | null = null;
let refusal: MessageKey | undefined;
let shortage: MessageKey | undefined;
const ticket: Payable = {
  kind: "ticket",
  nextPath: (id) => `/tickets/${id}`,
  againPath: (id) => `/tickets/${id}/pay`,
  beingPaid: "orders.errors.being_paid",
  statuses: { "orders.errors.being_paid": 409 },
  wallet: {
    relType: 4,
    relation: async () => ({ relType: 4, relId: 1 }),
    lockDue: async () => succeed({ relType: 4, relId: 1 }),
  },
  find: async (_db, name) => ({ subjectId: String(name), ownerId }),
  async amountDue() {
    if (refusal) return fail(refusal);
    return succeed({ amountCents: 1500, currency: "EUR", description: "A ticket", site, ownerId });
  },
  async hold(_tx, id, payerId) {
    done.push(`held ${id} for ${payerId}`);
    return shortage ? fail(shortage) : succeed(undefined);
  },
  async settle(_tx, { subjectId, amountCents }) {
    done.push(`settled ${subjectId} by ${amountCents}`);
    return "accepted";
  },
  onRefunded: async () => succeed(undefined),
};
const till = shop.bind({ payables: () => [...shop.deps.payables(), ticket] });
const guest = { customer: undefined, language: "lt", site };
let number = 0;
const newTicket = () => ({ kind: "ticket", subjectId: `T${++number}` });
const paymentsFor = ({ kind, subjectId }: { kind: string; subjectId: string }) =>
  db.$count(payments, and(eq(payments.kind, kind), eq(payments.subjectId, subjectId)));

beforeEach(() => {
  done.length = 0;
  ownerId = null;
  refusal = undefined;
  shortage = undefined;
  Object.assign(stripe.script, { next: { next: "paid" }, dies: undefined });
});

test("a payment holds its subject before it charges and settles after it", async () => {
  const one = newTicket();
  const paid = await till.pay({
    subject: one,
    payer: { ...guest, requesterId: 7 },
    method: { provider: STRIPE },
  });
  expect(paid).toMatchObject({ ok: true, value: { paid: true } });
  expect(done).toEqual([`held ${one.subjectId} for 7`, `settled ${one.subjectId} by 1500`]);
});

test("an unpayable subject, an unsupported method and a shortage start no payment", async () => {
  const one = newTicket();
  refusal = "invoices.errors.not_payable";
  expect(await till.pay({ subject: one, payer: guest, method: { provider: STRIPE } })).toEqual(
    fail(refusal),
  );
  refusal = undefined;
  expect(await till.pay({ subject: one, payer: guest, method: { provider: WALLET } })).toEqual(
    fail("payments.errors.unknown_method"),
  );
  expect(done).toEqual([]);
  shortage = "orders.errors.out_of_stock";
  expect(await till.pay({ subject: one, payer: guest, method: { provider: STRIPE } })).toEqual(
    fail(shortage),
  );
  expect(await paymentsFor(one)).toBe(0);
});

test("only the payer of a paid subject is led back to their payment, and not after a refund", async () => {
  const [owner, other] = [await newCustomer(), await newCustomer()];
  const one = newTicket();
  const visitor = (name: string) => ({ ...guest, visitorHash: Buffer.from(name) });
  const payAs = (payer: Parameters<typeof till.pay>[0]["payer"], subject = one) =>
    till.pay({ subject, payer, method: { provider: STRIPE } });
  const paid = await payAs({ ...guest, customer: owner });
  refusal = "invoices.errors.not_payable";
  expect(await payAs({ ...guest, customer: owner })).toEqual(paid);
  for (const payer of [guest, visitor("somebody"), { ...guest, customer: other }]) {
    expect(await payAs(payer)).toEqual(fail(refusal));
  }
  refusal = undefined;
  const ofGuest = newTicket();
  const paidByGuest = await payAs(visitor("somebody"), ofGuest);
  refusal = "invoices.errors.not_payable";
  expect(await payAs(visitor("somebody"), ofGuest)).toEqual(paidByGuest);
  expect(await payAs(visitor("another"), ofGuest)).toEqual(fail(refusal));
  await till.refundSubject(one);
  expect(await payAs({ ...guest, customer: owner })).toEqual(fail(refusal));
  expect([await paymentsFor(one), await paymentsFor(ofGuest)]).toEqual([1, 1]);
});

test("a pending payment blocks other ones with the error code of its subject", async () => {
  const one = newTicket();
  stripe.script.next = { next: "wait" };
  const first = await till.pay({
    subject: one,
    payer: guest,
    method: { provider: STRIPE, requestKey: "first" },
  });
  expect(first).toMatchObject({ ok: true, value: { paid: false } });
  const other = { provider: PAYPAL, requestKey: "second" } as const;
  expect(await till.pay({ subject: one, payer: guest, method: other })).toEqual(
    fail("orders.errors.being_paid"),
  );
  expect(
    await till.pay({
      subject: one,
      payer: guest,
      method: { provider: STRIPE, requestKey: "first" },
    }),
  ).toEqual(first);
  expect(await paymentsFor(one)).toBe(1);
  expect(till.beingPaidCodes()).toContain("orders.errors.being_paid");
});

test("a subject with thirty open payments is not held again", async () => {
  const one = newTicket();
  const { subjectId } = one;
  const open = { kind: "ticket", subjectId, siteId: site.id, amountCents: 1500, currency: "EUR" };
  await db.insert(payments).values(
    Array.from({ length: 30 }, (_, at) => ({
      ...open,
      provider: PAYPAL,
      reference: `${subjectId}-${at}`,
      feeCents: 0,
    })),
  );
  expect(await till.pay({ subject: one, payer: guest, method: { provider: STRIPE } })).toEqual(
    fail("payments.errors.too_many_open"),
  );
  expect(done).toEqual([]);
});

test("a wallet is offered only to the owner and pays once for concurrent calls", async () => {
  const owner = await newCustomer();
  const other = await newCustomer();
  ownerId = owner.id;
  for (const one of [owner, other]) await till.startPayment(topUp(one));
  const one = newTicket();
  const offered = async (payerId: number | undefined) =>
    (await till.listMethodsFor(one, { payerId, site })).map(({ id }) => id);
  expect(await offered(owner.id)).toContain(WALLET);
  expect(await offered(other.id)).not.toContain(WALLET);
  expect(await offered(undefined)).toEqual(await offered(other.id));
  const wallet = { provider: WALLET } as const;
  expect(
    await till.pay({ subject: one, payer: { ...guest, customer: other }, method: wallet }),
  ).toEqual(fail("payments.errors.unknown_method"));
  const input = { provider: WALLET, requestKey: `wallet ${one.subjectId}` } as const;
  await Promise.all(
    [1, 2, 3].map(() =>
      till.pay({ subject: one, payer: { ...guest, customer: owner }, method: input }),
    ),
  );
  expect(await shop.balance(owner)).toBe(500);
  expect(done.filter((step) => step.startsWith("settled"))).toHaveLength(1);
  expect(await shop.balance(other)).toBe(2000);
});

test("a wallet cannot be topped up from itself, and its owner chooses the amount", async () => {
  const owner = await newCustomer();
  const wallet = { kind: "top_up", subjectId: String(owner.id), amountCents: 2500 };
  const methods = await till.listMethodsFor(wallet, { payerId: owner.id, site });
  expect(methods.map(({ id }) => id)).not.toContain(WALLET);
  const payer = { ...guest, customer: owner };
  expect(await till.pay({ subject: wallet, payer: payer, method: { provider: WALLET } })).toEqual(
    fail("payments.errors.unknown_method"),
  );
  expect(
    await till.pay({ subject: wallet, payer: payer, method: { provider: STRIPE } }),
  ).toMatchObject({ ok: true });
  expect(
    await till.pay({ subject: wallet, payer: payer, method: { provider: STRIPE } }),
  ).toMatchObject({ ok: true });
  expect(await shop.balance(owner)).toBe(5000);
});
