import { expect, test } from "vitest";
import { isFullRun } from "#core/fixtures/full-run.ts";
import { eventually } from "#database/fixtures/eventually.ts";
import { testDatabase } from "#database/fixtures/test-database.ts";
import { seedTestGoods } from "#features/catalogue/server/fixtures/seed-test-goods.ts";
import { freePort, serverStarter, waitForOutput } from "./fixtures/nodes/started-server.ts";

const { url, db } = await testDatabase();
await seedTestGoods(db);
const { start, folder } = serverStarter({
  DATABASE_URL: url,
  LOG_LEVEL: "warn",
  SEARCH_SECRET: "a-secret-of-these-tests",
});

const MOST_MS = 300;
const STARTING = { timeout: 120_000, interval: 200 };

async function open(words: string, variables: Record<string, string>) {
  const port = await freePort();
  const started = start({ PORT: String(port), DATA_DIR: folder(), ...variables });
  await waitForOutput(started, words);
  return { ...started, host: `127.0.0.1:${port}`, origin: `http://127.0.0.1:${port}` };
}

async function openSearchNode() {
  const node = await open("at work: search", { ROLE: "search" });
  const readyz = async () => (await fetch(`${node.origin}/readyz`)).status;
  await eventually(async () => expect(await readyz()).toBe(200), STARTING);
  return node;
}

async function openShop() {
  const [a, b] = await Promise.all([openSearchNode(), openSearchNode()]);
  const metricsPort = String(await freePort());
  const web = await open("API  http://localhost", {
    ROLE: "web",
    SEARCH_URL: `${a.origin}/api/lupa/,${b.origin}/api/lupa/`,
    METRICS_PORT: metricsPort,
    METRICS_HOST: "127.0.0.1",
    PAGE_CACHE: "false",
  });
  const metrics = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const becomes = (node: { host: string }, isUp: 0 | 1) =>
    eventually(async () => {
      expect(await metrics()).toContain(`cartage_search_node_up{node="${node.host}"} ${isUp}`);
    }, STARTING);
  return { a, b, web, becomes };
}

type Answered = { status: number; ms: number; isPage: boolean };

/** The words change with each question, so that no answer can be cached. */
const ask = (origin: string, at: number) =>
  timed(false, () => fetch(origin + QUERY, post({ searchText: `runner ${at}`, limit: 20 })));

const visit = (origin: string, at: number) =>
  at % 8 === 0
    ? timed(true, () => fetch(`${origin}/en/c/footwear?page=${1 + (at % 3)}`))
    : ask(origin, at);

async function timed(isPage: boolean, send: () => Promise<Response>): Promise<Answered> {
  const began = performance.now();
  const response = await send();
  await response.arrayBuffer();
  return { status: response.status, ms: performance.now() - began, isPage };
}

const QUERY = "/api/lupa/query/default-en-products";
const post = (body: object) => ({
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify(body),
});

async function countGoods(origin: string): Promise<number> {
  const response = await fetch(origin + QUERY, post({ searchText: "", limit: 1 }));
  return (await response.json()).total;
}

/** The 99th percentile of the response times. */
function p99Of(answers: readonly Answered[]): number {
  const times = answers.map(({ ms }) => ms).sort((one, other) => one - other);
  return times[Math.floor(times.length * 0.99)] ?? 0;
}

/**
 * Three visitors ask one question after another, and a quarter of the way the fault happens. Meanwhile a control asks
 * the healthy node, and the shop for a page without search: on a busy machine these get slow too.
 */
async function visitDuring(
  origin: string,
  { count, well, fault }: { count: number; well: { origin: string }; fault: () => void },
) {
  const answers: Answered[] = [];
  const ofNode: Answered[] = [];
  const ofShop: Answered[] = [];
  let at = 0;
  const controller = async () => {
    while (at < count) {
      ofNode.push(await ask(well.origin, at));
      ofShop.push(await timed(false, () => fetch(`${origin}/livez`)));
    }
  };
  const visitor = async () => {
    while (at < count) {
      at += 1;
      if (at === Math.floor(count / 4)) fault();
      answers.push(await visit(origin, at));
    }
  };
  await Promise.all([visitor(), visitor(), visitor(), controller()]);
  const failed = answers.filter(({ status }) => status !== 200).map(({ status }) => status);
  // Page renders are left out, because they take longer than questions; a node fault shows in the questions.
  const questions = answers.filter(({ isPage }) => !isPage);
  const longest = Math.max(...answers.map(({ ms }) => ms));
  return { failed, p99: p99Of(questions), control: p99Of(ofNode) + p99Of(ofShop), longest };
}

test.runIf(isFullRun)(
  "queries are answered in time while one of two search nodes hangs or the other is dead",
  async () => {
    const { a, b, web, becomes } = await openShop();
    const before = await visitDuring(web.origin, { count: 200, well: b, fault: () => {} });

    const freeze = () => a.child.kill("SIGSTOP");
    const whileFrozen = await visitDuring(web.origin, { count: 400, well: b, fault: freeze });
    await becomes(a, 0);
    // Changed while the node was frozen, so an answer from its index would be outdated.
    await db.execute("delete from products where slug = 'test-shoe-7'");
    await eventually(async () => expect(await countGoods(web.origin)).toBe(59), STARTING);
    a.child.kill("SIGCONT");
    await becomes(a, 1);
    for (let at = 0; at < 20; at += 1) expect(await countGoods(web.origin)).toBe(59);

    const kill = () => b.child.kill("SIGKILL");
    const afterDeath = await visitDuring(web.origin, { count: 400, well: a, fault: kill });
    await becomes(b, 0);

    const after = await visitDuring(web.origin, { count: 200, well: a, fault: () => {} });

    const measured = { before, whileFrozen, afterDeath, after };
    for (const [what, { failed, p99, control, longest }] of Object.entries(measured)) {
      const told = [p99, control, longest].map(Math.round);
      process.stdout.write(
        `${what}: p99 ${told[0]} ms, of what is well ${told[1]} ms, longest ${told[2]} ms\n`,
      );
      expect([what, failed]).toEqual([what, []]);
    }
    const healthy = Math.max(before.p99, after.p99);
    for (const { p99, control } of [whileFrozen, afterDeath]) {
      expect(p99).toBeLessThan(MOST_MS + 2 * Math.max(healthy, control));
    }
  },
  300_000,
);
