import { type Client, openClient } from "../flow/http-client.ts";
import { percentile } from "../statistics.ts";

export type MeasuredPrices = {
  /** Saving the price of one of 500 variants, by the server's clock. */
  saveP95: number;
  /** Time from the response until a visitor's page shows the price. */
  shownP95: number;
};

const ROUNDS = 20;
const PAGE = "/en/p/bench-many-variants-1";
const GIVE_UP_MS = 5000;

/** Saves a price repeatedly; each time requests a visitor's page until it shows the price. */
export async function measurePrices(
  call: Client,
  origin: string,
  id: number,
): Promise<MeasuredPrices> {
  const visitor = openClient(origin);
  const saved: number[] = [];
  const shown: number[] = [];
  let seen = await priceOf(call, id);
  for (let round = 0; round < ROUNDS; round += 1) {
    const price = 100 + ((Math.round(seen) + 1) % 800) + 0.37;
    const answer = await call("/api/staff/variants/edit", {
      id,
      seen: { price: seen },
      changes: { price },
    });
    if (answer.status !== 200) throw new Error(answer.body);
    saved.push(Number(/dur=([\d.]+)/.exec(answer.serverTiming)?.[1]));
    shown.push(await untilShown(visitor, price));
    seen = price;
  }
  return { saveP95: percentile(saved, 0.95), shownP95: percentile(shown, 0.95) };
}

async function priceOf(call: Client, id: number): Promise<number> {
  const { body } = await call("/api/staff/grid/list", { query: "Many variants" });
  const { rows } = JSON.parse(body) as { rows: { id: number; price: number }[] };
  const row = rows.find((one) => one.id === id);
  if (!row) throw new Error(`No variant ${id}: ${body.slice(0, 200)}`);
  return row.price;
}

/** A page contains the price as text, or in cents within its data. */
async function untilShown(visitor: Client, price: number): Promise<number> {
  const begun = performance.now();
  const texts = [price.toFixed(2), String(Math.round(price * 100))];
  while (performance.now() - begun < GIVE_UP_MS) {
    const { body } = await visitor(PAGE);
    if (texts.some((text) => body.includes(text))) return performance.now() - begun;
  }
  return GIVE_UP_MS;
}
