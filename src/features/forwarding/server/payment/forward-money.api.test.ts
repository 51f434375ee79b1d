import { sql } from "drizzle-orm";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { eventually } from "#database/fixtures/eventually.ts";
import type { PaidPayment } from "#features/payments/server/payable.ts";
import { COMMAND_LINE } from "#platform/auth/require-role.ts";
import { declareTestParcel } from "#server/fixtures/purchases/declare-test-parcel.ts";
import { testApp } from "#server/fixtures/test-app.ts";
import { watchReads } from "#server/fixtures/watch-reads.ts";
import { forwardingDeps } from "../../feature.ts";
import {
  BOX,
  balanceOf,
  bringTo,
  callTo,
  forwardingCustomer,
  refundedOf,
  staffBrowser,
  statusOf,
  step,
} from "../fixtures/forwarding.ts";
import { forwardPayable } from "./forward-payable.ts";

const app = await testApp();
const warehouse = await staffBrowser(app, "warehouse");
const finance = await staffBrowser(app, "finance");
const SMALL = { weight: 0.5, length: 20, width: 15, height: 5 };

const refundAll = (id: number) =>
  app.services.payments.refundSubject({ kind: "forward_request", subjectId: String(id) });
const storedFor = (id: number, days: number) =>
  app.db.execute(sql`update forward_parcels set received_at = now() - make_interval(days => ${days})
    where request_id = ${id}`);

test("a full refund before packing lets the customer choose shipping again", async () => {
  const owner = await forwardingCustomer(app, 100_000);
  const id = await bringTo(app, { owner, warehouse }, "paid");
  await refundAll(id);
  expect(await statusOf(owner, id)).toBe("received");
  expect(await balanceOf(owner)).toBe(1000);
});

describe("the money for a parcel", () => {
  test("equals the calculated price and is paid once from the wallet", async () => {
    const owner = await forwardingCustomer(app, 100_000);
    const { id } = await declareTestParcel(app, owner, "received");
    const { request } = (await owner.call(`/api/forward/get/${id}`)).body;
    const sea = request.offers.find((offer: { method: string }) => offer.method === "sea");
    const input = { method: "sea", address_id: owner.addressId };
    const chosen = await owner.call(`/api/forward/choose-shipping/${id}`, input);
    expect(chosen.body.request).toMatchObject({ status: "awaiting_payment", total: sea.total });
    const calculated = await owner.call("/api/calculate", {
      origin: "US",
      country_id: 1,
      ...BOX,
      lines: [{ tariff: "shoes", value: 89.9 }],
    });
    const asked = calculated.body.methods.find((one: { method: string }) => one.method === "sea");
    // Both prices include the courier to the door.
    expect(asked.delivery_fee).toBeGreaterThan(0);
    expect(sea).toMatchObject({
      total: asked.total,
      delivery: asked.delivery_fee,
      days: asked.days,
    });
    expect(chosen.body.request.price).toMatchObject({ delivery: sea.delivery });
    const user = (await owner.call("/api/auth/getCurrentUser")).body.user;
    expect(user).toMatchObject({ unpaid_orders_count: 1, unpaid_parcels_count: 1 });
    const paid = await owner.call(`/api/forward/pay/${id}`, { payment_id: 4 });
    expect(paid.body.paid).toBe(true);
    const again = await owner.call(`/api/forward/pay/${id}`, { payment_id: 4 });
    expect([again.status, again.body]).toEqual([200, paid.body]);
    expect(await balanceOf(owner)).toBe((100_000 - Math.round(sea.total * 100)) / 100);
    const history = (await owner.call("/api/balance/get-history")).body;
    expect(history.items[0]).toMatchObject({
      rel_type: 1,
      rel_id: id,
      type: 2,
      amount: -sea.total,
    });
  });

  test("is partly refunded once for a smaller box and for lower customs", async () => {
    const owner = await forwardingCustomer(app, 100_000);
    const id = await bringTo(app, { owner, warehouse }, "paid");
    const before = await balanceOf(owner);
    const { price } = (await owner.call(`/api/forward/get/${id}`)).body.request;
    const packed = await step(warehouse, "pack", id, { box: SMALL });
    expect(packed.body.request.refunded, "the warehouse sees no money").toBeNull();
    const forPacking = await refundedOf(owner, id);
    expect(forPacking).toBeGreaterThan(0);
    await step(warehouse, "ship", id, { carrier: "DHL", tracking_number: "3318810025" });
    await step(warehouse, "move", id, { to: "in_customs" });
    const bill = { duty: 0, vat: price.vat };
    const settled = await step(finance, "settle-customs", id, bill);
    expect(settled.body.request.refunded).toBeCloseTo(forPacking + price.duty, 2);
    expect((await step(finance, "settle-customs", id, bill)).status).toBe(409);
    expect(await balanceOf(owner)).toBeCloseTo(before + forPacking + price.duty, 2);
    const [entry] = (await owner.call("/api/balance/get-history")).body.items;
    expect(entry).toMatchObject({ rel_type: 1, rel_id: null, type: 1 });
  });

  test("includes storage after the free days, or storage is charged as its own invoice", async () => {
    const owner = await forwardingCustomer(app, 10_000);
    const { id } = await declareTestParcel(app, owner, "received");
    const shown = async () => (await owner.call(`/api/forward/get/${id}`)).body.request;
    expect((await shown()).storage.days).toBe(0);
    expect((await step(finance, "charge-storage", id)).body.message).toBe(
      "forwarding.errors.nothing_due",
    );
    await storedFor(id, 40);
    expect((await shown()).storage).toMatchObject({ days: 10, per_day: 0.5 });
    expect((await shown()).offers[0].storage).toBe(5);
    expect((await step(finance, "charge-storage", id)).status).toBe(200);
    expect(await balanceOf(owner)).toBe(95);
    const [entry] = (await owner.call("/api/balance/get-history")).body.items;
    expect(entry).toMatchObject({ rel_type: 4, type: 2, amount: -5 });
    expect((await shown()).storage.days).toBe(0);
  });

  test("is no longer requested if it stays unpaid for a week", async () => {
    const owner = await forwardingCustomer(app);
    const id = await bringTo(app, { owner, warehouse }, "awaiting_payment");
    await app.services.forwarding.sweepRequests();
    expect(await statusOf(owner, id)).toBe("awaiting_payment");
    await app.db.execute(
      sql`update forward_requests set chosen_at = now() - interval '8 days' where id = ${id}`,
    );
    await app.services.forwarding.sweepRequests();
    const { request } = (await owner.call(`/api/forward/get/${id}`)).body;
    expect(request).toMatchObject({ status: "received", price: null, total: null });
  });
});

describe("a refund for a parcel", () => {
  test("makes refunded storage due again", async () => {
    const owner = await forwardingCustomer(app, 100_000);
    const { id } = await declareTestParcel(app, owner, "received");
    await storedFor(id, 40);
    const at = { owner, warehouse, id };
    for (const to of ["awaiting_payment", "paid"] as const) await callTo(at, to);
    expect(await balanceOf(owner)).toBeLessThan(1000);
    await refundAll(id);
    expect(await balanceOf(owner)).toBe(1000);
    expect((await owner.call(`/api/forward/get/${id}`)).body.request.storage.days).toBe(10);
  });

  test("for a storage invoice makes storage due and chargeable again", async () => {
    const owner = await forwardingCustomer(app, 10_000);
    const { id } = await declareTestParcel(app, owner, "received");
    const daysDue = async () =>
      (await owner.call(`/api/forward/get/${id}`)).body.request.storage.days;
    const charge = async () => expect((await step(finance, "charge-storage", id)).status).toBe(200);
    const credit = async () => {
      const { items } = (await owner.call("/api/invoice/list")).body;
      const paper = items.find(({ status }: { status: string }) => status === "paid");
      const credited = await finance.call(`/api/staff/invoices/credit/${paper.id}`);
      expect(credited.status).toBe(200);
    };
    await storedFor(id, 40);
    await charge();
    expect([await daysDue(), await balanceOf(owner)]).toEqual([0, 95]);
    await credit();
    expect([await daysDue(), await balanceOf(owner)]).toEqual([10, 100]);
    await charge();
    expect([await daysDue(), await balanceOf(owner)]).toEqual([0, 95]);
  });

  test("excludes what was already returned to the wallet", async () => {
    const owner = await forwardingCustomer(app, 100_000);
    const id = await bringTo(app, { owner, warehouse }, "paid");
    await step(warehouse, "pack", id, { box: SMALL });
    expect(await refundedOf(owner, id)).toBeGreaterThan(0);
    const before = await balanceOf(owner);
    await refundAll(id);
    expect(await balanceOf(owner)).toBe(before);
  });

  test("in parts never exceeds the payment in any order", async () => {
    const owner = await forwardingCustomer(app, 100_000);
    const parts = async (id: number, amounts: number[]) => {
      const kind = { kind: "forward_request", subjectId: String(id) };
      const [paid] = await app.services.payments.listPayments(kind);
      const done: boolean[] = [];
      for (const amountCents of amounts) {
        const key = `${id}-${done.length}-${amountCents}`;
        const input = { actor: COMMAND_LINE, reference: paid?.reference ?? "", amountCents, key };
        done.push((await app.services.payments.refundPayment(input)).ok);
      }
      return done;
    };
    const centsOf = async (id: number) =>
      Math.round((await owner.call(`/api/forward/get/${id}`)).body.request.total * 100);
    const balance = async () => Math.round((await balanceOf(owner)) * 100);

    const small = await bringTo(app, { owner, warehouse }, "paid");
    const due = await centsOf(small);
    await step(warehouse, "pack", small, { box: SMALL });
    const back = await refundedOf(owner, small);
    const left = due - Math.round(back * 100);
    const before = await balance();
    expect(await parts(small, [left - 10, 11, 10, 1])).toEqual([true, false, true, false]);
    expect(await balance()).toBe(before + left);
    expect(await balance()).toBe(100_000);

    const early = await bringTo(app, { owner, warehouse }, "paid");
    expect(await parts(early, [(await centsOf(early)) - 1])).toEqual([true]);
    await step(warehouse, "pack", early, { box: SMALL });
    expect(await refundedOf(owner, early)).toBe(0.01);
    expect(await balance()).toBe(100_000);
  });

  test("that is too large at the provider is recorded and blocks further refunds", async () => {
    const owner = await forwardingCustomer(app, 100_000);
    const id = await bringTo(app, { owner, warehouse }, "paid");
    const { total } = (await owner.call(`/api/forward/get/${id}`)).body.request;
    await step(warehouse, "pack", id, { box: SMALL });
    const before = await balanceOf(owner);
    const cents = Math.round(total * 100) - 1;
    const part = { key: `gone-${id}`, amountCents: cents, feeCents: 0, isRest: false };
    const paid = { subjectId: String(id) } as PaidPayment;
    const payable = forwardPayable(forwardingDeps(app.services, app.services));
    const giveBack = (isGone: boolean) =>
      app.db.transaction((tx) => payable.onRefunded(tx, paid, { ...part, isGone }));
    expect((await giveBack(false)).ok).toBe(false);
    expect((await giveBack(true)).ok).toBe(false);
    const { rows } = await app.db.execute(
      sql`select returned_cents from forward_requests where id = ${id}`,
    );
    expect(rows.map((row) => Number(row.returned_cents))).toEqual([cents]);
    const subject = { kind: "forward_request", subjectId: String(id) };
    const [{ reference = "" } = {}] = await app.services.payments.listPayments(subject);
    const one = { actor: COMMAND_LINE, reference, amountCents: 1, key: `one-${id}` };
    expect((await app.services.payments.refundPayment(one)).ok).toBe(false);
    expect(await balanceOf(owner)).toBe(before);
  });

  test("in full leaves nothing for customs to settle", async () => {
    const owner = await forwardingCustomer(app, 100_000);
    const id = await bringTo(app, { owner, warehouse }, "in_customs");
    await refundAll(id);
    expect(await balanceOf(owner)).toBe(1000);
    expect((await step(finance, "settle-customs", id, { duty: 0, vat: 0 })).status).toBe(409);
    expect(await balanceOf(owner)).toBe(1000);
  });

  test("by customs is possible after a return, but not if it was never paid", async () => {
    const owner = await forwardingCustomer(app, 100_000);
    const seen = await bringTo(app, { owner, warehouse }, "in_customs");
    const { price } = (await owner.call(`/api/forward/get/${seen}`)).body.request;
    const before = await balanceOf(owner);
    const unpaid = await bringTo(app, { owner, warehouse }, "returned");
    await step(warehouse, "move", seen, { to: "returned" });
    expect((await step(finance, "settle-customs", unpaid, { duty: 0, vat: 0 })).status).toBe(409);
    expect((await step(finance, "settle-customs", seen, { duty: 0, vat: 0 })).status).toBe(200);
    expect(await balanceOf(owner)).toBeCloseTo(before + price.duty + price.vat, 2);
  });
});

test("a pending payment blocks a second one and a new choice of shipping", async () => {
  const owner = await forwardingCustomer(app, 100_000);
  const id = await bringTo(app, { owner, warehouse }, "awaiting_payment");
  await app.db.execute(sql`
    insert into payments (reference, provider, kind, subject_id, site_id, customer_id, amount_cents,
      currency, status)
    values (${`under-way-${id}`}, 1, 'forward_request', ${String(id)}, 1, ${owner.id}, 100, 'EUR',
      'pending')`);
  const at = { owner, warehouse, id };
  const refused = { status: 409, body: { message: "forwarding.errors.being_paid" } };
  expect(await callTo(at, "paid")).toMatchObject(refused);
  expect(await callTo(at, "awaiting_payment")).toMatchObject(refused);
  expect(await balanceOf(owner)).toBe(1000);
  await app.db.execute(sql`update payments set status = 'failed' where subject_id = ${String(id)}`);
  expect((await callTo(at, "paid")).status).toBe(200);
});

test("a repeated payment returns the one that another call made meanwhile", async () => {
  const owner = await forwardingCustomer(app, 100_000);
  const id = await bringTo(app, { owner, warehouse }, "awaiting_payment");
  const at = { owner, warehouse, id };
  const asked = vi.spyOn(app.services.payments, "findUnderWay");
  onTestFinished(() => void asked.mockRestore());
  let first: unknown;
  asked.mockImplementationOnce(async () => {
    const paid = await callTo(at, "paid");
    expect(paid.status).toBe(200);
    first = paid.body;
    return undefined;
  });
  expect((await callTo(at, "paid")).body).toEqual(first);
  const subject = { kind: "forward_request", subjectId: String(id) };
  expect(await app.services.payments.listPayments(subject)).toHaveLength(1);
});

test("a box without a price cannot be packed", async () => {
  const owner = await forwardingCustomer(app, 100_000);
  const id = await bringTo(app, { owner, warehouse }, "paid");
  await app.db.execute(sql`update forward_requests
    set address = jsonb_set(address, '{countryId}', '9999') where id = ${id}`);
  const packed = await step(warehouse, "pack", id, { box: SMALL });
  expect([packed.status, packed.body.message]).toEqual([422, "forwarding.errors.measures"]);
  expect(await statusOf(owner, id)).toBe("paid");
});

test("storage cannot be charged after a parcel has left", async () => {
  const owner = await forwardingCustomer(app, 100_000);
  const id = await bringTo(app, { owner, warehouse }, "returned");
  await storedFor(id, 40);
  expect((await step(finance, "charge-storage", id)).status).toBe(409);
  expect(await balanceOf(owner)).toBe(1000);
});

test("a settlement waits for the erasure of the owner before it locks the wallet", async () => {
  const owner = await forwardingCustomer(app, 100_000);
  const id = await bringTo(app, { owner, warehouse }, "in_customs");
  const settled = await app.db.transaction(async (tx) => {
    await tx.execute(sql`select from customers where id = ${owner.id} for no key update`);
    const asked = step(finance, "settle-customs", id, { duty: 0, vat: 0 });
    await eventually(async () => {
      const { rows } = await app.db.execute(sql`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`);
      expect(rows.length).toBeGreaterThan(0);
    });
    // Nobody holds the wallet's lock, so this does not wait.
    await tx.execute(sql`set local lock_timeout = '10ms'`);
    expect(await app.services.wallet.lockBalance(tx, owner.id)).toBeDefined();
    return { asked };
  });
  expect((await settled.asked).status).toBe(200);
});

test("rates and warehouses are read before a transaction, not by a second connection", async () => {
  const owner = await forwardingCustomer(app, 100_000);
  const { db, shipping } = forwardingDeps(app.services, app.services);
  const { asked, within } = watchReads(db, shipping);
  const id = await bringTo(app, { owner, warehouse }, "paid");
  await step(warehouse, "pack", id, { box: SMALL });
  const stored = await declareTestParcel(app, owner, "received");
  await storedFor(stored.id, 40);
  expect((await step(finance, "charge-storage", stored.id)).status).toBe(200);
  expect(new Set(asked)).toEqual(new Set(["listRates", "listWarehouses"]));
  expect(within).toEqual([]);
});
