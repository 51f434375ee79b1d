import { createServer, get, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, test, vi } from "vitest";
import { createOtlpExporter } from "./otlp-exporter.ts";
import { traceOutgoing } from "./outgoing-requests.ts";
import { createTracing, type Span } from "./tracing.ts";

const TRACE = "0af7651916cd43dd8448eb211c80319c";
const PARENT = "b7ad6b7169203331";
const traceparent = (flags = "01") => `00-${TRACE}-${PARENT}-${flags}`;

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** A collector that stores what it receives. */
async function standIn(status = 200) {
  const received: { headers: IncomingHttpHeaders; body: string }[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => {
      body += chunk;
    });
    request.on("end", () => {
      received.push({ headers: request.headers, body });
      response.writeHead(status).end("{}");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closing.push(() => server.close().closeAllConnections());
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, host: `127.0.0.1:${port}`, received };
}

function openTracing(options: { share?: number } = {}) {
  const spans: Span[] = [];
  const tracing = createTracing({ ...options, onSpan: (span) => spans.push(span) });
  closing.push(traceOutgoing(tracing));
  return { tracing, spans };
}

describe("an outgoing request", () => {
  test("carries the trace when sent by fetch, and becomes a span", async () => {
    const { tracing, spans } = openTracing();
    const { url, host, received } = await standIn();
    const span = tracing.beginRequest("GET page", traceparent());
    await tracing.run(span, async () => (await fetch(url)).text());
    span?.end({});
    const [, trace, child, flags] = String(received[0]?.headers.traceparent).split("-");
    expect([trace, flags]).toEqual([TRACE, "01"]);
    await vi.waitFor(() => expect(spans).toHaveLength(2));
    const [asked, request] = spans;
    expect(request).toMatchObject({ name: "GET page", parentId: PARENT, kind: "server" });
    expect(asked).toMatchObject({
      name: `GET ${host}`,
      kind: "client",
      spanId: child,
      parentId: request?.spanId,
      attributes: { "http.response.status_code": 200 },
    });
  });

  test("carries the trace when sent by Node's http client", async () => {
    const { tracing, spans } = openTracing();
    const { url, received } = await standIn(503);
    await tracing.run(tracing.beginRequest("GET page", traceparent()), async () => {
      await new Promise((resolve) => get(url, (answer) => answer.resume().on("end", resolve)));
    });
    expect(received[0]?.headers.traceparent).toContain(TRACE);
    await vi.waitFor(() => expect(spans[0]).toMatchObject({ kind: "client", isFailed: true }));
  });

  test("follows the sampling decision of the incoming trace", async () => {
    const { tracing, spans } = openTracing();
    const { url, received } = await standIn();
    await tracing.run(tracing.beginRequest("GET page", traceparent("00")), () => fetch(url));
    expect(String(received[0]?.headers.traceparent)).toMatch(/-00$/);
    tracing.beginRequest("GET page", traceparent("00"))?.end({});
    expect(spans).toEqual([]);
  });
});

test("an outgoing request outside of an incoming one has no trace header", async () => {
  openTracing();
  const { url, received } = await standIn();
  await fetch(url);
  expect(received[0]?.headers.traceparent).toBeUndefined();
});

test("a new trace outside the sample is not recorded", () => {
  const { tracing, spans } = openTracing({ share: 0 });
  tracing.beginRequest("GET page", undefined)?.end({});
  expect(spans).toEqual([]);
});

test("without a collector incoming traces are continued, and none is started", () => {
  const tracing = createTracing();
  expect(tracing.beginRequest("GET page", undefined)).toBeUndefined();
  expect(tracing.beginRequest("GET page", traceparent())?.context.traceId).toBe(TRACE);
});

describe("the exporter", () => {
  const aSpan: Span = {
    traceId: TRACE,
    spanId: PARENT,
    parentId: undefined,
    name: "GET page",
    kind: "server",
    startedAt: 1_700_000_000_000.25,
    endedAt: 1_700_000_000_001,
    isFailed: true,
    attributes: { "url.path": "/en/", "http.response.status_code": 500 },
  };

  test("sends spans in the format of an OpenTelemetry collector", async () => {
    const { url, received } = await standIn();
    const resource = { "service.name": "cartage" };
    const exporter = createOtlpExporter({ endpoint: `${url}/`, resource, onProblem: () => {} });
    exporter.add(aSpan);
    await exporter.close();
    expect(JSON.parse(received[0]?.body ?? "")).toEqual({
      resourceSpans: [
        {
          resource: {
            attributes: [{ key: "service.name", value: { stringValue: "cartage" } }],
          },
          scopeSpans: [
            {
              scope: { name: "cartage" },
              spans: [
                {
                  traceId: TRACE,
                  spanId: PARENT,
                  name: "GET page",
                  kind: 2,
                  startTimeUnixNano: "1700000000000250000",
                  endTimeUnixNano: "1700000000001000000",
                  attributes: [
                    { key: "url.path", value: { stringValue: "/en/" } },
                    { key: "http.response.status_code", value: { intValue: "500" } },
                  ],
                  status: { code: 2 },
                },
              ],
            },
          ],
        },
      ],
    });
  });

  test("sends spans that are added after an empty flush", async () => {
    const { url, received } = await standIn();
    const exporter = createOtlpExporter({ endpoint: url, resource: {}, onProblem: () => {} });
    await exporter.close();
    exporter.add(aSpan);
    await exporter.close();
    expect(received).toHaveLength(1);
  });

  test("reports spans as lost when the collector refuses them", async () => {
    const { url } = await standIn(500);
    const onProblem = vi.fn();
    const exporter = createOtlpExporter({ endpoint: url, resource: {}, onProblem });
    for (let at = 0; at < 600; at += 1) exporter.add(aSpan);
    await exporter.close();
    expect(onProblem).toHaveBeenLastCalledWith("600 spans were lost: the collector answers 500");
  });

  test("closes in time when the collector hangs and reports pending spans as lost", async () => {
    const server = createServer(() => {});
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    closing.push(() => server.close().closeAllConnections());
    const { port } = server.address() as AddressInfo;
    const onProblem = vi.fn();
    const endpoint = `http://127.0.0.1:${port}`;
    const exporter = createOtlpExporter({ endpoint, resource: {}, onProblem, closeMs: 20 });
    for (let at = 0; at < 2000; at += 1) exporter.add(aSpan);
    await exporter.close();
    expect(onProblem).toHaveBeenLastCalledWith(expect.stringMatching(/^2000 spans were lost/));
  });
});
