import { sql } from "drizzle-orm";
import { customerOf } from "#server/testing/customer-of.ts";
import { HOME, LITHUANIA } from "#server/testing/door-delivery.ts";
import { fillWallet } from "#server/testing/fill-wallet.ts";
import type { testApp } from "#server/testing/test-app.ts";
import { registeredBrowser, testBrowser } from "#server/testing/test-browser.ts";

type App = Awaited<ReturnType<typeof testApp>>;
export type Buyer = Pick<ReturnType<typeof testBrowser>, "call" | "get">;
export type Courier = { local_delivery_type: number; has_pickup_points: boolean; courier: string };

export const WALLET = 4;
export const EMAIL = "guest@example.com";

export const refused = (status: number, message: string, errors?: object) => ({
  status,
  body: { status: false, message, ...(errors ? { errors } : {}) },
});
export const invalid = (field: string, message = "validation.invalid") =>
  refused(422, "errors.invalid_input", { [field]: [message] });
export const notFound = refused(404, "errors.not_found");

export const fetched = (browser: Buyer, slug: string, input: object = {}) =>
  browser.call(`/api/checkout/fetch/${slug}`, { step: 3, ...input });
export const dataOf = async (browser: Buyer, slug: string) =>
  (await fetched(browser, slug)).body.data;

/** Of a customer who has typed another one. */
export async function chooseSaved(browser: Buyer, slug: string): Promise<number> {
  const saved = { ...HOME, city: "Kaunas", country_id: LITHUANIA };
  const { body } = await browser.call("/api/account/add-delivery-address", saved);
  const { id } = body.address;
  const { data } = (await fetched(browser, slug, { address: { id } })).body;
  if (data.address.id !== id) throw new Error("It was not chosen");
  return id;
}

/** Guests and customers at the checkouts of a whole app. */
export async function checkoutBuyers(app: App) {
  const goods = await plentyOf(app);
  let people = 0;
  const from = () => ({ remoteAddress: `10.1.0.${++people}` });
  const newGuest = (host = "localhost") => testBrowser(app, { host, ...from() });
  const someone = () => registeredBrowser(app, from());

  async function begin(browser: Buyer): Promise<string> {
    await browser.call("/api/cart/add", { ...goods, quantity: 1 });
    return (await (await browser.get("/api/checkout/generate")).json()).slug;
  }

  const couriersAt = async (host: string): Promise<Courier[]> =>
    (await newGuest(host).call("/api/delivery/couriers")).body.local_delivery_couriers;
  const couriers = await couriersAt("localhost");
  const find = (hasPoints: boolean, courier: string) =>
    couriers.find((one) => one.courier === courier && one.has_pickup_points === hasPoints)
      ?.local_delivery_type ?? 0;
  const shipping = {
    shipping: "air",
    delivery: find(false, "dpd"),
    address: HOME,
    country: LITHUANIA,
    email: EMAIL,
  };

  /** Registered, with money, and with everything said but how to pay. */
  async function payer(balanceCents = 1_000_000) {
    const browser = await someone();
    await fillWallet(app, (await customerOf(app, browser)).id, balanceCents);
    const slug = await begin(browser);
    const { body } = await fetched(browser, slug, { ...shipping, step: 4 });
    if (body.data?.step !== 4) throw new Error(JSON.stringify(body));
    return { browser, slug };
  }

  return {
    goods,
    newGuest,
    someone,
    begin,
    payer,
    shipping,
    couriersAt,
    locker: find(true, "omniva"),
  };
}

async function plentyOf({ db }: App): Promise<{ product_id: number; variant_id: number }> {
  const { rows } = await db.execute<{ product_id: number; variant_id: number }>(sql`
    update variants set stock = 500 where id = (
      select v.id from variants v join products p on p.id = v.product_id
      where v.stock >= 5 and p.seller_id is null
        and not exists (select from product_sites s where s.product_id = p.id)
      order by v.id limit 1)
    returning product_id, id as variant_id`);
  if (!rows[0]) throw new Error("There is nothing to buy");
  return rows[0];
}
