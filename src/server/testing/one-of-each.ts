import { eq } from "drizzle-orm";
import { WALLET } from "#features/checkout/server/checkout-buyers.fixture.ts";
import { orders } from "#features/orders/server/orders.tables.ts";
import type { Site } from "#features/sites/domain/site.ts";
import { COMMAND_LINE } from "#platform/auth/require-role.ts";
import type { Names } from "./crawled-routes.ts";
import { customerOf } from "./customer-of.ts";
import { declareTestParcel } from "./declare-test-parcel.ts";
import { doorDeliveryService, HOME } from "./door-delivery.ts";
import { fillWallet } from "./fill-wallet.ts";
import { invoiceFor } from "./invoice-for.ts";
import { placeTestOrder } from "./place-test-order.ts";
import { reserveTestPhone } from "./reserve-test-phone.ts";
import type { testApp } from "./test-app.ts";
import type { registeredBrowser } from "./test-browser.ts";

type App = Awaited<ReturnType<typeof testApp>>;
type Owner = Awaited<ReturnType<typeof registeredBrowser>>;
type Maker = { app: App; owner: Owner; site: Site };
type Goods = { product_id: number; variant_id: number };

const PAYPAL = 2;
const ZIPS: Readonly<Record<string, string>> = {
  LV: "LV-1011",
  EE: "10111",
  NL: "3513 AK",
  AE: "",
};
const SHOES = { url: "https://shop.example/shoes", name: "Shoes", quantity: 1, kind: "shoes" };

/** One of each thing of SPEC §2 that has a page of its own, made on a site as its customer makes them. */
export async function oneOfEach(maker: Maker, goods: Goods): Promise<Names> {
  await fillWallet(maker.app, (await customerOf(maker.app, maker.owner)).id, 500_000);
  const shop = maker.site.switches.marketplace ? await shopThings(maker, goods) : {};
  return {
    ...shop,
    ...(await orderThings(maker)),
    ...(await paymentThings(maker)),
    ...(await quoteThings(maker)),
    forwarded: await parcel(maker),
    name: maker.site.product,
  };
}

/** What was asked for, or why it was refused. */
async function made({ owner }: Maker, path: string, body: object = {}) {
  const answer = await owner.call(path, body);
  if (!answer.body.status) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
  return answer.body;
}

function addressOn({ countries, defaultCountryId: country_id }: Site) {
  const isoCode = countries.find(({ id }) => id === country_id)?.isoCode ?? "";
  return { ...HOME, zip: ZIPS[isoCode] ?? HOME.zip, country_id };
}

/** A checkout that only has to be confirmed, one that is paid, and a phone. */
async function shopThings(maker: Maker, goods: Goods): Promise<Names> {
  const bought = await checkout(maker, goods);
  await made(maker, `/api/checkout/pay/${bought}`, { payment_id: WALLET });
  const reservation = await reserveTestPhone(maker.app, maker.owner);
  await made(maker, `/api/reservation/confirm/${reservation}`);
  return { bought, checkout: await checkout(maker, goods), reservation };
}

async function checkout(maker: Maker, goods: Goods): Promise<string> {
  await made(maker, "/api/cart/add", { ...goods, quantity: 1 });
  const { slug } = await (await maker.owner.get("/api/checkout/generate")).json();
  const { local_delivery_couriers: couriers } = await made(maker, "/api/delivery/couriers");
  const { country_id: country, ...address } = addressOn(maker.site);
  const said = { shipping: "air", delivery: doorDeliveryService(couriers), address, country };
  await made(maker, `/api/checkout/fetch/${slug}`, { ...said, email: maker.owner.email, step: 4 });
  await made(maker, `/api/checkout/fetch/${slug}`, { step: 5, payment_id: WALLET });
  return slug;
}

async function orderThings(maker: Maker): Promise<Names> {
  const { app, owner, site } = maker;
  const unpaid = await placeTestOrder(app, owner, { site });
  const order = await placeTestOrder(app, owner, { site });
  await app.db.update(orders).set({ status: "delivered" }).where(eq(orders.id, order.id));
  const said = { order: order.slug, reason: "faulty", description: "It is silent" };
  const { claim } = await made(maker, "/api/claims/create", said);
  return { unpaid: unpaid.slug, order: order.slug, claim: String(claim.id) };
}

/** Both under way at a provider. */
async function paymentThings(maker: Maker): Promise<Names> {
  const payment_id = PAYPAL;
  const topUp = await made(maker, "/api/balance/top-up", { amount: 20, payment_id });
  const { slug } = await invoiceFor(maker.app, maker.owner, { siteId: maker.site.id });
  const paid = await made(maker, `/api/invoice/pay/${slug}`, { payment_id });
  return { topUp: topUp.reference, invoice: slug, invoicePayment: paid.reference };
}

/** One with a price, and one about which something is unclear. */
async function quoteThings(maker: Maker): Promise<Names> {
  const ask = async (price: number | null) =>
    (await made(maker, "/api/quotes/create", { items: [{ ...SHOES, price }] })).quote.slug;
  const [quote, unclear] = [await ask(80), await ask(null)];
  const asked = { actor: COMMAND_LINE, slug: unclear, question: "Which size?" };
  await maker.app.services.quotes.requestInfo(asked);
  return { quote, unclear };
}

/** Measured, and to be paid. */
async function parcel(maker: Maker): Promise<string> {
  const { id } = await declareTestParcel(maker.app, maker.owner, "received");
  const address = addressOn(maker.site);
  const saved = await made(maker, "/api/account/add-delivery-address", address);
  const input = { method: "air", address_id: saved.address.id };
  await made(maker, `/api/forward/choose-shipping/${id}`, input);
  return String(id);
}
