import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { DAY_MS } from "#core/durations.ts";
import { forwardingDeps } from "#features/forwarding/feature.ts";
import { consolidateRequests } from "#features/forwarding/server/requests/consolidate-requests.ts";
import { describeRequest } from "#features/forwarding/server/requests/request-response.ts";
import { endingPlan, proCustomer } from "#features/pro/server/fixtures/pro.ts";
import { COMMAND_LINE } from "#platform/auth/require-role.ts";
import { declareTestParcel } from "../fixtures/purchases/declare-test-parcel.ts";
import { testApp } from "../fixtures/test-app.ts";

const app = await testApp();

const receivedDaysAgo = (id: number, days: number) =>
  app.db.execute(sql`update forward_parcels
    set received_at = now() - make_interval(days => ${days}) where request_id = ${id}`);

test("storage that a plan made free stays free after the plan ends, and only later days are charged", async () => {
  const somebody = await proCustomer(app, 100_000);
  await somebody.subscribe("max", "month", { from_wallet: true });
  // The plan began long ago, and the parcel arrived during it.
  await app.db.execute(sql`update pro_periods
    set starts_at = starts_at - interval '90 days' where customer_id = ${somebody.customerId}`);
  const { id } = await declareTestParcel(app, somebody, "received");
  await receivedDaysAgo(id, 81);
  const storage = async () => (await somebody.call(`/api/forward/get/${id}`)).body.request.storage;
  expect(await storage()).toMatchObject({ days: 0 });
  const { body } = await somebody.call("/api/pro/cancel");
  const left = (Date.parse(body.subscription.active_until) - Date.now()) / DAY_MS;
  await somebody.pass(left + 3);
  expect(await app.services.pro.findBenefits(somebody.owner)).toBeUndefined();
  // Three, or four if midnight passed in between.
  const { days } = await storage();
  expect(days).toBeGreaterThanOrEqual(3);
  expect(days).toBeLessThanOrEqual(4);
});

test("a plan bought when storage is due does not waive the days already due", async () => {
  const somebody = await proCustomer(app, 100_000);
  const { id } = await declareTestParcel(app, somebody, "received");
  await receivedDaysAgo(id, 40);
  const look = async () => (await somebody.call(`/api/forward/get/${id}`)).body.request;
  const before = await look();
  expect(before.storage).toMatchObject({ days: 10, is_free: false });
  await somebody.subscribe("max", "month", { from_wallet: true });
  const { storage, offers } = await look();
  // No storage days are added from the day on which the plan begins.
  expect(storage).toMatchObject({ days: 9, is_free: true });
  expect(storage.free_until > before.storage.free_until).toBe(true);
  expect(offers[0].storage).toBe(4.5);
  const page = await (await somebody.get(`/en/cartage-pro-delivery/${id}`)).text();
  expect(page).toContain("from before your plan");
});

test("storage days before and after a plan are charged and refunded together", async () => {
  const somebody = await proCustomer(app, 100_000);
  await somebody.subscribe("max", "month", { from_wallet: true });
  await somebody.call("/api/pro/cancel");
  const left = Date.parse((await somebody.status()).active_until ?? "") - Date.now();
  const lasted = Math.ceil(left / DAY_MS);
  const { id } = await declareTestParcel(app, somebody, "received");
  // Thirty free days of the warehouse, five paid days, the days of the plan, and four paid days.
  await somebody.pass(lasted + 4);
  await receivedDaysAgo(id, 30 + 5 + lasted + 4);
  const days = async () =>
    (await somebody.call(`/api/forward/get/${id}`)).body.request.storage.days;
  const due = await days();
  expect(due).toBeGreaterThanOrEqual(7);
  expect(due).toBeLessThanOrEqual(10);
  const charged = await app.services.forwarding.chargeStorage({ actor: COMMAND_LINE, id });
  expect(charged.ok).toBe(true);
  expect(await days()).toBe(0);
  const { items } = (await somebody.call("/api/invoice/list")).body;
  const { id: slug } = items.find((one: { order_number: string | null }) => one.order_number);
  const credited = await app.services.invoices.creditByStaff({ actor: COMMAND_LINE, slug });
  expect(credited.ok).toBe(true);
  expect(await days()).toBe(due);
});

describe("a mail that free storage ends with the plan", () => {
  /** A parcel within the plan's free days, but long past the warehouse's own. */
  async function waiting(inDays: number) {
    const somebody = await endingPlan(app, inDays, { plan: "max" });
    const { id } = await declareTestParcel(app, somebody, "received");
    await receivedDaysAgo(id, 40);
    const storageMails = async () => {
      await app.services.forwarding.notifyStorageEnds();
      return somebody.mails("forward-storage");
    };
    return { ...somebody, id, storageMails };
  }

  test("is sent once if the plan's renewal is not paid", async () => {
    const somebody = await waiting(4);
    expect(await somebody.storageMails()).toBe(0);
    await somebody.pass(2.5);
    expect(await somebody.storageMails()).toBe(1);
    const { rows } = await app.db.execute<{ plain: string }>(sql`
      select plain from mails where customer_id = ${somebody.customerId} and kind = 'forward-storage'`);
    expect(rows[0]?.plain).toContain("Your plan ends that day too");
    expect(rows[0]?.plain).toContain("Running shoes");
    expect(await somebody.storageMails()).toBe(1);
  });

  test("is sent even if a mail about the warehouse's free days was sent before", async () => {
    const somebody = await waiting(4);
    await somebody.call("/api/pro/cancel");
    await app.db.execute(sql`update forward_parcels
      set storage_told_at = now() - interval '12 days' where request_id = ${somebody.id}`);
    expect(await somebody.storageMails()).toBe(1);
    expect(await somebody.storageMails()).toBe(1);
  });
});

test("benefits of a plan are read once for several parcels of one customer", async () => {
  const somebody = await proCustomer(app);
  const ids: number[] = [];
  for (let at = 0; at < 3; at++) {
    ids.push((await declareTestParcel(app, somebody, "received")).id);
  }
  let asked = 0;
  const real = forwardingDeps(app.services, app.services);
  const findBenefits: typeof real.findBenefits = (who) => {
    asked += 1;
    return real.findBenefits(who);
  };
  const deps = { ...real, findBenefits };
  const { customerId } = somebody;
  const packed = await consolidateRequests(deps, { customerId, ids, simulate: false });
  expect(asked).toBe(1);
  const request = packed.ok ? packed.value.request : undefined;
  if (!request) throw new Error("They were not packed together");
  expect((await describeRequest(deps, request)).offers.length).toBeGreaterThan(0);
  expect(asked).toBe(2);
});
