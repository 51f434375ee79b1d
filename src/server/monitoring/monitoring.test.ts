import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { parseDsn } from "#core/monitoring/dsn.ts";
import { createLogger } from "../logger.ts";
import { createReportLimit } from "./monitoring.api.ts";
import { createCollector, createMonitoring } from "./monitoring.ts";

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

type Take = (request: IncomingMessage, response: ServerResponse, body: string) => void;

/** A collector on this machine. */
async function collectorThat(take: Take): Promise<string> {
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => {
      body += chunk;
    });
    request.on("end", () => take(request, response, body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://key@127.0.0.1:${(server.address() as AddressInfo).port}/7`;
}

async function takingCollector() {
  const taken: { url: string | undefined; auth: unknown; body: string }[] = [];
  const dsn = await collectorThat((request, response, body) => {
    taken.push({ url: request.url, auth: request.headers["x-sentry-auth"], body });
    response.end("{}");
  });
  return { dsn, taken };
}

const always = () => 0;

test("a server error is sent to the collector without personal data", async () => {
  const { dsn, taken } = await takingCollector();
  const monitoring = createMonitoring({ dsn, release: "b1", random: always });
  monitoring.reportError(new Error("mail to rasa@example.com failed"), "job failed");
  await monitoring.settled();
  expect(taken).toHaveLength(1);
  expect(taken[0]?.url).toBe("/api/7/envelope/");
  expect(taken[0]?.auth).toContain("sentry_key=key");
  expect(taken[0]?.body).toContain("mail to [e-mail] failed");
  expect(taken[0]?.body).not.toContain("rasa");
  expect(taken[0]?.body).toContain('"release":"b1"');
});

test("only logged errors are reported", async () => {
  const told = vi.fn();
  const log = createLogger("info", { file: "/dev/null", onError: told });
  const error = new Error("broken");
  log.info({ err: error }, "no error");
  log.error("words alone");
  log.error({ err: error }, "request failed");
  expect(told.mock.calls).toEqual([[error, "request failed"]]);
});

test("half of the errors are reported", async () => {
  const send = vi.fn();
  const shares = [0.1, 0.49, 0.5, 0.9];
  const monitoring = createMonitoring({
    dsn: undefined,
    random: () => shares.shift() ?? 1,
    collector: { send, settled: async () => {} },
  });
  for (let at = 0; at < 4; at++) monitoring.reportError(new Error(String(at)), "");
  expect(send).toHaveBeenCalledTimes(2);
});

test("nothing is reported without a DSN", async () => {
  const ask = vi.spyOn(globalThis, "fetch");
  const monitoring = createMonitoring({ dsn: undefined, random: always });
  monitoring.reportError(new Error("broken"), "");
  await monitoring.settled();
  expect(ask).not.toHaveBeenCalled();
  ask.mockRestore();
});

test("the queue for a hanging collector is bounded", async () => {
  const dsn = parseDsn(await collectorThat(() => {}));
  if (!dsn) throw new Error("no DSN");
  const lost: string[] = [];
  const collector = createCollector(dsn, { timeoutMs: 20, onLost: (why) => lost.push(why) });
  for (let at = 0; at < 200; at++) collector.send(`envelope ${at}`);
  expect(lost.filter((why) => why === "too many waiting").length).toBeGreaterThan(100);
  await collector.settled();
  expect(lost).toHaveLength(200);
  expect(lost).toContain("TimeoutError");
});

test("a hanging collector does not delay the shutdown beyond its limit", async () => {
  const lost: string[] = [];
  const dsn = parseDsn(await collectorThat(() => {}));
  if (!dsn) throw new Error("no DSN");
  const collector = createCollector(dsn, { timeoutMs: 600_000, onLost: (why) => lost.push(why) });
  collector.send("envelope");
  await collector.settled(20);
  // `settled` returned while the envelope was still being sent.
  expect(lost).toEqual([]);
});

test("the shutdown waits for a slow collector to accept the last report", async () => {
  const held: ServerResponse[] = [];
  const dsn = parseDsn(await collectorThat((_request, response) => void held.push(response)));
  if (!dsn) throw new Error("no DSN");
  const onLost = vi.fn();
  const collector = createCollector(dsn, { onLost });
  collector.send("envelope");
  const settled = vi.fn();
  const going = collector.settled().then(settled);
  await vi.waitFor(() => expect(held).toHaveLength(1));
  expect(settled).not.toHaveBeenCalled();
  held[0]?.end("{}");
  await going;
  expect(onLost).not.toHaveBeenCalled();
});

test.each([
  ["refuses", (response: ServerResponse) => response.writeHead(429).end()],
  ["hangs up", (response: ServerResponse) => response.destroy()],
])("a collector that %s loses one report and still gets the next", async (_how, fail) => {
  let asked = 0;
  const dsn = parseDsn(
    await collectorThat((_request, response) => {
      asked += 1;
      if (asked === 1) fail(response);
      else response.end("{}");
    }),
  );
  if (!dsn) throw new Error("no DSN");
  const onLost = vi.fn();
  const collector = createCollector(dsn, { onLost });
  collector.send("first");
  collector.send("second");
  await collector.settled();
  expect(asked).toBe(2);
  expect(onLost).toHaveBeenCalledOnce();
});

test("reports are limited per visitor and in total, for one minute each", () => {
  let now = 0;
  const mayReport = createReportLimit(() => now);
  const allowed = (visitor: string, times: number) =>
    Array.from({ length: times }, () => mayReport(visitor)).filter(Boolean).length;
  expect(allowed("a", 100)).toBe(30);
  expect(allowed("b", 1)).toBe(1);
  for (let at = 0; at < 1000; at++) mayReport(`v${at}`);
  expect(mayReport("new")).toBe(false);
  now = 60_000;
  expect(allowed("a", 100)).toBe(30);
});
