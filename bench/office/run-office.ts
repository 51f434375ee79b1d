import os from "node:os";
import { utcDay } from "#core/dates.ts";
import { DEMO_PASSWORD } from "#demo/customers/customers.ts";
import { DEMO_CODE } from "#features/staff/domain/office-login.ts";
import { saveResults } from "../document.ts";
import { type Client, openClient } from "../flow/http-client.ts";
import { startShop } from "../server-process.ts";
import { OFFICE_DATA_DIR, PORTS } from "../settings.ts";
import { median, percentile } from "../statistics.ts";
import { fillOffice } from "./fill-office.ts";
import { type List, officeLists } from "./lists.ts";
import { measureGrid } from "./measure-grid.ts";
import { measurePrices } from "./measure-prices.ts";
import { type MeasuredList, type OfficeResults, slowestOf } from "./office-report.ts";

const ROUNDS = 40;
const FAR_PAGES = 40;

/**
 * `npm run bench -- --office [--only=words]`: staff's lists over a million orders and products, by the server clock.
 */
export async function runOffice(): Promise<number> {
  const variables = { DATA_DIR: OFFICE_DATA_DIR };
  // The first start creates the database.
  await (await startShop(PORTS.cached, variables)).stop();
  const known = await fillOffice();
  const shop = await startShop(PORTS.cached, variables);
  try {
    const call = openClient(shop.origin);
    await call("/api/office/login", { email: "owner@cartage.example", password: DEMO_PASSWORD });
    const entered = await call("/api/office/prove/code", { code: DEMO_CODE });
    if (entered.status !== 200) throw new Error(`Not logged in: ${entered.body}`);
    const only = process.argv.find((one) => one.startsWith("--only="))?.slice("--only=".length);
    const lists: MeasuredList[] = [];
    for (const list of officeLists(known).filter(({ name }) => name.includes(only ?? ""))) {
      lists.push(await measureList(call, list));
    }
    const prices = await measurePrices(call, shop.origin, known.variant);
    const results: OfficeResults = {
      date: utcDay(new Date()),
      cores: os.availableParallelism(),
      load: os.loadavg()[0] ?? 0,
      lists,
      prices,
      grid: await measureGrid(call),
    };
    if (only === undefined) saveResults("office", results);
    console.log(slowestOf(results));
    return slowestOf(results).isMet ? 0 : 1;
  } finally {
    await shop.stop();
  }
}

async function measureList(call: Client, list: List): Promise<MeasuredList> {
  const near: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) near.push((await askList(call, list)).ms);
  const far = await measureFarPages(call, list);
  const measured = {
    name: list.name,
    p50: median(near),
    p95: percentile(near, 0.95),
    farP95: far.length > 0 ? percentile(far, 0.95) : null,
  };
  console.log(
    `${list.name}: ${measured.p50.toFixed(1)} ms, p95 ${measured.p95.toFixed(1)} ms, far pages ${measured.farP95?.toFixed(1) ?? "–"} ms`,
  );
  return measured;
}

type Page = { next?: string | number | null; has_more?: boolean; rows?: { id: number }[] };

async function askList(call: Client, { path, body }: List) {
  const answer = await call(path, body);
  if (answer.status !== 200) throw new Error(`${path}: ${answer.body}`);
  const { next = null, has_more: hasMore, rows } = JSON.parse(answer.body) as Page;
  const last = hasMore ? (rows?.at(-1)?.id ?? null) : null;
  return { next: next ?? last, ms: Number(/dur=([\d.]+)/.exec(answer.serverTiming)?.[1]) };
}

/** Loads page after page, like a person who scrolls on. */
async function measureFarPages(call: Client, list: List): Promise<number[]> {
  const isBefore = /\/(mails|audit)\//.test(list.path);
  const times: number[] = [];
  let after: string | number | null = null;
  for (let page = 0; page < FAR_PAGES; page += 1) {
    const cursor: Record<string, unknown> =
      after === null ? {} : { [isBefore ? "before" : "after"]: after };
    const { next, ms } = await askList(call, { ...list, body: { ...list.body, ...cursor } });
    if (after !== null) times.push(ms);
    if (next === null) break;
    after = next;
  }
  return times;
}
