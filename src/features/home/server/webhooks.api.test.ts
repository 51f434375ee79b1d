import { desc, eq, sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { orders } from "#features/orders/server/orders.tables.ts";
import { trackedParcels } from "#features/tracking/server/tracking.tables.ts";
import { auditLog } from "#platform/audit/audit.tables.ts";
import { purgeWebhooks } from "#platform/webhooks/webhook-log.ts";
import { webhooks } from "#platform/webhooks/webhooks.tables.ts";
import { placeTestOrder } from "#server/fixtures/purchases/place-test-order.ts";
import { staffBrowser } from "#server/fixtures/staff/staff-browser.ts";
import { registeredBrowser } from "#server/fixtures/test-browser.ts";
import { testSandbox } from "#server/fixtures/test-sandbox.ts";

const { app, sandbox, cardToken, close } = await testSandbox();
afterAll(close);
const finance = await staffBrowser(app, "finance");
const call = (name: string, input: object = {}, browser = finance) =>
  browser.call(`/api/staff/webhooks/${name}`, input);
const auditOf = (id: number) =>
  app.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `webhook:${id}`));

async function topUpLate() {
  const browser = await registeredBrowser(app, { remoteAddress: "10.9.0.1" });
  const stripe_token = await cardToken("4242424242424242", "late");
  const { body } = await browser.call("/api/balance/top-up", {
    amount: 20,
    payment_id: 1,
    stripe_token,
  });
  expect(body.paid).toBe(false);
  return async () => (await browser.call("/api/balance/get")).body.amount;
}

test("a failed webhook is shown with its error and can be applied again once", async () => {
  const balance = await topUpLate();
  await app.db.execute(sql`create function refuse_in_test() returns trigger language plpgsql as
    $$ begin raise exception 'out of order: rasa@example.com'; end $$`);
  await app.db.execute(sql`create trigger refuse before insert on payment_changes
    for each row execute function refuse_in_test()`);
  await sandbox.messenger.idle();
  await app.db.execute(sql`drop trigger refuse on payment_changes`);
  expect(await balance()).toBe(0);

  const { body } = await call("list", { state: ["failed"] });
  const [failed] = body.webhooks;
  expect(failed).toMatchObject({ source: "payment", provider: "stripe", state: "failed" });
  expect(failed.provider_title).toBe("Stripe");
  expect(failed.outcome).not.toContain("rasa@");
  const shown = (await call("show", { id: failed.id })).body.webhook;
  expect(shown).toMatchObject({ may_apply: true, payload: { type: failed.type } });
  expect(JSON.stringify(shown.payload)).not.toMatch(/client_secret":"pi_|4242/);

  const pressed = await Promise.all([
    call("apply", { id: failed.id }),
    call("apply", { id: failed.id }),
  ]);
  expect(pressed.map(({ status, body: { state } }) => [status, state])).toEqual([
    [200, "done"],
    [200, "done"],
  ]);
  expect(await balance()).toBe(20);
  expect((await call("apply", { id: failed.id })).status).toBe(200);
  expect(await balance()).toBe(20);
  expect(await auditOf(failed.id)).toHaveLength(1);
  expect((await call("show", { id: failed.id })).body.webhook.may_apply).toBe(false);
});

test("a webhook that fails again shows the error and can be retried", async () => {
  const content = { ok: true, id: "evt_x", type: "charge.refunded", news: { kind: "nothing" } };
  const [row] = await app.db
    .insert(webhooks)
    .values({
      source: "payment",
      provider: "nobody",
      messageId: "evt_x",
      type: "charge.refunded",
      state: "failed",
      outcome: "Error: before",
      content,
    })
    .returning({ id: webhooks.id });
  const id = row?.id ?? 0;
  const { status, body } = await call("apply", { id });
  expect([status, body.message]).toEqual([409, "office.webhooks.errors.failed"]);
  const { webhook } = (await call("show", { id })).body;
  expect(webhook).toMatchObject({ state: "failed", tries: 2, may_apply: true });
  expect(webhook.outcome).toContain("nobody");
  expect(await auditOf(id)).toHaveLength(1);
});

test("a carrier webhook about an unknown number can be applied once the number exists", async () => {
  const { id: orderId } = await placeTestOrder(app, undefined);
  const number = "CT000000017LT";
  const at = { city: "Vilnius", country: "LT", latitude: 54.7, longitude: 25.3 };
  const [row] = await app.db
    .insert(webhooks)
    .values({
      source: "carrier",
      provider: "http",
      messageId: "a-hash",
      type: "in_customs",
      state: "unknown",
      outcome: "unknown_number",
      content: {
        number,
        events: [{ id: "e1", stage: "in_customs", at: "2026-11-17T10:00:00.000Z", place: at }],
      },
    })
    .returning({ id: webhooks.id });
  const id = row?.id ?? 0;
  expect((await call("apply", { id })).body).toEqual({ status: true, state: "unknown" });
  await app.db.update(orders).set({ status: "shipped" }).where(eq(orders.id, orderId));
  await app.db.insert(trackedParcels).values({
    subjectKind: "order",
    subjectId: orderId,
    carrier: "http",
    carrierTitle: "Carrier",
    number,
    method: "air",
    origin: at,
    destination: at,
    toPickupPoint: false,
    daysMin: 5,
    daysMax: 9,
    sentAt: new Date("2026-11-16T10:00:00Z"),
  });
  for (let press = 0; press < 2; press++) {
    expect((await call("apply", { id })).body).toEqual({ status: true, state: "done" });
  }
  const [order] = await app.db.select().from(orders).where(eq(orders.id, orderId));
  expect(order?.status).toBe("in_customs");
  expect(await auditOf(id)).toHaveLength(2);
});

test("webhooks are listed by newest first and filtered by source and state", async () => {
  const { body } = await call("list");
  const ids = body.webhooks.map(({ id }: { id: number }) => id);
  expect(ids.length).toBeGreaterThan(1);
  expect(ids).toEqual([...ids].sort((one, other) => other - one));
  const carriers = (await call("list", { source: ["carrier"] })).body.webhooks;
  const sources = carriers.map(({ source }: { source: string }) => source);
  expect([...new Set(sources)]).toEqual(["carrier"]);
  expect((await call("list", { before: ids.at(-1) })).body.webhooks).toEqual([]);
  expect((await call("list", { source: [] })).body.webhooks).toEqual([]);
  for (const bad of [{ source: ["lost"] }, { state: ["lost"] }, { before: 0 }]) {
    expect((await call("list", bad)).status).toBe(422);
  }
  expect((await call("show", { id: 999_999 })).status).toBe(404);
  expect((await call("apply", { id: "1" })).status).toBe(422);
  const support = await staffBrowser(app, "support");
  expect((await call("list", {}, support)).status).toBe(404);
});

test("old webhooks are purged", async () => {
  const [last] = await app.db.select().from(webhooks).orderBy(desc(webhooks.id)).limit(1);
  await app.db
    .update(webhooks)
    .set({ receivedAt: new Date("2026-01-01") })
    .where(eq(webhooks.id, last?.id ?? 0));
  const before = await app.db.$count(webhooks);
  await purgeWebhooks(app.db, 90);
  expect(await app.db.$count(webhooks)).toBe(before - 1);
});
