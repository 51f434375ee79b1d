import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { declareTestParcel } from "../../../server/testing/declare-test-parcel.ts";
import { testApp } from "../../../server/testing/test-app.ts";
import { testBrowser } from "../../../server/testing/test-browser.ts";
import {
  FORWARD_STATUSES,
  FORWARD_TRANSITIONS,
  type ForwardStatus,
} from "../domain/forward-status.ts";
import {
  BOX,
  balanceOf,
  bringTo,
  callTo,
  forwardingCustomer,
  staffBrowser,
  statusOf,
  step,
} from "./forwarding.fixture.ts";

const app = await testApp();
const warehouse = await staffBrowser(app, "warehouse");
const finance = await staffBrowser(app, "finance");

describe("staff", () => {
  test("without the role their calls do not exist, and nothing changes", async () => {
    const owner = await forwardingCustomer(app);
    const { id } = await declareTestParcel(app, owner);
    const calls = [
      ["receive", BOX],
      ["pack", {}],
      ["ship", { carrier: "DHL", tracking_number: "X1" }],
      ["move", { to: "returned" }],
      ["settle-customs", { duty: 0, vat: 0 }],
      ["charge-storage", {}],
    ] as const;
    for (const browser of [owner, testBrowser(app), await staffBrowser(app, "content")]) {
      for (const [name, body] of calls) {
        expect((await step(browser, name, id, body)).status, name).toBe(404);
      }
    }
    expect((await step(warehouse, "settle-customs", id, { duty: 0, vat: 0 })).status).toBe(404);
    expect((await step(finance, "receive", id, BOX)).status).toBe(404);
    expect(await statusOf(owner, id)).toBe("declared");
  });

  test.each([
    ["sizes below zero", { ...BOX, length: -10 }],
    ["a weight of nothing", { ...BOX, weight: 0 }],
    ["an absurd weight", { ...BOX, weight: 5000 }],
    ["an absurd size", { ...BOX, height: 900 }],
  ])("%s are refused at the intake", async (_what, box) => {
    const owner = await forwardingCustomer(app);
    const { id } = await declareTestParcel(app, owner);
    expect((await step(warehouse, "receive", id, box)).status).toBe(422);
    expect(await statusOf(owner, id)).toBe("declared");
  });
});

/** Those that a call by itself leads to; into one box go several. */
const CALLED = FORWARD_STATUSES.filter((to) => to !== "declared" && to !== "consolidated");
const BY_SAYING: readonly ForwardStatus[] = ["on_hold", "awaiting_payment"];

/** By the table; but it is received by being measured, and comes back from `paid` with its money alone. */
function leads(from: ForwardStatus, to: ForwardStatus): boolean {
  const isAllowed = FORWARD_TRANSITIONS[from].includes(to);
  return isAllowed && (to !== "received" || BY_SAYING.includes(from));
}

describe.each(FORWARD_STATUSES)("a request that is %s", (from) => {
  test("goes where the table leads, and nowhere else", { timeout: 120_000 }, async () => {
    const owner = await forwardingCustomer(app, 1_000_000);
    const id = await bringTo(app, { owner, warehouse }, from);
    const at = { owner, warehouse, id };
    expect(await statusOf(owner, id)).toBe(from);
    for (const to of CALLED.filter((status) => !leads(from, status))) {
      // Chosen anew while it is not paid: no step, and no fault.
      if (from === to && to === "awaiting_payment") continue;
      expect((await callTo(at, to)).status, `${from} to ${to}`).not.toBe(200);
      expect(await statusOf(owner, id)).toBe(from);
    }
    if (from !== "declared") {
      expect((await step(warehouse, "receive", id, BOX)).status).toBe(409);
    }
    const next = CALLED.find((status) => leads(from, status));
    if (!next) return;
    expect((await callTo(at, next)).status, `${from} to ${next}`).toBe(200);
    expect(await statusOf(owner, id)).toBe(next);
  });
});

test("money that goes back before anything is packed lets the customer choose anew", async () => {
  const owner = await forwardingCustomer(app, 100_000);
  const id = await bringTo(app, { owner, warehouse }, "paid");
  await app.services.payments.refundSubject({ kind: "forward_request", subjectId: String(id) });
  expect(await statusOf(owner, id)).toBe("received");
  expect(await balanceOf(owner)).toBe(1000);
});

describe("money", () => {
  test("is asked as the offer said, paid once from the wallet, and in the ledger as a forward request", async () => {
    const owner = await forwardingCustomer(app, 100_000);
    const { id } = await declareTestParcel(app, owner, "received");
    const { request } = (await owner.call(`/api/forward/get/${id}`)).body;
    const sea = request.offers.find((offer: { method: string }) => offer.method === "sea");
    const wish = { method: "sea", address_id: owner.addressId };
    const chosen = await owner.call(`/api/forward/choose-shipping/${id}`, wish);
    expect(chosen.body.request).toMatchObject({ status: "awaiting_payment", total: sea.total });
    const calculated = await owner.call("/api/calculate", {
      origin: "US",
      country_id: 1,
      ...BOX,
      lines: [{ tariff: "shoes", value: 89.9 }],
    });
    const asked = calculated.body.methods.find((one: { method: string }) => one.method === "sea");
    expect(asked.total).toBe(sea.total);
    const user = (await owner.call("/api/auth/getCurrentUser")).body.user;
    expect(user.unpaid_orders_count).toBe(1);
    expect((await owner.call(`/api/forward/pay/${id}`, { payment_id: 4 })).body.paid).toBe(true);
    const again = await owner.call(`/api/forward/pay/${id}`, { payment_id: 4 });
    expect([again.status, again.body.message]).toEqual([409, "forwarding.errors.not_payable"]);
    expect(await balanceOf(owner)).toBe((100_000 - Math.round(sea.total * 100)) / 100);
    const history = (await owner.call("/api/balance/get-history")).body;
    expect(history.items[0]).toMatchObject({
      rel_type: 1,
      rel_id: id,
      type: 2,
      amount: -sea.total,
    });
  });

  test("a box that came out smaller and customs that asked less give back the difference, once", async () => {
    const owner = await forwardingCustomer(app, 100_000);
    const id = await bringTo(app, { owner, warehouse }, "paid");
    const before = await balanceOf(owner);
    const { price } = (await owner.call(`/api/forward/get/${id}`)).body.request;
    const small = { weight: 0.5, length: 20, width: 15, height: 5 };
    const packed = await step(warehouse, "pack", id, { box: small });
    const forPacking = packed.body.request.refunded;
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

  test("storage is free for a while; then it is part of the price, or a misc invoice by itself", async () => {
    const owner = await forwardingCustomer(app, 10_000);
    const { id } = await declareTestParcel(app, owner, "received");
    const shown = async () => (await owner.call(`/api/forward/get/${id}`)).body.request;
    expect((await shown()).storage.days).toBe(0);
    expect((await step(finance, "charge-storage", id)).body.message).toBe(
      "forwarding.errors.nothing_due",
    );
    await app.db.execute(sql`update forward_parcels set received_at = now() - interval '40 days'
      where request_id = ${id}`);
    expect((await shown()).storage).toMatchObject({ days: 10, per_day: 0.5 });
    expect((await shown()).offers[0].storage).toBe(5);
    expect((await step(finance, "charge-storage", id)).status).toBe(200);
    expect(await balanceOf(owner)).toBe(95);
    const [entry] = (await owner.call("/api/balance/get-history")).body.items;
    expect(entry).toMatchObject({ rel_type: 4, type: 2, amount: -5 });
    expect((await shown()).storage.days).toBe(0);
  });

  test("a price that nobody pays for a week is taken back", async () => {
    const owner = await forwardingCustomer(app);
    const id = await bringTo(app, { owner, warehouse }, "awaiting_payment");
    await app.services.forwarding.sweepRequests();
    expect(await statusOf(owner, id)).toBe("awaiting_payment");
    await app.db.execute(
      sql`update forward_requests set chosen_at = now() - interval '8 days' where id = ${id}`,
    );
    await app.services.forwarding.sweepRequests();
    expect(await statusOf(owner, id)).toBe("received");
  });
});
