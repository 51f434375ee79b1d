import {
  type OrderUpdate,
  type OrderUpdateKind,
  type OrderUpdatesAdapter,
  type SendResult,
  worthOf,
} from "#ports/order-updates.ts";

type Item = OrderUpdate["items"][number];

/** Klaviyo's own names: its reports look for exactly these. */
const METRICS: Readonly<Record<OrderUpdateKind, string>> = {
  placed: "Placed Order",
  fulfilled: "Fulfilled Order",
  cancelled: "Cancelled Order",
  refunded: "Refunded Order",
};

type SentUpdate = { metric: string; uniqueId: string; value: number; properties: object };

/**
 * Bodies for the Events API, in the order in which they are told. Of those with the same `unique_id`,
 * metric and profile Klaviyo keeps the first.
 */
export function klaviyoEvents(news: OrderUpdate) {
  const { kind, number, total, items } = news;
  const whole: SentUpdate = {
    metric: METRICS[kind],
    uniqueId: number,
    value: total,
    properties: {
      OrderId: number,
      ItemNames: items.map(({ name }) => name),
      Items: items.map(describeItem),
    },
  };
  const parts = kind === "placed" ? items.map((item, at) => orderedProduct(number, item, at)) : [];
  return [whole, ...parts].map((told) => bodyOf(news, told));
}

const orderedProduct = (number: string, item: Item, at: number): SentUpdate => ({
  metric: "Ordered Product",
  uniqueId: `${number}-${at + 1}`,
  value: worthOf([item]),
  properties: { OrderId: number, ...describeItem(item) },
});

/** The same names as in the browser's events (`klaviyo.ts`), by which a thing is known again. */
function describeItem(item: Item) {
  const { id, sku, name, variant, quantity, price, url, image } = item;
  return {
    ProductID: id,
    SKU: sku,
    ProductName: name,
    VariantName: variant,
    Quantity: quantity,
    ItemPrice: price,
    RowTotal: worthOf([item]),
    ProductURL: url,
    ImageURL: image,
  };
}

function bodyOf({ at, email, currency }: OrderUpdate, told: SentUpdate) {
  return {
    data: {
      type: "event",
      attributes: {
        unique_id: told.uniqueId,
        time: at.toISOString(),
        value: told.value,
        value_currency: currency,
        properties: told.properties,
        metric: { data: { type: "metric", attributes: { name: told.metric } } },
        profile: { data: { type: "profile", attributes: { email } } },
      },
    },
  };
}

type KlaviyoSettings = { url: string; privateKey: string; timeoutMs?: number };

/** Each is answered in the same way for two years. */
const REVISION = "2026-04-15";
const TIMEOUT_MS = 10_000;
/** It may be taken later: once the key is put right, or when we were too many. */
const LATER = [401, 403, 408, 429];

/** Klaviyo's Events API, one call for each event. What is told again after a failure is known by its id. */
export function createKlaviyoOrderUpdates(settings: KlaviyoSettings): OrderUpdatesAdapter {
  const { url, privateKey, timeoutMs = TIMEOUT_MS } = settings;

  async function post(event: object): Promise<SendResult> {
    const answer = await fetch(`${url}/api/events`, {
      method: "POST",
      headers: {
        authorization: `Klaviyo-API-Key ${privateKey}`,
        revision: REVISION,
        "content-type": "application/vnd.api+json",
        accept: "application/vnd.api+json",
      },
      body: JSON.stringify(event),
      signal: AbortSignal.timeout(timeoutMs),
    });
    // What it says besides may have the e-mail in it.
    await answer.body?.cancel();
    if (answer.ok) return { ok: true };
    const problem = `Klaviyo answered ${answer.status}`;
    if (answer.status >= 500 || LATER.includes(answer.status)) throw new Error(problem);
    return { ok: false, problem };
  }

  return {
    async send(news) {
      let told: SendResult = { ok: true };
      // The others may be taken all the same.
      for (const event of klaviyoEvents(news)) {
        const one = await post(event);
        if (!one.ok) told = one;
      }
      return told;
    },
  };
}
