import { sql } from "drizzle-orm";
import type { TestDatabase } from "#database/testing/test-database.ts";
import { startSandbox } from "../../../sandbox/start-sandbox.ts";
import { installTestIndex } from "./install-test-index.ts";
import { freePort, serverStarter } from "./started-server.ts";

const PAUSE_MS = 50;
const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

/** Numbers that look random and are the same for the same seed. */
export function seededRandom(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

type FaultOptions = {
  database: Pick<TestDatabase, "url" | "db">;
  kills: number;
  random: (below: number) => number;
};

/** A server in a process of its own that is killed while it works, as often as was asked, and started again. */
export async function faultyShop({ database, kills, random }: FaultOptions) {
  const sandbox = await startSandbox({ port: 0, shopUrl: "", lateMs: 300, pauseMs: 200 });
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  sandbox.setShopUrl(origin);
  const { start, folder } = serverStarter({ DATABASE_URL: database.url });
  const DATA_DIR = folder();
  await installTestIndex(DATA_DIR, database.url);
  const variables = { ...providerKeys(sandbox), PORT: String(port), DATA_DIR };
  let left = kills;
  let asked = 0;
  let killAt = Number.POSITIVE_INFINITY;
  let server = start(variables);
  let startedAt = new Date();

  async function isUp(): Promise<void> {
    for (;;) {
      const answer = await fetch(`${origin}/status`).catch(() => undefined);
      if (answer?.ok) return;
      await pause();
    }
  }
  const planKill = () => {
    killAt = left > 0 ? asked + 5 + random(20) : Number.POSITIVE_INFINITY;
  };
  async function kill(): Promise<void> {
    left -= 1;
    server.child.kill("SIGKILL");
    await server.ended;
    startedAt = new Date();
    server = start(variables);
    await isUp();
    planKill();
  }

  await isUp();
  planKill();
  return {
    sandbox,
    origin,
    isUp,
    killsLeft: () => left,
    /** Called with every request; some moment after one of them the server dies. */
    note(): void {
      asked += 1;
      if (asked < killAt) return;
      killAt = Number.POSITIVE_INFINITY;
      setTimeout(() => void kill(), random(60));
    },
    /** For those whose attempt to pay died with a former server: while that may still be at it, nobody else is. */
    async aMinutePasses(): Promise<void> {
      await database.db.execute(sql`update checkouts
        set paying_since = paying_since - interval '1 minute' where paying_since < ${startedAt}`);
    },
    async stop(): Promise<void> {
      await sandbox.messenger.idle();
      server.child.kill("SIGTERM");
      await server.ended;
    },
  };
}
export type FaultyShop = Awaited<ReturnType<typeof faultyShop>>;

type Sandbox = Awaited<ReturnType<typeof startSandbox>>;

/** The providers live on while the shop dies, so they are no part of it. */
function providerKeys({ url, keys: { stripe, paypal, paysera } }: Sandbox) {
  return {
    TRUSTED_PROXIES: "127.0.0.1",
    STRIPE_URL: url,
    STRIPE_SCRIPT_URL: `${url}/stripe.js`,
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_PUBLISHABLE_KEY: stripe.publishableKey,
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    PAYPAL_URL: url,
    PAYPAL_CLIENT_ID: paypal.clientId,
    PAYPAL_CLIENT_SECRET: paypal.clientSecret,
    PAYPAL_WEBHOOK_ID: paypal.webhookId,
    PAYSERA_URL: `${url}/paysera`,
    PAYSERA_PUBLIC_KEY_URL: `${url}/paysera/public.key`,
    PAYSERA_PROJECT_ID: paysera.projectId,
    PAYSERA_PASSWORD: paysera.password,
  };
}
