import { eq, sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { CART_COOKIE } from "#features/cart/domain/cart-cookie.ts";
import { invoices } from "#features/invoices/server/invoices.tables.ts";
import { hashSecret } from "#platform/auth/secret-token.ts";
import { customerOf } from "#server/fixtures/purchases/customer-of.ts";
import { fillWallet } from "#server/fixtures/purchases/fill-wallet.ts";
import { placeTestOrder } from "#server/fixtures/purchases/place-test-order.ts";
import { testApp } from "#server/fixtures/test-app.ts";
import { registeredBrowser, testBrowser } from "#server/fixtures/test-browser.ts";
import { ordersDeps } from "../feature.ts";
import { lockOrder } from "./lock-order.ts";
import { orders } from "./orders.tables.ts";
import { settleOrder } from "./payment/settle-order.ts";

const app = await testApp();

test("the order list describes each order, and the user's unpaid orders are counted", async () => {
  const rasa = await registeredBrowser(app);
  expect((await rasa.call("/api/my-orders/get-my-orders")).body).toEqual({ items: [], total: 0 });
  const order = await placeTestOrder(app, rasa);
  const asked = { language_id: 1, page: 1, type_for_filter: "unpaid" };
  const { body } = await rasa.call("/api/my-orders/get-my-orders", asked);
  expect(body.total).toBe(1);
  expect(body.items[0]).toMatchObject({
    number: `QU${order.id}`,
    slug: order.slug,
    type: "shop_orders",
    status: "awaiting_payment",
    total: 31.98,
    currency: "EUR",
  });
  const { user } = (await rasa.call("/api/auth/refreshCurrentUser")).body;
  expect(user).toMatchObject({ unpaid_orders_count: 1, unpaid_parcels_count: 0 });
  const wrong = { type_for_filter: "everything" };
  expect((await rasa.call("/api/my-orders/get-my-orders", wrong)).status).toBe(422);
});

test("goods are named in the page's language; the order keeps its own", async () => {
  const rasa = await registeredBrowser(app);
  const { slug } = await placeTestOrder(app, rasa);
  const order = (language_id: number) =>
    rasa.call(`/api/my-orders/get-order/${slug}`, { language_id });
  expect((await order(1)).body.order.items[0].name).toBe("A thing");
  const inLithuanian = (await order(2)).body.order.items[0];
  const product = inLithuanian.product_id;
  const { rows } = await app.db.execute<{ lt: string }>(
    sql`select names->>'lt' as lt from products where id = ${product}`,
  );
  expect(inLithuanian.name).toBe(rows[0]?.lt);
  for (const page of ["/lt/my-orders", `/lt/my-orders/${slug}`]) {
    const html = await (await rasa.get(page)).text();
    expect(html).toContain(rows[0]?.lt);
    expect(html).not.toContain("A thing");
  }
  expect(await (await rasa.get(`/en/my-orders/${slug}`)).text()).toContain("A thing");
});

test("a failure to load the order list shows a message and a link to reset it", async () => {
  const rasa = await registeredBrowser(app);
  await placeTestOrder(app, rasa);
  const list = vi
    .spyOn(app.services.orders, "listMyOrders")
    .mockRejectedValueOnce(new Error("away"));
  const report = vi.spyOn(app.services.log, "error");
  const failed = await rasa.get("/en/my-orders?type=unpaid&page=3");
  expect(failed.status).toBe(200);
  const page = await failed.text();
  expect(page).toContain("We could not load your orders");
  expect(page).not.toContain("No orders yet");
  expect(page).toContain('href="/en/my-orders?type=unpaid"');
  expect(list).toHaveBeenCalledOnce();
  expect(report).toHaveBeenCalledOnce();
  expect(await (await rasa.get("/en/my-orders?type=unpaid")).text()).toMatch(/QU\d+/);
});

test("a site without order kinds ignores the kind in the address (SPEC §7)", async () => {
  const rasa = await registeredBrowser(app, { host: "tp.localhost" });
  const { id } = await placeTestOrder(app, rasa);
  const page = await (await rasa.get("/lt/my-orders?type=quotes")).text();
  expect(page).toContain(`QU${id}`);
});

test("the order payment page redirects parcels and invoices to their own pages", async () => {
  const where = async (query: string) =>
    (await testBrowser(app).get(`/en/pay?${query}`)).headers.get("location");
  expect(await where("rel_type=1&id=5001")).toBe("/en/forward-requests/5001?pay");
  expect(await where("rel_type=4&slug=abc")).toBe("/en/invoice/abc");
});

test("an order is shown and can be cancelled, also twice, but not after delivery", async () => {
  const rasa = await registeredBrowser(app);
  const { slug } = await placeTestOrder(app, rasa);
  const { order } = (await rasa.call(`/api/my-orders/get-order/${slug}`)).body;
  expect(order).toMatchObject({
    items: [{ name: "A thing", currentPrice: 19.99, quantity: 1, total: 19.99 }],
    history: [{ status: "awaiting_payment", actor: "customer" }],
    price: [
      { part: "subtotal", amount: 19.99 },
      { part: "shipping", amount: 9 },
      { part: "delivery", amount: 2.99 },
    ],
    shipments: [],
    payments: [],
    invoice: null,
    credit_notes: [],
    can_cancel: true,
    can_withdraw: false,
  });
  for (const _time of [1, 2]) {
    const { body } = await rasa.call(`/api/my-orders/cancel/${slug}`);
    expect(body.order).toMatchObject({ status: "cancelled", can_cancel: false });
  }
  await app.db.update(orders).set({ status: "delivered" }).where(eq(orders.slug, slug));
  expect(await rasa.call(`/api/my-orders/cancel/${slug}`)).toEqual({
    status: 409,
    body: { status: false, message: "orders.errors.too_late" },
  });
});

test("a guest opens their order by its link, and the link shows no address", async () => {
  const { slug } = await placeTestOrder(app, undefined);
  const { status, body } = await testBrowser(app).call(`/api/my-orders/get-order/${slug}`);
  expect(status).toBe(200);
  expect(body.order.address).toBeNull();
  expect(JSON.stringify(body)).not.toContain("Slapta");
});

test("only the owner can download an invoice", async () => {
  const rasa = await registeredBrowser(app);
  await fillWallet(app, (await customerOf(app, rasa)).id, 10_000);
  const { slug } = await placeTestOrder(app, rasa, { balanceCents: 10_000 });
  const { order } = (await rasa.call(`/api/my-orders/get-order/${slug}`)).body;
  expect(order).toMatchObject({ status: "paid", total: 31.98, from_wallet: 31.98, due: 0 });
  const path = `/api/invoice/pdf/${order.invoice.id}`;
  const pdf = await rasa.get(path);
  expect(pdf.headers.get("content-type")).toBe("application/pdf");
  expect((await pdf.text()).startsWith("%PDF-")).toBe(true);
  for (const other of [testBrowser(app), await registeredBrowser(app)]) {
    expect((await other.get(path)).status).toBe(404);
  }
});

test("a guest's invoice shows their name only in their own browser", async () => {
  const guest = testBrowser(app);
  guest.cookies.set(CART_COOKIE, "somebody");
  const draft = { visitorHash: hashSecret("somebody") };
  const { id } = await placeTestOrder(app, undefined, draft);
  const deps = ordersDeps(app.services, app.services);
  const paid = await app.db.transaction(async (tx) => {
    const order = await lockOrder(deps, tx, id);
    if (!order) throw new Error("It is gone");
    return settleOrder(deps, tx, order, { feeCents: 0 });
  });
  expect(paid.isAccepted).toBe(true);
  const [{ slug = "" } = {}] = await app.db
    .select()
    .from(invoices)
    .where(eq(invoices.subjectId, id));
  const read = (visitorHash: Buffer | undefined) =>
    app.services.invoices.readPaper({ slug, customerId: undefined, visitorHash });
  expect(JSON.stringify((await read(draft.visitorHash))?.content)).toContain("Slapta");
  for (const other of [undefined, hashSecret("somebody else")]) {
    const copy = (await read(other))?.content;
    expect(copy?.lines).toHaveLength(3);
    expect(copy?.buyer).toEqual({ address: null, company: null, country: "Lithuania" });
    expect(JSON.stringify(copy)).not.toMatch(/Slapta|Rasa/);
  }
  const printed = vi.spyOn(app.services.pdf, "makePdf");
  for (const [browser, isNamed] of [
    [guest, true],
    [testBrowser(app), false],
  ] as const) {
    const pdf = await browser.get(`/api/invoice/pdf/${slug}`);
    expect(pdf.headers.get("content-type")).toBe("application/pdf");
    expect(JSON.stringify(printed.mock.lastCall).includes("Slapta")).toBe(isNamed);
  }
  printed.mockRestore();
});

test("deleting an account anonymizes its orders and is refused while one is in transit", async () => {
  const rasa = await registeredBrowser(app);
  const { id } = await placeTestOrder(app, rasa);
  const move = (status: "shipped" | "delivered") =>
    app.db
      .update(orders)
      .set({ status, utm: { utm_campaign: "for-rasa" } })
      .where(eq(orders.id, id));
  await move("shipped");
  const erase = () => rasa.call("/api/account/delete", { password: rasa.password });
  expect((await erase()).body.message).toBe("account.errors.parcel_remains");
  await move("delivered");
  const { body } = await rasa.call("/api/account/export");
  expect(JSON.stringify(body)).toContain(`QU${id}`);
  expect((await erase()).status).toBe(200);
  const [kept] = await app.db.select().from(orders).where(eq(orders.id, id));
  expect(kept).toMatchObject({ email: null, address: null, utm: null, status: "delivered" });
});
