import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { declareTestParcel } from "#server/fixtures/purchases/declare-test-parcel.ts";
import { testApp } from "#server/fixtures/test-app.ts";
import {
  BOX,
  balanceOf,
  bringTo,
  forwardingCustomer,
  staffBrowser,
  statusOf,
  step,
} from "../fixtures/forwarding.ts";
import { findStaffParcels } from "./staff-parcels.repository.ts";

const app = await testApp();
const warehouse = await staffBrowser(app, "warehouse");
const finance = await staffBrowser(app, "finance");
const support = await staffBrowser(app, "support");

type Row = { id: number; number: string; status: string; total: number | null };
const list = async (input: object, browser = support) => {
  const { status, body } = await browser.call("/api/staff/forward/list", input);
  expect(status).toBe(200);
  return body as { parcels: Row[]; total: number; next: string | null };
};
const idsOf = async (input: object, browser = support) =>
  (await list(input, browser)).parcels.map(({ id }) => id);
const show = async (id: number, browser = support) =>
  (await browser.call("/api/staff/forward/show", { id })).body.parcel;
const obstaclesOf = (parcel: { actions: { action: string; obstacle: string | null }[] }) =>
  Object.fromEntries(parcel.actions.map(({ action, obstacle }) => [action, obstacle]));

describe("the list of parcels", () => {
  let owner: Awaited<ReturnType<typeof forwardingCustomer>>;
  let paid: number;
  let held: number;
  let old: number;
  beforeAll(async () => {
    owner = await forwardingCustomer(app, 100_000);
    await owner.call("/api/forward/accept-declaration", { version: 1 });
    // The suite is made when its owner asks for the address.
    await owner.call("/api/forward/address");
    paid = await bringTo(app, { owner, warehouse }, "paid");
    held = await bringTo(app, { owner, warehouse }, "on_hold");
    old = await bringTo(app, { owner, warehouse }, "received");
    await app.db.execute(sql`update forward_parcels set received_at = now() - interval '28 days',
      shop = 'Brocante 100%' where request_id = ${old}`);
    await owner.call(`/api/forward/answer/${held}`, { message: "Only clothes inside" });
  });
  const mine = (filter: object) => idsOf({ customer_id: owner.id, ...filter });

  test("is filtered by state, warehouse, shop, answers and the end of free storage", async () => {
    expect(await mine({})).toEqual([old, held, paid]);
    expect(await mine({ state: ["paid"] })).toEqual([paid]);
    expect(await mine({ not_state: ["paid", "received"] })).toEqual([held]);
    expect(await mine({ answered: true })).toEqual([held]);
    expect(await mine({ answered: false })).toEqual([old, paid]);
    expect(await mine({ ends: true })).toEqual([old]);
    expect(await mine({ shop: "cante 100%" })).toEqual([old]);
    expect(await mine({ shop: "%" })).toEqual([old]);
    const { body } = await support.call("/api/staff/forward/list", {});
    const [us, other] = ["US", "GB"].map(
      (code) => body.warehouses.find((one: { code: string }) => one.code === code).id,
    );
    expect(await mine({ warehouse: [us] })).toHaveLength(3);
    expect(await mine({ warehouse: [other] })).toEqual([]);
  });

  test("finds by number, tracking number, suite and name, and by e-mail only for whom money is shown", async () => {
    const { suite, parcels } = await show(paid);
    const label = parcels[0].tracking_number as string;
    expect(await idsOf({ query: `fr${paid}` })).toEqual([paid]);
    expect(await idsOf({ query: label.toLowerCase() })).toEqual([paid]);
    for (const query of [suite, suite.replace("CT-", "ct"), owner.email]) {
      expect(await idsOf({ query }), query).toEqual([old, held, paid]);
    }
    expect(await idsOf({ query: "Rasaite", customer_id: owner.id })).toHaveLength(3);
    expect(await idsOf({ query: owner.email }, warehouse)).toEqual([]);
    expect(await idsOf({ query: suite }, warehouse)).toHaveLength(3);
  });

  test.each(["number", "waiting", "storage"])(
    "has every parcel once by %s, both ways",
    async (sort) => {
      const read = async (direction: string) => {
        const ids: number[] = [];
        let after: string | null | undefined;
        do {
          const page = await list({ sort, direction, ...(after ? { after } : {}) });
          ids.push(...page.parcels.map(({ id }) => id));
          after = page.next;
        } while (after);
        return ids;
      };
      const down = await read("down");
      expect(new Set(down).size).toBe(down.length);
      expect(down).toHaveLength((await list({ sort })).total);
      expect(await read("up")).toEqual(down.toReversed());
    },
  );

  test("counts parcels of filters, and knows which wait too long", async () => {
    const { body } = await support.call("/api/staff/forward/counts", {
      filters: [{ customer_id: owner.id }, { customer_id: owner.id, late: true }],
    });
    expect(body.counts).toEqual([3, 0]);
    const before = new Date(Date.now() + 60_000);
    const among = (["pack", "hold_answer"] as const).map((kind) => ({ kind, siteId: 1, before }));
    const page = { sort: "number", isAscending: true, limit: 10 } as const;
    const late = async (is: boolean) => {
      const filter = { customerId: owner.id, late: { among, is } };
      return (await findStaffParcels(app.db, filter, page)).found.map(({ request }) => request.id);
    };
    expect(await late(true)).toEqual([paid, held]);
    expect(await late(false)).toEqual([old]);
  });

  test("shows no price to the warehouse, in the list, on the page, or after a step", async () => {
    const seen = (await list({ customer_id: owner.id }, warehouse)).parcels;
    expect(seen.map(({ total }) => total)).toEqual([null, null, null]);
    expect(
      (await list({ state: ["paid"], customer_id: owner.id })).parcels[0]?.total,
    ).toBeGreaterThan(0);
    const parcel = await show(paid, warehouse);
    expect(parcel).toMatchObject({ shows_money: false, suite: expect.stringMatching(/^CT-/) });
    for (const hidden of ["price", "payments", "owner", "offers", "mails", "papers"]) {
      expect(parcel, hidden).not.toHaveProperty(hidden);
    }
    expect(parcel.parcels[0].lines[0]).not.toHaveProperty("value");
    expect(JSON.stringify(parcel)).not.toContain(owner.email);
    expect((await warehouse.call("/api/staff/forward/csv", { filter: "{}" })).status).toBe(404);
  });
});

describe("one parcel", () => {
  test("names for each role what can be done, and what stands in the way", async () => {
    const owner = await forwardingCustomer(app, 100_000);
    const { id } = await declareTestParcel(app, owner);
    expect(obstaclesOf(await show(id, warehouse))).toMatchObject({
      receive: null,
      return: null,
      pack: "not_here",
      ship: "not_here",
    });
    expect(obstaclesOf(await show(id, finance))).toEqual({
      settle_customs: "unpaid",
      charge_storage: "not_here",
      refund: "unpaid",
    });
    expect((await show(id, support)).actions).toEqual([]);
  });

  test("shows question and answer while it is on hold, and asks for a question", async () => {
    const owner = await forwardingCustomer(app);
    const { id } = await declareTestParcel(app, owner, "received");
    for (const note of [undefined, "", "  "]) {
      const refused = await step(warehouse, "move", id, { to: "on_hold", note });
      expect([refused.status, refused.body.errors]).toEqual([
        422,
        { note: ["validation.required"] },
      ]);
    }
    await step(warehouse, "move", id, { to: "on_hold", note: "A battery?" });
    expect((await show(id)).hold).toEqual({ question: "A battery?", answer: null });
    await owner.call(`/api/forward/answer/${id}`, { message: "Only clothes inside" });
    const held = await show(id, warehouse);
    expect(held.hold).toEqual({ question: "A battery?", answer: "Only clothes inside" });
    expect(held.timeline.at(-1)).toMatchObject({ is_answer: true, note: "Only clothes inside" });
    await step(warehouse, "move", id, { to: "received" });
    expect((await show(id)).hold).toBeNull();
  });
});

describe("measures", () => {
  const refusals: [string, object, object][] = [
    ["0 kg", { weight: 0 }, { weight: ["forwarding.errors.weight"] }],
    ["3,000 kg", { weight: 3000 }, { weight: ["forwarding.errors.weight"] }],
    ["two metres", { length: 200 }, { length: ["forwarding.errors.size"] }],
  ];
  test.each(refusals)("of %s are refused at their field", async (_what, changes, errors) => {
    const { id } = await declareTestParcel(app, await forwardingCustomer(app));
    const refused = await step(warehouse, "receive", id, { ...BOX, ...changes });
    expect([refused.status, refused.body.errors]).toEqual([422, errors]);
  });

  test("three times what was declared have to be confirmed", async () => {
    const owner = await forwardingCustomer(app);
    const declared = { weight: 0.4 } as object;
    const { id } = await declareTestParcel(app, owner, "declared", declared);
    const refused = await step(warehouse, "receive", id, BOX);
    expect([refused.status, refused.body.errors]).toEqual([
      409,
      { weight: ["forwarding.errors.unlike_declared"] },
    ]);
    expect(await statusOf(owner, id)).toBe("declared");
    expect((await step(warehouse, "receive", id, { ...BOX, is_sure: true })).status).toBe(200);
    expect((await show(id)).parcels[0]).toMatchObject({ declared_weight: 0.4, measures: BOX });
  });

  test("of two people who receive at once are taken once", async () => {
    const { id } = await declareTestParcel(app, await forwardingCustomer(app));
    const both = await Promise.all([0, 1].map(() => step(warehouse, "receive", id, BOX)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe("a refund by staff", () => {
  const ask = (id: number, left: number, changes: object = {}) =>
    step(finance, "refund", id, {
      key: crypto.randomUUID(),
      amount: 5,
      seen_left: left,
      way: "original",
      reason: "price",
      ...changes,
    });
  const leftOf = async (id: number) => (await show(id)).refundable.left as number;

  test("gives a sum back once, with a credit note and an audit row", async () => {
    const owner = await forwardingCustomer(app, 100_000);
    const id = await bringTo(app, { owner, warehouse }, "packed");
    const before = await balanceOf(owner);
    const left = await leftOf(id);
    const key = crypto.randomUUID();
    expect((await ask(id, left, { key })).status).toBe(200);
    expect((await ask(id, left, { key })).status, "the same again").toBe(200);
    const other = await ask(id, left, { key, amount: 6 });
    expect([other.status, other.body.message]).toEqual([409, "office.parcels.errors.refund_made"]);
    expect(await balanceOf(owner)).toBeCloseTo(before + 5, 2);
    const parcel = await show(id);
    expect(parcel.refundable.left).toBeCloseTo(left - 5, 2);
    expect(parcel.papers).toHaveLength(2);
    expect(parcel.changes).toMatchObject([{ action: "forward.refund" }]);
  });

  test("is refused after a colleague's, above what is left, and of no right sum", async () => {
    const owner = await forwardingCustomer(app, 100_000);
    const id = await bringTo(app, { owner, warehouse }, "packed");
    const left = await leftOf(id);
    for (const amount of [0, -1, 9.999, 2_000_000]) {
      const refused = await ask(id, left, { amount });
      expect([amount, refused.status, refused.body.errors?.amount?.[0]]).toEqual([
        amount,
        422,
        "validation.invalid",
      ]);
    }
    const tooMuch = await ask(id, left, { amount: left + 1 });
    expect(tooMuch.body.message).toBe("payments.errors.not_that_much");
    expect((await ask(id, left)).status).toBe(200);
    const stale = await ask(id, left);
    expect([stale.status, stale.body.message]).toEqual([
      409,
      "office.parcels.errors.refund_changed",
    ]);
  });

  test("of everything before packing lets the customer choose again", async () => {
    const owner = await forwardingCustomer(app, 100_000);
    const id = await bringTo(app, { owner, warehouse }, "paid");
    const left = await leftOf(id);
    expect((await ask(id, left, { amount: left, way: "wallet" })).status).toBe(200);
    expect(await statusOf(owner, id)).toBe("received");
    expect(await balanceOf(owner)).toBe(1000);
  });
});

test("the file has the rows of the list; persons only for finance", async () => {
  const file = async (browser: typeof support) => {
    const answer = await browser.get(`/api/staff/forward/csv?filter=${encodeURIComponent("{}")}`);
    expect(answer.status).toBe(200);
    return (await answer.text()).trim().split("\n");
  };
  const { total } = await list({});
  const [head, ...rows] = await file(finance);
  expect(rows).toHaveLength(total);
  expect(head).toContain("suite");
  expect((await file(support))[0]).not.toContain("suite");
});
