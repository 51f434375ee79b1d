import { doorDeliveryService, HOME, LITHUANIA } from "#server/fixtures/purchases/door-delivery.ts";
import { type Client, newVisitor } from "./http-client.ts";

const PAYSERA = 3;
const WALLET = 4;

type Line = { product_id: number; variant_id: number };
export type Goods = { next: () => Line };
type Answer = {
  slug?: string;
  reference?: string;
  local_delivery_couriers?: { has_pickup_points: boolean; local_delivery_type: number }[];
};

/** Many different products, as a shop sells. */
export async function listGoods(origin: string): Promise<Goods> {
  const answer = await fetch(`${origin}/api/lupa/query/default-en-products`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ searchText: "", limit: 400, offset: 0 }),
  });
  type Item = { id: number; variant_id: number; in_stock: boolean };
  const { items } = (await answer.json()) as { items: Item[] };
  const sold = items.filter(({ in_stock }) => in_stock);
  let at = 0;
  return {
    next() {
      const item = sold[at++ % sold.length];
      if (!item) throw new Error("There is nothing to buy");
      return { product_id: Number(item.id), variant_id: Number(item.variant_id) };
    },
  };
}

/** One purchase, in milliseconds: seven calls, one after another. */
export type Buy = () => Promise<number>;

/** Each purchase by a new guest. */
export const guestBuyer =
  (origin: string, goods: Goods): Buy =>
  () =>
    buyOne(newVisitor(origin), goods, PAYSERA);

/** All purchases by one customer. */
export const walletBuyer =
  (client: Client, goods: Goods): Buy =>
  () =>
    buyOne(client, goods, WALLET);

/** If a product is sold out meanwhile, buys another; the attempt is not counted. */
async function buyOne(client: Client, goods: Goods, provider: number): Promise<number> {
  for (;;) {
    const started = performance.now();
    const line = { ...goods.next(), quantity: 1 };
    if (!(await call(client, "/api/cart/add", line))) continue;
    const slug = (await call(client, "/api/checkout/generate"))?.slug ?? "";
    const couriers = await call(client, "/api/delivery/couriers", {});
    const delivery = doorDeliveryService(couriers?.local_delivery_couriers);
    const fetchPath = `/api/checkout/fetch/${slug}`;
    const address = { address: HOME, country: LITHUANIA, email: "bench@example.com" };
    await call(client, fetchPath, { step: 3, ...address });
    await call(client, fetchPath, { step: 3, shipping: "air", delivery });
    await call(client, fetchPath, { step: 4, payment_id: provider });
    const placed = await call(client, `/api/checkout/pay/${slug}`, { payment_id: provider });
    if (!placed?.reference) throw new Error(`Not placed: ${JSON.stringify(placed)}`);
    return performance.now() - started;
  }
}

async function call(client: Client, path: string, body?: object): Promise<Answer | undefined> {
  const { status, body: text } = await client(path, body);
  if (status < 300) return JSON.parse(text);
  if (status !== 409) throw new Error(`${path} answered ${status}: ${text}`);
  return undefined;
}
