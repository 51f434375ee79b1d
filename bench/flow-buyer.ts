import { doorDeliveryService, HOME, LITHUANIA } from "#server/testing/door-delivery.ts";
import { httpVisitor } from "#server/testing/http-visitor.ts";

const PAYSERA = 3;

export type Goods = { next: () => { product_id: number; variant_id: number } };
type Answer = {
  slug?: string;
  redirect_url?: string;
  local_delivery_couriers?: { has_pickup_points: boolean; local_delivery_type: number }[];
};

/** Many different ones, since a demo shop has few of each. */
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

let visitors = 0;

/** One purchase by somebody new, in milliseconds. What was sold out meanwhile is not counted: another is bought. */
export async function placeOne(origin: string, goods: Goods): Promise<number> {
  for (;;) {
    const call = browser(origin);
    const started = performance.now();
    const line = { ...goods.next(), quantity: 1 };
    if (!(await call("/api/cart/add", line))) continue;
    const begun = await call("/api/checkout/generate");
    const slug = begun?.slug ?? "";
    const couriers = await call("/api/delivery/couriers", {});
    const delivery = doorDeliveryService(couriers?.local_delivery_couriers);
    const fetchUrl = `/api/checkout/fetch/${slug}`;
    const address = { address: HOME, country: LITHUANIA, email: "bench@example.com" };
    await call(fetchUrl, { step: 3, ...address });
    await call(fetchUrl, { step: 3, shipping: "air", delivery });
    await call(fetchUrl, { step: 4, payment_id: PAYSERA });
    const placed = await call(`/api/checkout/pay/${slug}`, { payment_id: PAYSERA });
    if (!placed?.redirect_url) throw new Error(`Not placed: ${JSON.stringify(placed)}`);
    return performance.now() - started;
  }
}

/** Each from an address of their own, as visitors are. */
function browser(origin: string) {
  visitors += 1;
  const from = `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
  const visitor = httpVisitor(origin, from);
  return async (target: string, body?: object): Promise<Answer | undefined> => {
    const answer = await visitor(target, body);
    const said = (await answer.json()) as Answer;
    return answer.ok ? said : undefined;
  };
}
