import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { convertCents, toDecimal } from "#core/money.ts";
import { eventually } from "#database/fixtures/eventually.ts";
import { checkoutBuyers, WALLET } from "#features/checkout/server/fixtures/checkout-buyers.ts";
import { orders } from "#features/orders/server/orders.tables.ts";
import { sites } from "#features/sites/server/sites.tables.ts";
import { startSandbox } from "../../../sandbox/start-sandbox.ts";
import { testApp } from "../fixtures/test-app.ts";

const sandbox = await startSandbox({ port: 0, shopUrl: "" });
afterAll(() => sandbox.close());
const { klaviyo } = sandbox;
const { siteKey, privateKey } = sandbox.keys.klaviyo;
const app = await testApp({
  KLAVIYO_URL: `${sandbox.url}/klaviyo`,
  KLAVIYO_PRIVATE_KEYS: `${siteKey}:${privateKey}`,
});
const { db, services, database } = app;
const { payer } = await checkoutBuyers(app);

async function giveKey(klaviyoKey: string | null) {
  await db.update(sites).set({ klaviyoKey }).where(eq(sites.region, "default"));
  await services.applyChanges(["sites"]);
}
beforeAll(async () => {
  await giveKey(siteKey);
  await services.startWork();
});
afterEach(() => klaviyo.mend());

/** A customer who buys and pays at once, with this consent cookie. */
async function buy(consent: string | undefined) {
  const { browser, slug } = await payer();
  if (consent !== undefined) browser.cookies.set("cookie_consent", consent);
  const { body } = await browser.call(`/api/checkout/pay/${slug}`, { payment_id: WALLET });
  expect(body).toMatchObject({ status: true, paid: true });
  const [order] = await db.select().from(orders).where(eq(orders.slug, body.reference));
  if (!order) throw new Error("There is no order");
  return { browser, order };
}
type Order = Awaited<ReturnType<typeof buy>>["order"];

async function jobsOf({ id }: Order): Promise<{ state: string; data: { stepId: number } }[]> {
  const { rows } = await database.pool.query(
    `select job.state, job.data from pgboss.job
     join order_history step on step.id = (job.data->>'stepId')::bigint
     where job.name = 'tell-news' and step.order_id = $1`,
    [id],
  );
  return rows;
}
const toldOf = ({ id }: Order) =>
  klaviyo.told().filter(({ properties }) => properties.OrderId === `QU${id}`);
const metricsOf = (order: Order) => toldOf(order).map(({ metric }) => metric);

/** Ends the pause before the next retry. */
const hasten = () =>
  database.pool.query(
    "update pgboss.job set start_after = now() where name = 'tell-news' and state = 'retry'",
  );

const PLACED = ["Placed Order", "Ordered Product"];

describe("a paid order of a buyer who consented to marketing", () => {
  test("is reported to Klaviyo once, in dollars, with its number, the e-mail and no other personal data", async () => {
    const { order } = await buy("1.statistics.marketing");
    await eventually(() => expect(metricsOf(order)).toEqual(PLACED));
    const [placed, product] = toldOf(order);
    const rate = services.sites.registry.byHost("localhost").conversionRate;
    expect(placed).toMatchObject({
      unique_id: `QU${order.id}`,
      value: toDecimal(convertCents(order.balanceCents, rate)),
      value_currency: "USD",
      profile: { email: order.email },
    });
    expect(product).toMatchObject({
      unique_id: `QU${order.id}-1`,
      profile: { email: order.email },
    });
    const { firstName = "", lastName = "", firstAddress = "" } = order.address ?? {};
    for (const secret of [firstName, lastName, firstAddress, order.slug]) {
      expect(secret).not.toBe("");
      expect(JSON.stringify(toldOf(order))).not.toContain(secret);
    }

    const [job, ...more] = await jobsOf(order);
    expect(more).toEqual([]);
    expect(Object.keys(job?.data ?? {})).toEqual(["stepId"]);
    const before = klaviyo.asked();
    await services.marketing.sendOrderUpdate({ stepId: Number(job?.data.stepId) });
    expect(klaviyo.asked()).toBe(before + 2);
    expect(metricsOf(order)).toEqual(PLACED);
  });
});

test("an order's cancellation is not reported after its buyer withdrew consent", async () => {
  const { browser, order } = await buy("1.marketing");
  await eventually(() => expect(metricsOf(order)).toEqual(PLACED));
  expect((await browser.call("/api/marketing/take-back")).body).toEqual({ status: true });
  const cancelled = await browser.call(`/api/my-orders/cancel/${order.slug}`);
  expect(cancelled.body).toMatchObject({ status: true });
  expect(await jobsOf(order)).toHaveLength(1);
});

describe("orders that create no Klaviyo job", () => {
  test.each([undefined, "1", "1.statistics", "2.marketing", "marketing"])(
    "with the consent cookie %j",
    async (consent) => {
      const { order } = await buy(consent);
      expect(order).toMatchObject({ status: "paid", agreedToMarketing: false });
      expect(await jobsOf(order)).toEqual([]);
    },
  );

  test.each([
    ["no key", null],
    ["a key whose private one we do not have", "OTHER"],
  ])("on a site with %s", async (_what, key) => {
    await giveKey(key);
    try {
      const { order } = await buy("1.marketing");
      expect(order).toMatchObject({ status: "paid", agreedToMarketing: true });
      expect(await jobsOf(order)).toEqual([]);
    } finally {
      await giveKey(siteKey);
    }
  });
});

describe("Klaviyo failures", () => {
  test.each(["broken", "busy"] as const)("%s: the order is reported later, once", async (fault) => {
    klaviyo.breakDown(fault, 1);
    const { order } = await buy("1.marketing");
    await eventually(async () => expect(await jobsOf(order)).toMatchObject([{ state: "retry" }]));
    expect(metricsOf(order)).toEqual([]);
    await hasten();
    await eventually(() => expect(metricsOf(order)).toEqual(PLACED));
    await eventually(async () =>
      expect(await jobsOf(order)).toMatchObject([{ state: "completed" }]),
    );
  });

  test("refusing: the order is not reported again", async () => {
    klaviyo.breakDown("refusing");
    const { order } = await buy("1.marketing");
    await eventually(async () =>
      expect(await jobsOf(order)).toMatchObject([{ state: "completed" }]),
    );
    expect(metricsOf(order)).toEqual([]);
  });

  test("hanging: the order can be paid and cancelled, and is reported afterwards", async () => {
    klaviyo.breakDown("hanging");
    const before = klaviyo.asked();
    const { browser, order } = await buy("1.marketing");
    await eventually(() => expect(klaviyo.asked()).toBeGreaterThan(before));
    expect(order.status).toBe("paid");
    const cancelled = await browser.call(`/api/my-orders/cancel/${order.slug}`);
    expect(cancelled.body).toMatchObject({ status: true });
    klaviyo.mend();
    await eventually(
      async () => {
        await hasten();
        expect(metricsOf(order).toSorted()).toEqual([...PLACED, "Cancelled Order"].toSorted());
      },
      { timeout: 60_000, interval: 200 },
    );
  });
});
