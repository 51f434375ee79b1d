import { once } from "node:events";
import { mkdir, writeFile } from "node:fs/promises";
import { Agent, get, type IncomingMessage } from "node:http";
import path from "node:path";
import { expect, test } from "vitest";
import { isFullRun } from "#core/fixtures/full-run.ts";
import { eventually } from "#database/fixtures/eventually.ts";
import { testDatabase } from "#database/fixtures/test-database.ts";
import { installTestIndex } from "./fixtures/install-test-index.ts";
import { freePort, serverStarter, waitForOutput } from "./fixtures/nodes/started-server.ts";
import { temporaryFolder } from "./fixtures/temporary-folder.ts";

const { url, pool } = await testDatabase();
const DATA_DIR = await temporaryFolder();
await installTestIndex(DATA_DIR, url);
const { start } = serverStarter({ DATABASE_URL: url, DATA_DIR });
const NEWEST = "select max(name) as name from migrations";

async function open(variables: Record<string, string> = {}) {
  const port = await freePort();
  const server = start({ PORT: String(port), ...variables });
  await waitForOutput(server, "API  http://localhost");
  const origin = `http://127.0.0.1:${port}`;
  return {
    server,
    port,
    origin,
    statusOf: async (at: string) => (await fetch(origin + at)).status,
  };
}

test("a draining node reports not ready first, serves remaining requests, keeps idle connections and loses none", async () => {
  const former = path.join(DATA_DIR, "assets", "former", "assets");
  await mkdir(former, { recursive: true });
  await writeFile(path.join(former, "home-0ld.js"), "former");
  const METRICS_PORT = String(await freePort());
  const { server, port, origin, statusOf } = await open({
    DRAIN_MS: "1500",
    MIGRATE: "false",
    METRICS_PORT,
    NODE_NAME: "node-7",
    TRUSTED_PROXIES: "127.0.0.1",
  });
  await eventually(async () => expect(await statusOf("/readyz")).toBe(200));
  expect(await statusOf("/livez")).toBe(200);
  expect(await (await fetch(`${origin}/assets/home-0ld.js`)).text()).toBe("former");

  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const over = async (at: string): Promise<IncomingMessage> => {
    const [answer] = (await once(get({ port, path: at, agent }), "response")) as [IncomingMessage];
    answer.resume();
    await once(answer, "end");
    return answer;
  };
  const kept = await over("/en/");
  expect(Number(/timeout=(\d+)/.exec(String(kept.headers["keep-alive"]))?.[1])).toBeGreaterThan(60);

  // The proxy's request id is in the proxy's log, in our log and in the response.
  const headers = { "x-request-id": "proxy-4711-0815" };
  const numbered = await fetch(`${origin}/en/`, { headers });
  expect(numbered.headers.get("x-request-id")).toBe("proxy-4711-0815");
  await waitForOutput(server, '"id":"proxy-4711-0815"');
  expect(server.output()).toContain('"node":"node-7"');

  const lines = [
    /^cartage_request_seconds_count\{kind="cached_page",status="2xx"\} [1-9]/m,
    /^cartage_request_seconds_count\{kind="file",status="2xx"\} 1$/m,
    /^cartage_page_cache_total\{outcome="miss"\} [1-9]/m,
    /^cartage_statement_seconds_count [1-9]/m,
    /^cartage_jobs_waiting\{job="send-mail"\} \d+$/m,
    /^cartage_holds \d+$/m,
    /^# TYPE cartage_payments_open gauge$/m,
    /^cartage_database_connections\{state="idle"\} \d+$/m,
    /^nodejs_eventloop_lag_p99_seconds /m,
  ];
  // A page is compressed in the background after its first response, and cached from then on.
  await eventually(async () => {
    await over("/en/");
    const metrics = await (await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)).text();
    expect(lines.filter((line) => !line.test(metrics)).map(String)).toEqual([]);
  });
  expect(await statusOf("/metrics")).not.toBe(200);

  server.child.kill("SIGTERM");
  await waitForOutput(server, "stopping");
  expect(await statusOf("/readyz")).toBe(503);
  expect(await statusOf("/livez")).toBe(200);
  // A connection that a load balancer keeps open gets one more response, which tells it to close.
  const last = await over("/en/");
  expect([last.statusCode, last.headers.connection]).toEqual([200, "close"]);
  // Until the server stops listening, no request is refused.
  let refused = 0;
  let served = 0;
  while (server.child.exitCode === null && refused === 0) {
    const status = await statusOf("/en/").catch(() => "refused");
    if (status === 200) served += 1;
    else refused += 1;
  }
  expect(served).toBeGreaterThan(10);
  expect(await server.ended).toBe(0);
  agent.destroy();
});

test.runIf(isFullRun)(
  "a start without migrations refuses an older schema and accepts a newer one",
  async () => {
    const newest = (await pool.query<{ name: string }>(NEWEST)).rows[0]?.name ?? "";
    const row = await pool.query("delete from migrations where name = $1 returning *", [newest]);
    const old = start({ PORT: "0", MIGRATE: "false" });
    expect(await old.ended).toBe(1);
    expect(old.output()).toBe(
      `The database has not got 1 of this version's migrations (from ${newest}). Run \`npm run migrate\` first, or leave MIGRATE to the start.\n`,
    );
    await pool.query("insert into migrations values ($1, $2, $3, $4)", Object.values(row.rows[0]));

    await pool.query("insert into migrations values ('9999-of-tomorrow.sql', 'x', now(), null)");
    const { server, statusOf } = await open();
    await eventually(async () => expect(await statusOf("/readyz")).toBe(200));
    server.child.kill("SIGTERM");
    expect(await server.ended).toBe(0);
  },
);
