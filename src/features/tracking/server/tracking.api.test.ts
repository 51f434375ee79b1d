import { sql } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import {
  bringTo,
  forwardingCustomer,
  staffBrowser,
  statusOf,
  step,
} from "#features/forwarding/server/fixtures/forwarding.ts";
import { COMMAND_LINE } from "#platform/auth/require-role.ts";
import { doorDeliveryService, HOME } from "#server/fixtures/purchases/door-delivery.ts";
import { fillWallet } from "#server/fixtures/purchases/fill-wallet.ts";
import { placeTestOrder } from "#server/fixtures/purchases/place-test-order.ts";
import { registeredBrowser, testBrowser } from "#server/fixtures/test-browser.ts";
import { testSandbox } from "#server/fixtures/test-sandbox.ts";

const { app, sandbox, close } = await testSandbox();
afterAll(close);
const warehouse = await staffBrowser(app, "warehouse");
const buyers = await staffBrowser(app, "orders");

type Browser = Pick<ReturnType<typeof testBrowser>, "call" | "get" | "cookies">;

const track = (browser: Pick<Browser, "call">, id: string) =>
  browser.call(`/api/tracking/get/${encodeURIComponent(id)}`);

/** A new visitor for each call, because failed lookups are rate limited. */
let visitors = 0;
const stranger = () => testBrowser(app, { remoteAddress: `10.1.0.${++visitors}` });

/** Moves the parcel at the carrier, and waits until its webhook has arrived. */
async function moveOn(number: string, stage: string, delivery = "once") {
  await fetch(`${sandbox.url}/carrier/step`, {
    method: "POST",
    body: JSON.stringify({ number, stage, delivery }),
  });
  await sandbox.messenger.idle();
}

/** Puts the goods of an order into this warehouse. */
const keepGoods = (orderId: number, code: string) =>
  app.db.execute(sql`update products set warehouse = ${code}
    where id = (select product_id from order_lines where order_id = ${orderId})`);

/** Creates an order and ships it by the calls of staff. */
async function shippedOrder(owner: Browser | undefined) {
  const { id, slug, customerId } = await placeTestOrder(app, owner);
  await keepGoods(id, "US");
  await app.db.execute(sql`update orders set status = 'paid', paid_at = now() where id = ${id}`);
  const step = (by: Browser, to: string) => by.call("/api/staff/orders/move", { id, to });
  expect((await step(buyers, "purchased")).status).toBe(200);
  expect((await step(warehouse, "at_warehouse")).status).toBe(200);
  const sent = await warehouse.call("/api/staff/orders/ship", { id });
  expect(sent.body).toMatchObject({ status: true, order: { status: "shipped" } });
  const number: string = sent.body.order.tracking_number;
  return { id, slug, customerId, number };
}

test("an order is shipped, moved by signed carrier webhooks and delivered", async () => {
  const owner = await registeredBrowser(app);
  const { id, slug, number } = await shippedOrder(owner);
  expect(number).toMatch(/^CT\d{9}LT$/);
  const order = async () => (await owner.call(`/api/my-orders/get-order/${slug}`)).body.order;
  expect((await order()).shipments).toMatchObject([{ tracking_number: number }]);

  await moveOn(number, "in_customs", "repeated");
  expect((await order()).status).toBe("in_customs");
  await moveOn(number, "out_for_delivery");
  const { body } = await track(owner, `QU${id}`);
  expect(body).toMatchObject({
    status: true,
    number,
    own: { number: `QU${id}`, path: `/my-orders/${slug}` },
    state: "out_for_delivery",
    method: "air",
    ahead: ["delivered"],
    is_ended: false,
    places: { from: { country: "US" }, to: { city: "Vilnius" } },
  });
  expect(body.estimate.from <= body.estimate.to).toBe(true);
  expect(body.goods).toHaveLength(1);
  await moveOn(number, "delivered");
  expect((await order()).status).toBe("delivered");
  expect((await track(owner, number)).body).toMatchObject({ is_ended: true, estimate: null });
});

test("a parcel leaves from the warehouse of its goods or of its quote", async () => {
  const owner = await registeredBrowser(app);
  const sentFrom = async ({ id }: { id: number }) => {
    await app.db.execute(sql`update orders set status = 'at_warehouse' where id = ${id}`);
    expect((await warehouse.call("/api/staff/orders/ship", { id })).status).toBe(200);
    return (await track(owner, `QU${id}`)).body.places.from.country;
  };
  const goods = await placeTestOrder(app, owner);
  await keepGoods(goods.id, "DE");
  expect(await sentFrom(goods)).toBe("DE");
  expect(await sentFrom(await paidQuote(owner, goods.customerId ?? 0))).toBe("GB");
});

/** A paid quote for shoes from a British shop. */
async function paidQuote(owner: Browser, customerId: number) {
  await fillWallet(app, customerId, 100_000);
  const items = [{ url: "https://shop.co.uk/a", name: "Shoes", quantity: 1, price: 80 }];
  const { quote } = (await owner.call("/api/quotes/create", { items })).body;
  const delivery = doorDeliveryService(quote.local_delivery_couriers);
  const input = { shipping: "air", delivery, address: HOME };
  await owner.call(`/api/quotes/set-delivery/${quote.slug}`, input);
  const paid = await owner.call(`/api/quotes/pay/${quote.slug}`, { payment_id: 4 });
  expect(paid.body).toMatchObject({ status: true, paid: true });
  return quote as { id: number };
}

test("a forwarded parcel moves by carrier webhooks, and its owner gets mails", async () => {
  const owner = await forwardingCustomer(app, 50_000);
  const id = await bringTo(app, { owner, warehouse }, "packed");
  expect((await step(warehouse, "ship", id)).body.request.status).toBe("shipped");
  const { body } = await track(owner, `FR${id}`);
  expect(body.own).toEqual({ number: `FR${id}`, path: `/forward-requests/${id}` });

  await moveOn(body.number, "in_customs");
  expect(await statusOf(owner, id)).toBe("in_customs");
  await moveOn(body.number, "delivered", "repeated");
  expect(await statusOf(owner, id)).toBe("delivered");
  await moveOn(body.number, "in_country");
  expect(await statusOf(owner, id)).toBe("delivered");
  const told = await app.db.execute<{ kind: string; plain: string }>(sql`
    select kind, plain from mails where customer_id = ${owner.id} and kind like 'parcel-%' order by id`);
  expect(told.rows.map(({ kind }) => kind)).toEqual(["parcel-shipped", "parcel-delivered"]);
  // Each mail has the one button that fits: a delivered parcel is not tracked any more.
  const [shipped, delivered] = told.rows.map(({ plain }) => plain);
  expect(shipped).toMatch(/^Follow the parcel: http\S+\/tracking\//m);
  expect(delivered).toMatch(/^See the parcel: http\S+-delivery\//m);
  expect(delivered).not.toContain("/tracking/");
  for (const plain of [shipped, delivered]) expect(plain).toMatch(/^- \S.*\d+\.\d\d/m);
});

describe("access to tracking", () => {
  test("by the carrier's number shows the route without personal data", async () => {
    const owner = await registeredBrowser(app);
    const { number, id } = await shippedOrder(owner);
    await moveOn(number, "in_country");
    const { status, body } = await track(stranger(), number);
    expect(status).toBe(200);
    expect(body).toMatchObject({ own: null, goods: [], state: "in_country" });
    const text = JSON.stringify(body);
    for (const secret of ["Rasa", "Slapta", "A thing", `QU${id}`, "@", "LT-01103"]) {
      expect(text).not.toContain(secret);
    }
    expect(body.events.map(({ stage }: { stage: string }) => stage)).not.toContain("paid");
  });

  test("by the own number is limited to its owner", async () => {
    const owner = await registeredBrowser(app);
    const { id } = await shippedOrder(owner);
    const other = await registeredBrowser(app);
    const never = await track(other, "QU999999999");
    expect(never).toEqual({ status: 404, body: { status: false, message: "errors.not_found" } });
    expect(await track(other, `QU${id}`)).toEqual(never);
    expect(await track(stranger(), `QU${id}`)).toEqual(never);
    expect((await track(owner, `qu ${id}`)).status).toBe(200);
  });

  test("for a guest's order works by the carrier's number only", async () => {
    const { id, number } = await shippedOrder(undefined);
    expect((await track(stranger(), `QU${id}`)).status).toBe(404);
    expect((await track(stranger(), number)).status).toBe(200);
  });

  test("by a declared shop number is limited to its customer", async () => {
    const owner = await registeredBrowser(app);
    await owner.call("/api/forward/accept-declaration", { version: 1 });
    const declared = await owner.call("/api/forward/declare", {
      warehouse: "US",
      tracking_number: "986578788855",
      shop: "Target",
      lines: [{ name: "Running shoes", quantity: 1, value: 89.9, tariff: "shoes" }],
    });
    const { number } = declared.body.request;
    expect((await track(owner, "9865 7878 8855")).body).toMatchObject({
      kind: "forward_request",
      own: { number },
      state: "declared",
      number: null,
    });
    expect((await track(await registeredBrowser(app), "986578788855")).status).toBe(404);
  });

  test("for a quote without an order is limited to its owner", async () => {
    const owner = await registeredBrowser(app);
    const item = {
      url: "https://shop.example/a",
      name: "Shoes",
      quantity: 1,
      price: 80,
      kind: "shoes",
    };
    const { quote } = (await owner.call("/api/quotes/create", { items: [item] })).body;
    expect((await track(owner, quote.number)).body).toMatchObject({
      kind: "quote",
      own: { path: `/quotes/${quote.slug}` },
    });
    expect((await track(await registeredBrowser(app), quote.number)).status).toBe(404);
  });
});

describe("a tracking call", () => {
  test.each([
    ["RB123456786GB", "validation.tracking_check_digit"],
    ["1Z5R89390357567128", "validation.tracking_check_digit"],
    ["x", "validation.tracking_format"],
    ["a\0b", "validation.tracking_format"],
    ["QU1024\0", "validation.tracking_format"],
    ["javascript:alert(1)", "validation.tracking_format"],
    ["9".repeat(200), "validation.tracking_format"],
  ])("with %s is refused with %s", async (id, key) => {
    const { status, body } = await track(stranger(), id);
    expect([status, body.errors?.id]).toEqual([422, [key]]);
  });

  test("is rate limited for failed lookups only", async () => {
    const { number } = await shippedOrder(undefined);
    const guesser = stranger();
    for (let time = 0; time < 50; time++) expect((await track(guesser, number)).status).toBe(200);
    const answers: number[] = [];
    for (let time = 0; time < 81; time++) {
      answers.push((await track(guesser, "RR473124829GB")).status);
    }
    // Visitor ids change every day, so the count starts again at midnight.
    expect(answers.slice(0, 40)).toEqual(Array(40).fill(404));
    expect(answers).toContain(429);
    expect((await track(stranger(), number)).status).toBe(200);
  });

  test("over the limit still shows own parcels, with goods in the page's language", async () => {
    const owner = await registeredBrowser(app);
    const { number, id } = await shippedOrder(owner);
    for (let time = 0; time < 85; time++) await track(owner, "RR473124829GB");
    expect((await track(owner, "RR473124829GB")).status).toBe(429);
    expect((await track(owner, number)).status).toBe(200);
    expect((await track(owner, `QU${id}`)).status).toBe(200);
    // The goods are named in the language of the page.
    const names = async (language_id: number) =>
      (await owner.call(`/api/tracking/get/${number}`, { language_id })).body.goods.map(
        ({ name }: { name: string }) => name,
      );
    expect(await names(1)).toEqual(["A thing"]);
    expect(await names(2)).not.toEqual(["A thing"]);
    expect(await (await owner.get("/en/tracking")).text()).toContain("A thing");
    expect(await (await owner.get("/lt/tracking")).text()).not.toContain("A thing");
  });

  test("of a carrier without a valid signature changes nothing", async () => {
    const { number } = await shippedOrder(undefined);
    const path = "/api/tracking/carrier/webhook";
    const at = new Date().toISOString();
    const body = { number, events: [{ id: "1", stage: "delivered", at }] };
    const forged = await app.post(path, body, {
      headers: { "carrier-signature": `t=1,v1=${"0".repeat(64)}` },
    });
    expect(forged.status).toBe(400);
    expect((await app.post(path, body)).status).toBe(400);
    expect((await track(stranger(), number)).body.state).toBe("shipped");
  });

  test("of staff is refused for a wrong digit, a wrong status and a missing role", async () => {
    const { id } = await placeTestOrder(app, undefined);
    const ship = (by: Browser, body = {}) => by.call("/api/staff/orders/ship", { id, ...body });
    expect((await ship(stranger())).status).toBe(404);
    expect((await ship(await staffBrowser(app, "support"))).status).toBe(404);
    expect((await ship(buyers)).status).toBe(409);
    expect((await ship(warehouse)).status).toBe(409);
    await app.db.execute(sql`update orders set status = 'at_warehouse' where id = ${id}`);
    const wrong = { carrier: "DHL", tracking_number: "3318810026" };
    expect((await ship(warehouse, wrong)).body.errors).toEqual({
      tracking_number: ["validation.tracking_check_digit"],
    });
    const right = { carrier: "DHL", tracking_number: "3318810025" };
    expect((await ship(warehouse, right)).body.order.tracking_number).toBe("3318810025");
  });
});

describe("tracking pages", () => {
  test("redirect a typed number to its page and show errors at the field", async () => {
    const { number } = await shippedOrder(undefined);
    const found = await stranger().get(`/en/tracking?number=+${number.toLowerCase()}`);
    expect([found.status, found.headers.get("location")]).toEqual([
      302,
      `/en/tracking/${number.toLowerCase()}`,
    ]);
    const page = await stranger().get(`/en/tracking/${number}`);
    expect(page.status).toBe(200);
    const html = await page.text();
    expect(html).toContain("New Castle");
    expect(html).toContain('name="robots" content="noindex"');
    expect(await (await stranger().get("/en/tracking")).text()).not.toContain('content="noindex"');
    const wrong = await stranger().get("/en/tracking?number=RB123456786GB");
    expect(await wrong.text()).toContain("A digit is wrong");
    const unknown = await stranger().get("/en/tracking/RR473124829GB");
    expect(unknown.status).toBe(404);
    expect(await unknown.text()).toContain("We do not know this number");
  });

  test("are not found if the switch is off", async () => {
    const { number } = await shippedOrder(undefined);
    const turn = async (isOn: boolean) => {
      await app.db.execute(
        sql`update sites set switches = jsonb_set(switches, '{tracking}', ${String(isOn)}::jsonb) where id = 1`,
      );
      await app.services.applyChanges(["sites"]);
    };
    await turn(false);
    try {
      expect((await stranger().get("/en/tracking")).status).toBe(404);
      expect((await stranger().get(`/en/tracking/${number}`)).status).toBe(404);
      expect((await track(stranger(), number)).status).toBe(404);
    } finally {
      await turn(true);
    }
    expect((await stranger().get("/en/tracking")).status).toBe(200);
  });
});

test("an order cannot be shipped with a failing carrier, except with its own label", async () => {
  const { id } = await placeTestOrder(app, undefined);
  await app.db.execute(sql`update orders set status = 'at_warehouse' where id = ${id}`);
  await sandbox.close();
  const ship = (body: object) => warehouse.call("/api/staff/orders/ship", { id, ...body });
  expect(await ship({})).toMatchObject({
    status: 503,
    body: { message: "tracking.errors.carrier_down" },
  });
  const label = { carrier: "UPS", tracking_number: "1Z999AA10123456784" };
  expect((await ship(label)).body.order.status).toBe("shipped");
  const step = { actor: COMMAND_LINE, orderId: id, to: "in_customs" as const };
  const done = await app.services.orders.moveOrder(step);
  expect(done.ok).toBe(true);
});
