import {
  type OrderUpdate,
  type OrderUpdateKind,
  type OrderUpdatesAdapter,
  type SendResult,
  worthOf,
} from "#ports/order-updates.ts";

type Item = OrderUpdate["items"][number];

/** Klaviyo's own names, which its reports require exactly. */
const METRICS: Readonly<Record<OrderUpdateKind, string>> = {
  placed: "Placed Order",
  fulfilled: "Fulfilled Order",
  cancelled: "Cancelled Order",
  refunded: "Refunded Order",
};

type SentUpdate = { metric: string; uniqueId: string; value: number; properties: object };

/**
 * Bodies for the Events API, in the order of sending. Of events with the same `unique_id`, metric and profile,
 * Klaviyo keeps the first.
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

/** The same property names as in the browser's events (`klaviyo.ts`), so that Klaviyo recognises the same product. */
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

/** Klaviyo supports each API revision unchanged for two years. */
const REVISION = "2026-04-15";
const TIMEOUT_MS = 10_000;
/** Retrying may help: after the key is corrected, or after a rate limit. */
const LATER = [401, 403, 408, 429];

/**
 * Klaviyo's Events API, one request per event. After a failure events are sent again; Klaviyo recognises them by
 * their id.
 */
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
    // The body is not read, because it may contain the e-mail.
    await answer.body?.cancel();
    if (answer.ok) return { ok: true };
    const problem = `Klaviyo answered ${answer.status}`;
    if (answer.status >= 500 || LATER.includes(answer.status)) throw new Error(problem);
    return { ok: false, problem };
  }

  return {
    async send(news) {
      let told: SendResult = { ok: true };
      // If one event is refused, the others are still sent.
      for (const event of klaviyoEvents(news)) {
        const one = await post(event);
        if (!one.ok) told = one;
      }
      return told;
    },
  };
}
