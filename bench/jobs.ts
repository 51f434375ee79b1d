import { setTimeout as wait } from "node:timers/promises";
import { inTransaction } from "#database/transaction.ts";
import { type Arrival, openMailServer } from "./mail-server.ts";
import { openShopInMemory } from "./shop-in-memory.ts";

const MAILS = 5000;
const MOST_SECONDS = 60;
const MOST_URGENT_SECONDS = 5;
const AT_ONCE = 100;

type Shop = Awaited<ReturnType<typeof openShopInMemory>>;

/** `npm run bench -- --jobs`: measures how long queued mail takes to be sent, and an urgent mail behind it. */
export async function runJobs(): Promise<number> {
  const server = await openMailServer();
  const shop = await openShopInMemory({ SMTP_URL: server.url, SMTP_REQUIRE_TLS: "false" });
  try {
    await dropWaiting(shop);
    for (let sent = 0; sent < MAILS; sent += AT_ONCE) await post(shop, "news", AT_ONCE);
    const started = performance.now();
    await shop.services.startWork();
    await post(shop, "reset", 1, true);
    const isThere = () => server.arrivals.length > MAILS;
    while (!isThere() && performance.now() - started < 10 * MOST_SECONDS * 1000) await wait(50);
    return report(server.arrivals, started);
  } finally {
    await shop.close();
    await server.close();
  }
}

/** Deletes mail left by a previous run. */
async function dropWaiting({ services }: Shop): Promise<void> {
  await services.jobs.open();
  const { pool } = services.database;
  await pool.query("delete from pgboss.job where name = 'send-mail'");
  await pool.query("delete from mails where sent_at is null");
}

async function post({ services }: Shop, kind: string, count: number, isUrgent = false) {
  const site = services.sites.registry.byHost("localhost");
  const write = () => ({ subject: kind, title: kind, paragraphs: [kind] });
  await inTransaction(services.db, async (tx) => {
    for (let at = 0; at < count; at++) {
      const mail = { site, to: `${kind}-${at}@example.com`, language: "en", kind, write };
      await services.mail.postMail(tx, { ...mail, isUrgent });
    }
  });
}

function report(arrivals: readonly Arrival[], started: number): number {
  const secondsOf = ({ at }: Arrival) => (at - started) / 1000;
  const last = Math.max(...arrivals.map(secondsOf));
  const urgent = arrivals.find(({ subject }) => subject === "reset");
  const copies = arrivals.length - new Set(arrivals.map(({ messageId }) => messageId)).size;
  const urgentSeconds = urgent ? secondsOf(urgent) : Number.POSITIVE_INFINITY;
  console.log(
    `mail: ${arrivals.length} of ${MAILS + 1} left in ${last.toFixed(1)} s (aim: ${MOST_SECONDS} s), ` +
      `${copies} of them twice; the one that somebody waits for in ${urgentSeconds.toFixed(1)} s (aim: ${MOST_URGENT_SECONDS} s)`,
  );
  const isAll = arrivals.length === MAILS + 1 && copies === 0;
  return isAll && last <= MOST_SECONDS && urgentSeconds <= MOST_URGENT_SECONDS ? 0 : 1;
}
