import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { isFullRun } from "#core/fixtures/full-run.ts";
import { eventually } from "#database/fixtures/eventually.ts";
import { testDatabase } from "#database/fixtures/test-database.ts";
import { seedTestGoods } from "#features/catalogue/server/fixtures/seed-test-goods.ts";
import { runStaffCommand } from "./commands/staff-command.ts";
import { httpVisitor } from "./fixtures/nodes/http-visitor.ts";
import { freePort, serverStarter, waitForOutput } from "./fixtures/nodes/started-server.ts";

const { url, db } = await testDatabase();
await seedTestGoods(db);
const SEARCH_SECRET = "a-secret-of-these-tests";
const { start, folder } = serverStarter({ DATABASE_URL: url, LOG_LEVEL: "error", SEARCH_SECRET });

const KEY = "default-en-products";

async function open(words: string, variables: Record<string, string>) {
  const port = await freePort();
  await waitForOutput(start({ PORT: String(port), DATA_DIR: folder(), ...variables }), words);
  return { origin: `http://127.0.0.1:${port}` };
}

async function query(origin: string, body: object) {
  const response = await fetch(`${origin}/api/lupa/query/${KEY}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ searchText: "", limit: 20, ...body }),
  });
  expect(response.status).toBe(200);
  const { items, total, facets } = await response.json();
  return { ids: items.map(({ id }: { id: number }) => id), total, facets };
}

const isReady = async (origin: string) => (await fetch(`${origin}/status`)).status === 200;

/** Several processes start at the same time, which takes a minute on a busy machine. */
const STARTING = { timeout: 120_000, interval: 200 };
const LONGEST = 300_000;

const becomes = (isTrue: () => Promise<boolean>) =>
  eventually(async () => expect(await isTrue()).toBe(true), STARTING);

async function openTogether() {
  const search = await open("at work: search", { ROLE: "search" });
  await becomes(() => isReady(search.origin));
  const web = await open("API  http://localhost", {
    ROLE: "web,worker",
    SEARCH_URL: `${search.origin}/api/lupa/`,
    SEARCH_TIMEOUT_MS: "30000",
  });
  return { search, web };
}

/** Measures how long after publishing each node shows the article; without the change feed, pages stay for minutes. */
async function publishArticle(at: string, nodes: readonly string[]): Promise<number[]> {
  const visit = httpVisitor(at, "127.0.0.1");
  const call = async (target: string, input: object) => {
    const answer = await visit(target, input);
    expect([target, answer.status]).toEqual([target, 200]);
    return answer.json();
  };
  const email = `${randomUUID()}@example.com`;
  const staff = { db, reportSecurityEvent: async () => {} };
  const printed = await runStaffCommand(staff, ["add", email, "--role", "content"]);
  await call("/api/office/login", { email, password: /: (\S+)$/.exec(printed)?.[1] });
  await call("/api/office/password", { password: "a password of my own" });
  const of = { id: "pages.warranty.all", language: "en" };
  const words = `Published ${randomUUID()}`;
  const { article } = await call("/api/staff/articles/show", of);
  const seen = { markdown: article.text.markdown };
  await call("/api/staff/articles/draft", { ...of, seen, changes: { markdown: words } });
  const { article: saved } = await call("/api/staff/articles/show", of);
  const [english] = saved.languages.filter(({ language }: typeof of) => language === "en");
  for (const node of nodes) await (await fetch(`${node}/en/warranty`)).text();
  await call("/api/staff/articles/publish", { ...of, seen_draft: english.draft.changed_at });
  const answeredAt = performance.now();
  return Promise.all(
    nodes.map(async (node) => {
      await eventually(async () =>
        expect(await (await fetch(`${node}/en/warranty`)).text()).toContain(words),
      );
      return performance.now() - answeredAt;
    }),
  );
}

test(
  "a search node with a web node answers like a single node",
  async () => {
    const [{ search, web }, alone] = await Promise.all([
      openTogether(),
      open("API  http://localhost", {}),
    ]);
    for (const body of [
      {},
      { searchText: "runner" },
      { filters: { manufacturer: ["Swift"], current_price: { gte: 20 } } },
      { sort: [{ current_price: "desc" }], offset: 20 },
      { searchText: "runer sheo" },
    ]) {
      expect(await query(web.origin, body)).toEqual(await query(alone.origin, body));
    }
    const pages = await Promise.all(
      [web, alone].map(async ({ origin }) => (await fetch(`${origin}/en/c/footwear`)).text()),
    );
    const slugs = pages.map((html) => html.match(/test-shoe-\d+/g));
    expect(slugs[0]?.length).toBeGreaterThan(48);
    expect(slugs[0]).toEqual(slugs[1]);

    const published = await publishArticle(web.origin, [web.origin, alone.origin]);
    process.stdout.write(`published on two nodes after ${published.map(Math.round)} ms\n`);

    // The search node serves no visitors.
    expect((await fetch(`${search.origin}/en/`)).status).toBe(404);
    expect((await fetch(`${search.origin}/api/store-config`, { method: "POST" })).status).toBe(404);

    // The search node refuses changes sent without the right secret.
    const tell = async (authorization: string) => {
      const headers = { "content-type": "application/json", authorization };
      const request = { method: "POST", headers, body: JSON.stringify({ tags: ["products"] }) };
      return (await fetch(`${search.origin}/api/lupa/changes`, request)).status;
    };
    expect(await tell("")).toBe(401);
    expect(await tell("Bearer another-secret-of-nobody")).toBe(401);
    expect(await tell(`Bearer ${SEARCH_SECRET}`)).toBe(200);

    // A change reaches the web node through the search node.
    await db.execute("delete from products where slug = 'test-shoe-7'");
    await becomes(async () => (await query(web.origin, {})).total === 59);
  },
  LONGEST,
);

test.runIf(isFullRun)(
  "a web node answers 503 without its search node, and recovers",
  async () => {
    const port = await freePort();
    const variables = { ROLE: "search", PORT: String(port), DATA_DIR: folder() };
    const web = await open("API  http://localhost", {
      ROLE: "web",
      SEARCH_URL: `http://127.0.0.1:${port}/api/lupa/`,
    });
    const ask = async () => (await fetch(`${web.origin}/api/lupa/query/${KEY}`)).status;
    expect(await ask()).toBe(503);
    expect(await isReady(web.origin)).toBe(true);
    await waitForOutput(start(variables), "at work: search");
    await becomes(async () => (await ask()) === 200);
  },
  LONGEST,
);

test.runIf(isFullRun)(
  "a worker node serves only its status",
  async () => {
    const worker = await open("at work: worker", { ROLE: "worker" });
    expect(await isReady(worker.origin)).toBe(true);
    expect((await fetch(`${worker.origin}/api/lupa/query/${KEY}`)).status).toBe(404);
  },
  LONGEST,
);
