import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { DAY_MS } from "#core/durations.ts";
import { consolidateRequests } from "#features/forwarding/server/asking/consolidate-requests.ts";
import { describeRequest } from "#features/forwarding/server/showing/describe-request.ts";
import { proCustomer } from "#features/pro/server/pro.fixture.ts";
import { declareTestParcel } from "./testing/declare-test-parcel.ts";
import { testApp } from "./testing/test-app.ts";

const app = await testApp();

test("when a plan has ended, what it kept for nothing stays free: only the days since then cost", async () => {
  const somebody = await proCustomer(app, 100_000);
  await somebody.subscribe("max", "month", { from_wallet: true });
  const { id } = await declareTestParcel(app, somebody, "received");
  await app.db.execute(sql`update forward_parcels
    set received_at = now() - interval '81 days' where request_id = ${id}`);
  const storage = async () => (await somebody.call(`/api/forward/get/${id}`)).body.request.storage;
  expect(await storage()).toMatchObject({ days: 0 });
  const { body } = await somebody.call("/api/pro/cancel");
  const left = (Date.parse(body.subscription.active_until) - Date.now()) / DAY_MS;
  await somebody.pass(left + 3);
  expect(await app.services.pro.findBenefits(somebody.owner)).toBeUndefined();
  // Three, or four where midnight came in between.
  const { days } = await storage();
  expect(days).toBeGreaterThanOrEqual(3);
  expect(days).toBeLessThanOrEqual(4);
});

test("what the owner's plan gives is asked once, however many parcels there are", async () => {
  const somebody = await proCustomer(app);
  const ids: number[] = [];
  for (let at = 0; at < 3; at++) {
    ids.push((await declareTestParcel(app, somebody, "received")).id);
  }
  let asked = 0;
  const { deps: real } = app.services.forwarding;
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
