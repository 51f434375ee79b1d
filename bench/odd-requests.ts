import { DEMO_CUSTOMERS } from "#demo/customers/customers.ts";
import { LARGE_ADDRESSES } from "#features/catalogue/server/fixtures/large-addresses.ts";
import { openShopInMemory } from "./shop-in-memory.ts";
import { median } from "./statistics.ts";

const PLAIN = "/en/marketplace";
/** The most that a listing with a large address may cost, compared with a plain one. */
const MOST_TIMES_PLAIN = 5;
const TRIES = 5;
/** How far the times for a known and an unknown e-mail may differ: whoever guesses must not learn which exist. */
const MOST_TIMES_OTHER = 1.5;
const LOGINS = 15;

type Shop = Awaited<ReturnType<typeof openShopInMemory>>;

/** `npm run bench -- --odd-requests`: measures listings with addresses of 8 kB, and refused logins. */
export async function runOddRequests(): Promise<number> {
  const shop = await openShopInMemory({ PAGE_CACHE: "false" });
  try {
    const areListingsCheap = await compareListings(shop);
    const areLoginsAlike = await compareLogins(shop);
    return areListingsCheap && areLoginsAlike ? 0 : 1;
  } finally {
    await shop.close();
  }
}

/** Each beside a plain listing asked just before, as a ratio of the processor time of this process. */
async function compareListings(shop: Shop): Promise<boolean> {
  await cpuOf(shop, PLAIN);
  const rows: { address: string; times: number }[] = [];
  for (const address of LARGE_ADDRESSES) {
    const ratios: number[] = [];
    for (let at = 0; at < TRIES; at += 1) {
      const plain = await cpuOf(shop, PLAIN);
      ratios.push((await cpuOf(shop, address)) / plain);
    }
    rows.push({ address, times: median(ratios) });
  }
  const [worst] = rows.toSorted((one, other) => other.times - one.times);
  if (!worst) throw new Error("There are no large addresses");
  console.log(
    `a listing with an address of 8 kB costs at most ${worst.times.toFixed(1)} times a plain one ` +
      `(${worst.address.slice(0, 50)}…); aim: ${MOST_TIMES_PLAIN}`,
  );
  return worst.times <= MOST_TIMES_PLAIN;
}

async function cpuOf({ ask }: Shop, address: string): Promise<number> {
  const before = process.cpuUsage();
  const response = await ask(address);
  await response.arrayBuffer();
  const { user, system } = process.cpuUsage(before);
  if (response.status !== 200) throw new Error(`${address} answered ${response.status}`);
  return user + system;
}

async function compareLogins({ services }: Shop): Promise<boolean> {
  const [known] = DEMO_CUSTOMERS;
  const site = services.sites.registry.byHost("localhost");
  const timed = async (email: string, at: number) => {
    const visit = { site, language: "en", visitor: `192.0.2.${at}`, isLocal: true };
    const began = performance.now();
    await services.account.logIn({ ...visit, email, password: "not the password" });
    return performance.now() - began;
  };
  const times = { known: [] as number[], unknown: [] as number[] };
  // Each pair in turn, so that a busy moment of the machine affects both. The first is a warm-up.
  for (let at = 0; at <= LOGINS; at += 1) {
    const pair = [await timed(known?.email ?? "", at), await timed(`nobody-${at}@example.com`, at)];
    if (at === 0) continue;
    times.known.push(pair[0] ?? 0);
    times.unknown.push(pair[1] ?? 0);
  }
  const [one, other] = [median(times.known), median(times.unknown)];
  const growth = Math.max(one, other) / Math.min(one, other);
  console.log(
    `a refused login takes ${one.toFixed(1)} ms for a known e-mail and ${other.toFixed(1)} ms for an unknown one: ` +
      `${growth.toFixed(2)} times; aim: ${MOST_TIMES_OTHER}`,
  );
  return growth <= MOST_TIMES_OTHER;
}
