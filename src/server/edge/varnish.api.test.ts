import { setTimeout as pause } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { eventually } from "#database/fixtures/eventually.ts";
import { testDatabase } from "#database/fixtures/test-database.ts";
import { httpVisitor } from "../fixtures/nodes/http-visitor.ts";
import { serverStarter } from "../fixtures/nodes/started-server.ts";
import { hasVarnish } from "../fixtures/nodes/varnish.ts";
import { buyStubbornly, type Wares } from "../fixtures/purchases/stubborn-buyer.ts";
import { seededRandom } from "../fixtures/seeded-random.ts";
import { type VarnishShop, varnishShop } from "./fixtures/varnish-shop.ts";

const isAsked = process.env.EDGE === "true";
if (isAsked && !hasVarnish) throw new Error("Varnish is not installed");
/** `npm run test:edge` installs Varnish and runs this test. */
const SECONDS = Number(process.env.EDGE_RUN_SECONDS ?? 60);
const ORDERS_A_SECOND = 5;
/** A low number: in a real shop only two or three of a hundred visitors buy. */
const VIEWS_AN_ORDER = 50;
const VIEWS_AT_ONCE = 16;
/** Buyers wait while the visitors are this many orders behind, so that a slow machine has the same mix. */
const BEHIND_ORDERS = ORDERS_A_SECOND;
/** Each change drops every list that shows the product, in two currencies. */
const CHANGE_EVERY_MS = 4000;
const LONGEST_MS = 900_000;

type Goods = Wares & { slug: string };
/** The id of the dollar in the cookie. */
const DOLLARS = 2;

const servers = serverStarter({});

async function visit(shop: VarnishShop, path: string, cookie = "") {
  const answer = await fetch(shop.origin + path, { headers: { cookie }, redirect: "manual" });
  return { answer, isHit: answer.headers.get("x-cache") === "hit", text: await answer.text() };
}

const pricesIn = (html: string) => /"price":"([\d.]+)","priceCurrency":"([A-Z]+)"/.exec(html) ?? [];

test.runIf(isAsked)(
  "Varnish serves pages without nodes, shows new prices in two seconds, and never a wrong currency",
  async () => {
    const database = await testDatabase();
    const { pool } = database;
    const { rows: goods } = await pool.query<Goods>(`
      update variants v set stock = 100000 from products p
      where p.id = v.product_id and p.seller_id is null and v.id in (
        select min(id) from variants group by product_id)
        and not exists (select from product_sites s where s.product_id = p.id)
      returning v.product_id, v.id as variant_id, p.slug`);
    const shop = await varnishShop(database, servers);
    onTestFinished(shop.stop);

    await neverKeepsWhatIsPersonal(shop, goods[0]);
    await warmUp(shop, goods);
    const random = seededRandom(1);
    const run: Run = { random, sold: 0, seen: { all: 0, hits: 0, wrong: 0 }, isOver: false };
    const [seconds, , delays] = await Promise.all([
      buyAllTheTime(shop, goods, run),
      lookAround(shop, goods, run),
      changePrices(shop, goods, { run, pool }),
    ]);
    const { seen: views, sold } = run;
    const share = views.hits / views.all;
    const longest = Math.max(...delays);
    const ordersASecond = sold / seconds;
    process.stdout.write(
      `behind Varnish: ${views.all} page views, ${(share * 100).toFixed(1)} % never reached a node; ` +
        `${sold} orders (${ordersASecond.toFixed(1)} a second); ${delays.length} changed prices at the edge ` +
        `after ${Math.round(longest)} ms at most; ${views.wrong} pages in another currency\n`,
    );
    expect(views.wrong).toBe(0);
    expect(share).toBeGreaterThanOrEqual(0.9);
    expect(longest).toBeLessThanOrEqual(2000);
    expect(ordersASecond).toBeGreaterThanOrEqual(ORDERS_A_SECOND * 0.9);
  },
  LONGEST_MS,
);

async function neverKeepsWhatIsPersonal(shop: VarnishShop, goods: Goods | undefined) {
  const rasa = httpVisitor(shop.origin, "10.9.9.9");
  const login = await rasa("/api/auth/login", {
    email: "rasa@cartage.example",
    password: "demo-cartage",
  });
  expect(login.status).toBe(200);
  for (const path of ["/en/user-account", "/en/my-orders", "/en/cart"]) {
    for (const _time of [1, 2, 3]) {
      const own = await rasa(path);
      expect([path, own.status, own.headers.get("x-cache")]).toEqual([path, 200, "miss"]);
      expect(own.headers.get("cache-control")).toContain("no-store");
    }
    const stranger = await visit(shop, path);
    expect(stranger.isHit).toBe(false);
    expect(stranger.text).not.toContain("rasa@cartage.example");
  }
  // A public page that a logged-in customer requested is the same for everybody.
  const path = `/en/p/${goods?.slug}?utm_source=letter`;
  const mine = await (await rasa(path)).text();
  const others = await eventually(async () => {
    const answered = await visit(shop, `/en/p/${goods?.slug}`);
    expect(answered.isHit).toBe(true);
    return answered;
  });
  expect(others.text).toBe(mine);
  expect(others.answer.headers.get("set-cookie")).toBeNull();
  // Headers between nodes and their edge do not reach visitors.
  for (const name of ["surrogate-key", "xkey"]) expect(others.answer.headers.get(name)).toBeNull();
  expect(others.answer.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
  const refused = await fetch(shop.origin, { method: "PURGE", headers: { "xkey-purge": "sites" } });
  expect(refused.status).toBe(403);
}

type Run = {
  random: (below: number) => number;
  /** The number of orders that were begun. */
  sold: number;
  seen: { all: number; hits: number; wrong: number };
  isOver: boolean;
};

const LISTS = ["/en/", "/lt/", "/en/faq", "/en/all-brands", "/en/dealzone", "/en/contacts"];
const LOOKED_AT = 120;

/** The request of a browser that navigates from another page of the shop. */
const dataOf = (slug: string) => `/en/p/${slug}.data?_routes=product`;

/**
 * Some products are viewed much more often than others, half of them by visitors who are already in the shop, and every
 * sixth visitor pays in dollars.
 */
function nextView(goods: readonly Goods[], random: Run["random"]) {
  const { slug } = goods[Math.min(random(LOOKED_AT), random(LOOKED_AT))] as Goods;
  const page = random(4) === 0 ? `${LISTS[random(LISTS.length)]}` : `/en/p/${slug}`;
  const arrived = random(5) === 0 ? `${page}?utm_campaign=${random(1000)}` : page;
  const path = page.includes("/p/") && random(2) === 0 ? dataOf(slug) : arrived;
  return random(6) === 0
    ? { path, cookie: `seen=1; mm_currency_id=${DOLLARS}; other=2`, isoCode: "USD" }
    : { path, cookie: "seen=1", isoCode: "EUR" };
}

/** Fills the edge as if it had run for a while; these requests are not counted. */
async function warmUp(shop: VarnishShop, goods: readonly Goods[]): Promise<void> {
  const looked = goods.slice(0, LOOKED_AT).flatMap(({ slug }) => [`/en/p/${slug}`, dataOf(slug)]);
  const paths = [...LISTS, ...looked];
  for (const path of paths) {
    await Promise.all([visit(shop, path), visit(shop, path, `mm_currency_id=${DOLLARS}`)]);
  }
}

/** Views pages in proportion to the orders so far. */
async function lookAround(shop: VarnishShop, goods: readonly Goods[], run: Run): Promise<void> {
  const { seen, random } = run;
  let begun = 0;
  const visitor = async () => {
    while (!run.isOver) {
      if (begun >= run.sold * VIEWS_AN_ORDER) {
        await pause(5);
        continue;
      }
      begun += 1;
      const { path, cookie, isoCode } = nextView(goods, random);
      const { isHit, text } = await visit(shop, path, cookie);
      const [, , shown = isoCode] = pricesIn(text);
      seen.all += 1;
      seen.hits += Number(isHit);
      seen.wrong += Number(shown !== isoCode);
    }
  };
  await Promise.all(Array.from({ length: VIEWS_AT_ONCE }, visitor));
}

/** Starts five orders a second, each with all calls of a purchase; returns the seconds until the last was paid. */
async function buyAllTheTime(
  shop: VarnishShop,
  goods: readonly Goods[],
  run: Run,
): Promise<number> {
  const { random, seen } = run;
  const began = performance.now();
  const orders: Promise<string>[] = [];
  const isDue = () =>
    performance.now() - began >= (1000 * run.sold) / ORDERS_A_SECOND &&
    seen.all >= (run.sold - BEHIND_ORDERS) * VIEWS_AN_ORDER;
  while (run.sold < SECONDS * ORDERS_A_SECOND) {
    if (!isDue()) {
      await pause(5);
      continue;
    }
    const wares = goods[random(goods.length)] as Goods;
    orders.push(buyStubbornly(shop, { at: run.sold, wares, random }));
    run.sold += 1;
  }
  await Promise.all(orders);
  run.isOver = true;
  return (performance.now() - began) / 1000;
}

/** Measures how long after its commit each new price is visible to a visitor. */
async function changePrices(
  shop: VarnishShop,
  goods: readonly Goods[],
  { run, pool }: { run: Run; pool: Awaited<ReturnType<typeof testDatabase>>["pool"] },
): Promise<number[]> {
  const delays: number[] = [];
  while (!run.isOver) {
    const { slug, product_id } = goods[delays.length % 20] as Goods;
    const cents = 500_000 + delays.length * 111;
    await visit(shop, `/en/p/${slug}`);
    await pool.query(
      "update variants set price_cents = $2, old_price_cents = null where product_id = $1",
      [product_id, cents],
    );
    const changed = performance.now();
    await eventually(
      async () => {
        const [, price] = pricesIn((await visit(shop, `/en/p/${slug}`)).text);
        expect(price).toBe((cents / 100).toFixed(2));
      },
      { timeout: 30_000, interval: 20 },
    );
    delays.push(performance.now() - changed);
    await pause(CHANGE_EVERY_MS);
  }
  return delays;
}
