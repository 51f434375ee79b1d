import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { inTransaction } from "#database/transaction.ts";
import { mails } from "#features/mail/server/mail.tables.ts";
import { orderLines, orders } from "#features/orders/server/orders.tables.ts";
import { tasks } from "#features/records/server/tasks/tasks.tables.ts";
import { auditLog } from "#platform/audit/audit.tables.ts";
import { customerOf } from "#server/fixtures/purchases/customer-of.ts";
import { placeTestOrder } from "#server/fixtures/purchases/place-test-order.ts";
import { staffBrowser } from "#server/fixtures/staff/staff-browser.ts";
import { testApp } from "#server/fixtures/test-app.ts";
import { registeredBrowser, testBrowser } from "#server/fixtures/test-browser.ts";
import type { ClaimStatus } from "../../domain/claim-status.ts";
import { claims } from "../claims.tables.ts";

const app = await testApp();
const support = await staffBrowser(app, "support");
const finance = await staffBrowser(app, "finance");
const buyers = await staffBrowser(app, "orders");
const owner = await staffBrowser(app, "owner");
type Staff = typeof support;

const at = (path: string, id: number) => `/api/staff/claims/${path}/${id}`;
const show = async (id: number, staff: Staff = support) =>
  (await staff.call(at("get", id))).body.claim;

/** A claim of a customer who just registered, and who reads it in Lithuanian. */
async function newClaim(status: ClaimStatus = "in_review") {
  const customer = await registeredBrowser(app, { headers: { "accept-language": "lt" } });
  const order = await placeTestOrder(app, customer);
  await app.db.update(orders).set({ status: "delivered" }).where(eq(orders.id, order.id));
  const said = { order: order.slug, reason: "damaged", description: "Kampas įskilęs" };
  const { id } = (await customer.call("/api/claims/create", said)).body.claim;
  if (status !== "received") await support.call(at("move", id), { to: "in_review" });
  return { id, customer, orderId: order.id };
}

/** A claim about an order of the demo, which was paid at a provider. */
async function claimOfPaidOrder() {
  const delivered = await app.db
    .select()
    .from(orders)
    .where(
      sql`${orders.status} = 'delivered' and ${orders.customerId} is not null and ${orders.rate} = 1
        and ${orders.id} not in (select order_id from claims where order_id is not null)`,
    );
  const [order] = delivered;
  if (!order) throw new Error("Nothing of the demo was delivered");
  const { id: orderId, siteId, customerId } = order;
  const [claim] = await app.db
    .insert(claims)
    .values({
      ...{ siteId, orderId, customerId: customerId ?? 0, language: "lt" },
      ...{ reason: "faulty", description: "Neveikia", status: "in_review" },
    })
    .returning();
  return { id: claim?.id ?? 0, orderId };
}

const tasksOf = async (staff: Staff, kind: string) =>
  (await staff.call("/api/staff/tasks/list", { kind: [kind] })).body.tasks as {
    key: string;
    to: string | null;
    detail: string;
  }[];
const taskOf = async (staff: Staff, kind: string, id: number) =>
  (await tasksOf(staff, kind)).find(({ key }) => key.endsWith(`:${id}`));

describe("the list of claims", () => {
  test("filters by state, number, customer and assignee, and pages by key", async () => {
    const { id, orderId, customer } = await newClaim("received");
    const list = async (input: object, staff = support) =>
      (await staff.call("/api/staff/claims/list", input)).body as {
        claims: { id: number; status: string; clock: object | null }[];
        total: number;
      };
    const waiting = await list({ state: ["received"] });
    expect(waiting.claims.map((one) => one.status)).not.toContain("closed");
    expect(waiting.claims[0]?.id).toBe(id);
    expect(waiting.claims[0]?.clock).toMatchObject({ minutes_left: expect.any(Number) });
    for (const query of [`CL${id}`, `QU${orderId}`, customer.email]) {
      expect((await list({ query })).claims.map((one) => one.id)).toEqual([id]);
    }
    expect((await list({ mine: true })).claims.map((one) => one.id)).not.toContain(id);
    await support.call(at("move", id), { to: "in_review" });
    expect((await list({ mine: true })).claims.map((one) => one.id)).toContain(id);
    const all = await list({});
    const after = String(all.claims[0]?.id);
    expect((await list({ after })).claims[0]?.id).toBe(all.claims[1]?.id);
    expect((await list({ late: true })).claims.map((one) => one.id)).not.toContain(id);
  });

  test("is a file without persons for support, and with them for the owner, who is noted", async () => {
    const { id, customer } = await newClaim();
    const filter = encodeURIComponent(JSON.stringify({ query: `CL${id}` }));
    const file = async (staff: Staff) =>
      (await staff.get(`/api/staff/claims/csv?filter=${filter}`)).text();
    const own = await file(support);
    expect(own).toContain(`CL${id},`);
    expect(own).not.toContain(customer.email);
    expect(await file(owner)).toContain(customer.email);
    const { rows } = await app.db.execute(sql`select from access_log where what = 'claims.csv'`);
    expect(rows).toHaveLength(1);
  });
});

describe("support", () => {
  test("take a claim, which is then theirs, and a colleague who saw it before is told", async () => {
    const { id } = await newClaim("received");
    const taken = await support.call(at("move", id), { to: "in_review", seen: "received" });
    expect(taken.body.claim).toMatchObject({ status: "in_review", steps: ["rejected"] });
    expect(taken.body.claim.assignee.name).not.toBe("");
    const late = await owner.call(at("move", id), { to: "in_review", seen: "received" });
    expect(late.status).toBe(409);
    expect(late.body.conflict).toMatchObject({
      fields: [{ field: "status", seen: "received", current: "in_review" }],
      by: taken.body.claim.assignee.name,
    });
  });

  test("need a reason to refuse, which the customer gets in their language", async () => {
    const { id, customer } = await newClaim();
    const bare = await support.call(at("move", id), { to: "rejected" });
    expect([bare.status, bare.body.errors]).toEqual([422, { note: ["validation.required"] }]);
    await support.call(at("move", id), { to: "rejected", note: "Plomba nuplėšta" });
    await support.call(at("move", id), { to: "closed" });
    expect((await support.call(at("move", id), { to: "in_review" })).status).toBe(409);
    const posted = await app.db.select().from(mails).where(eq(mails.recipient, customer.email));
    const about = posted.filter(({ record }) => record === `claim:${id}`);
    expect(about.map(({ kind }) => kind)).toEqual([
      "claim-received",
      "claim-in_review",
      "claim-rejected",
      "claim-closed",
    ]);
    expect(about[0]?.subject).toContain("pretenziją");
    expect(about[2]?.plain).toContain("Plomba nuplėšta");
    const { timeline } = await show(id);
    expect(timeline.at(-2)).toMatchObject({ status: "rejected", note: "Plomba nuplėšta" });
  });

  test("are the only ones who list and decide; others with work on a claim read it", async () => {
    const { id, customer } = await newClaim();
    const warehouse = await staffBrowser(app, "warehouse");
    for (const who of [customer, warehouse, testBrowser(app)]) {
      expect((await who.call("/api/staff/claims/list")).status).toBe(404);
      expect((await who.call(at("get", id))).status).toBe(404);
    }
    for (const who of [finance, buyers]) {
      expect((await who.call(at("move", id), { to: "rejected", note: "No" })).status).toBe(404);
      expect(await show(id, who)).toMatchObject({ steps: [], can_accept: false, files: [] });
    }
  });
});

describe("an accepted claim", () => {
  test("is refunded by whoever may, which ends its task and is written into it", async () => {
    const { id, orderId } = await claimOfPaidOrder();
    const [line] = await app.db.select().from(orderLines).where(eq(orderLines.orderId, orderId));
    const lines = [{ position: line?.position ?? 0, quantity: 1 }];
    const accept = (amount: number, more: object = {}) =>
      support.call(at("accept", id), { way: "refund", lines, amount, ...more });
    const { left } = (await show(id)).refundable;
    expect((await accept(Math.ceil(left) + 1)).body.errors).toEqual({
      amount: ["office.claims.errors.more_than_left"],
    });
    expect((await accept(0)).body.errors).toEqual({ amount: ["validation.required"] });
    expect((await accept(9.999)).status).toBe(422);
    const accepted = await accept(1.5, { seen: "in_review", note: "Jūsų tiesa" });
    expect(accepted.body.claim).toMatchObject({ status: "accepted", steps: [], can_accept: true });
    expect((await support.call(at("move", id), { to: "closed" })).body.message).toBe(
      "office.claims.errors.remedy_open",
    );
    const to = `/orders/${orderId}?refund=1.50&pieces=${lines[0]?.position}x1&claim=${id}`;
    expect(accepted.body.claim.remedy.to).toBe(to);
    const task = { to: `/claims/${id}/remedy` };
    expect(await taskOf(finance, "claim_refund", id)).toMatchObject(task);
    expect(await taskOf(support, "claim_refund", id)).toBeUndefined();
    const refund = {
      ...{ id: orderId, key: `claim-${id}`, shipping: 0, other: 1.5, lines: [], claim: id },
      ...{ seen_left: left, way: "original", reason: "damaged" },
    };
    const [one, other] = await Promise.all([
      finance.call("/api/staff/orders/refund", refund),
      finance.call("/api/staff/orders/refund", refund),
    ]);
    expect([one.status, other.body.refund]).toEqual([200, one.body.refund]);
    expect(await taskOf(finance, "claim_refund", id)).toBeUndefined();
    const made = await show(id);
    expect(made.remedy).toMatchObject({ status: "done", amount: 1.5, done_amount: 1.5 });
    expect(made).toMatchObject({ steps: ["closed"], can_accept: false });
    const again = { ...refund, key: `again-${id}`, seen_left: made.refundable.left };
    const refused = await finance.call("/api/staff/orders/refund", again);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      "office.claims.errors.remedy_gone",
    ]);
    expect((await show(id)).refundable.left).toBe(made.refundable.left);
    expect((await accept(1)).body.message).toBe("office.claims.errors.remedy_made");
  });

  test("gets money into the wallet only from its own customer's page", async () => {
    const { id, customer } = await newClaim();
    const note = "Penki eurai";
    const asked = { way: "wallet", lines: [], amount: 5, note };
    const promised = (await support.call(at("accept", id), asked)).body.claim.remedy;
    const customerId = (await customerOf(app, customer)).id;
    const to = `/customers/${customerId}/wallet?amount=5.00&reason=claim&record=CL${id}`;
    expect(promised.to).toBe(to);
    expect(await taskOf(finance, "claim_wallet", id)).toBeDefined();
    const settle = (subject: { customerId: number }) =>
      inTransaction(app.db, (tx) =>
        app.services.claims.settleRemedy(tx, {
          ...{ claimId: id, way: "wallet", subject, amountCents: 500 },
          actor: { id: null, roles: ["owner"] },
        }),
      );
    expect(await settle({ customerId: customerId + 1 })).toMatchObject({ ok: false });
    expect(await settle({ customerId })).toMatchObject({ ok: true });
    expect(await settle({ customerId })).toMatchObject({ ok: false });
    expect(await taskOf(finance, "claim_wallet", id)).toBeUndefined();
    const { body } = await customer.call(`/api/claims/get/${id}`);
    expect(body.claim.remedy).toMatchObject({ way: "wallet", status: "done", amount: 5 });
    const posted = await app.db
      .select()
      .from(mails)
      .where(eq(mails.record, `claim:${id}`));
    const accepted = posted.find(({ kind }) => kind === "claim-accepted");
    expect(accepted?.plain).toContain(note);
    expect(accepted?.plain).toMatch(/Ką darome: 5,00\s€/);
  });

  test("is sent again by orders, who enter the number once; another remedy may be chosen before", async () => {
    const { id } = await newClaim();
    await support.call(at("accept", id), { way: "wallet", lines: [], amount: 5 });
    const lines = [{ position: 0, quantity: 1 }];
    const changed = await support.call(at("accept", id), { way: "resend", lines, amount: 0 });
    expect(changed.body.claim).toMatchObject({ can_resend: false, remedy: { way: "resend" } });
    expect(await taskOf(finance, "claim_wallet", id)).toBeUndefined();
    expect(await taskOf(buyers, "claim_resend", id)).toMatchObject({
      to: `/claims/${id}/remedy`,
    });
    const send = (tracking_number: string) => buyers.call(at("resent", id), { tracking_number });
    expect((await send(" ")).body.errors).toEqual({ tracking_number: ["validation.required"] });
    expect((await send("3318810036")).body.claim.remedy.status).toBe("done");
    expect((await send("3318810036")).status).toBe(200);
    expect((await send("3318810037")).status).toBe(409);
    expect(await taskOf(buyers, "claim_resend", id)).toBeUndefined();
    const notes = await app.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `claim:${id}`));
    expect(notes.map(({ action }) => action)).toEqual([
      "claim.move",
      "claim.accept",
      "claim.accept",
      "claim.settle",
    ]);
  });

  test("over the limit asks the owner, once, and only the owner may promise it", async () => {
    const { id } = await newClaim();
    const asked = { way: "wallet", lines: [], amount: 200.01 };
    for (const _again of [1, 2]) {
      const refused = await support.call(at("accept", id), asked);
      expect([refused.status, refused.body.message]).toEqual([
        409,
        "office.claims.errors.over_limit",
      ]);
    }
    expect(await show(id)).toMatchObject({ status: "in_review", remedy: null, limit: 200 });
    const open = () => taskOf(owner, "claim_limit", id);
    expect(await open()).toMatchObject({ to: `/claims/${id}` });
    const raised = app.db.select().from(tasks).where(eq(tasks.kind, "claim_limit"));
    expect(await raised).toHaveLength(1);
    expect((await owner.call(at("accept", id), asked)).status).toBe(200);
    expect(await open()).toBeUndefined();
    expect((await raised)[0]).toMatchObject({ outcome: "done" });
  });
});
