import { doorDeliveryService, HOME, LITHUANIA } from "./door-delivery.ts";
import type { FaultyShop } from "./faulty-shop.fixture.ts";
import { httpVisitor } from "./http-visitor.ts";

const [STRIPE, PAYPAL] = [1, 2];

export type Wares = { product_id: number; variant_id: number };

/** A guest who goes on where the shop died under them, until their order is paid; answers with its checkout. */
export async function buyStubbornly(
  shop: FaultyShop,
  { at, wares, random }: { at: number; wares: Wares; random: (below: number) => number },
): Promise<string> {
  const call = stubbornCalls(shop, at);
  await call("/api/cart/add", { ...wares, quantity: 1 });
  const { slug = "" } = await call("/api/checkout/generate");
  const { local_delivery_couriers: couriers = [] } = await call("/api/delivery/couriers", {});
  const delivery = doorDeliveryService(couriers);
  const choices = { shipping: "air", delivery, address: HOME, country: LITHUANIA };
  await call(`/api/checkout/fetch/${slug}`, {
    ...choices,
    email: `buyer-${at}@example.com`,
    step: 4,
  });
  const payment_id = random(2) === 0 ? STRIPE : PAYPAL;
  for (;;) {
    const token = payment_id === STRIPE ? { stripe_token: await cardToken(shop) } : {};
    const paid = await call(`/api/checkout/pay/${slug}`, { payment_id, ...token });
    if (paid.paid) return slug;
    if (paid.redirect_url) await press(paid.redirect_url, random);
    if (paid.reference && (await isSettled(call, paid.reference))) return slug;
    // The attempt that died with the shop is still thought to be under way.
    await shop.aMinutePasses();
    await pause();
  }
}

type Answer = {
  slug?: string;
  paid?: boolean;
  reference?: string;
  redirect_url?: string;
  payment_status?: string;
  local_delivery_couriers?: { has_pickup_points: boolean; local_delivery_type: number }[];
};
type Call = (target: string, body?: object) => Promise<Answer>;

const PAUSE_MS = 500;
const PATIENCE = 20;
const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

/** As the page of the result asks; whoever loses patience pays anew, and one of the two goes back. */
async function isSettled(call: Call, reference: string): Promise<boolean> {
  for (let time = 0; time < PATIENCE; time += 1) {
    const { payment_status = "" } = await call(`/api/payments/${reference}`);
    if (payment_status !== "created" && payment_status !== "pending") {
      return payment_status !== "failed" && payment_status !== "cancelled";
    }
    await pause();
  }
  return false;
}

/** Whoever gets no answer asks anew, and with a new key: as somebody who loads the page again. */
function stubbornCalls(shop: FaultyShop, at: number): Call {
  const visitor = httpVisitor(shop.origin, `10.${Math.floor(at / 250)}.7.${at % 250}`);
  const ask = async (target: string, body?: object): Promise<Answer | undefined> => {
    const answer = await visitor(target, body);
    return answer.status < 500 ? ((await answer.json()) as Answer) : undefined;
  };
  return async (target, body) => {
    for (;;) {
      shop.note();
      const answer = await ask(target, body).catch(() => undefined);
      if (answer) return answer;
      await shop.isUp();
    }
  };
}

async function cardToken({ sandbox }: FaultyShop): Promise<string> {
  const answer = await fetch(`${sandbox.url}/stripe/tokens`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ number: "4242424242424242", delivery: "once" }),
  });
  return ((await answer.json()) as { id: string }).id;
}

/** Pays on the provider's page; whether the shop is told is a matter of luck. */
async function press(address: string, random: (below: number) => number): Promise<void> {
  const delivery = ["once", "late", "repeated", "never"][random(4)] ?? "once";
  const body = new URLSearchParams({ outcome: "pay", delivery });
  await fetch(address, { method: "POST", redirect: "manual", body });
}
