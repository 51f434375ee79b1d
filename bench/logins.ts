import autocannon from "autocannon";
import { DEMO_CUSTOMERS, DEMO_PASSWORD } from "#demo/customers/customers.ts";
import { type ServerProcess, startShop } from "./server-process.ts";
import { PAGES, PORTS } from "./settings.ts";
import { median, percentile } from "./statistics.ts";

const CONNECTIONS = 16;
const ROUNDS = 3;
const SECONDS = 4;
const PAGES_PER_SECOND = 200;
const GROWTH = 2;

type Round = { alone: number; withLogins: number; logins: number };

/** `npm run bench -- --logins`: measures page times while 16 other visitors log in without pause. */
export async function runLogins(): Promise<number> {
  const shop = await startShop(PORTS.cached);
  try {
    await pageP99(shop);
    const rounds: Round[] = [];
    for (let at = 0; at < ROUNDS; at++) rounds.push(await measure(shop));
    const of = (pick: (round: Round) => number) => median(rounds.map(pick));
    const growth = of(({ alone, withLogins }) => withLogins / alone);
    console.log(
      `p99 of a page: ${of(({ alone }) => alone).toFixed(1)} ms alone, ` +
        `${of(({ withLogins }) => withLogins).toFixed(1)} ms beside ` +
        `${of(({ logins }) => logins / SECONDS).toFixed(0)} logins a second; ` +
        `${growth.toFixed(2)} times, at most ${GROWTH}`,
    );
    return growth <= GROWTH ? 0 : 1;
  } finally {
    await shop.stop();
  }
}

async function measure(shop: ServerProcess): Promise<Round> {
  const alone = await pageP99(shop);
  const crowd = logInWithoutPause(shop);
  const withLogins = await pageP99(shop);
  return { alone, withLogins, logins: await crowd.stop() };
}

/** Requests come at a steady pace, like visitors, and not as fast as possible. */
async function pageP99(shop: ServerProcess): Promise<number> {
  const latencies: number[] = [];
  await new Promise<void>((resolve, reject) => {
    const run = autocannon(
      {
        url: shop.origin + PAGES[0].path,
        connections: 4,
        overallRate: PAGES_PER_SECOND,
        duration: SECONDS,
      },
      (error) => (error ? reject(error) : resolve()),
    );
    run.on("response", (_client, _status, _bytes, milliseconds) => latencies.push(milliseconds));
  });
  return percentile(latencies, 0.99);
}

function logInWithoutPause(shop: ServerProcess) {
  const shoppers = DEMO_CUSTOMERS.filter(({ roles }) => roles.length === 0);
  let isOver = false;
  let logins = 0;
  const browsers = Array.from({ length: CONNECTIONS }, async (_, at) => {
    const body = JSON.stringify({
      email: shoppers[at % shoppers.length]?.email,
      password: DEMO_PASSWORD,
    });
    while (!isOver) {
      const answer = await fetch(`${shop.origin}/api/auth/login`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body,
      });
      if (!answer.ok) throw new Error(`A login answered ${answer.status}`);
      await answer.arrayBuffer();
      logins += 1;
    }
  });
  return {
    async stop() {
      isOver = true;
      await Promise.all(browsers);
      return logins;
    },
  };
}
