import { Hono } from "hono";
import { expect, test } from "vitest";
import { createTracing, type Span } from "#platform/tracing/tracing.ts";
import { type RequestWatch, requestLog } from "./request-log.ts";
import type { AppEnv } from "./request-scope.ts";

const TRACE = "0af7651916cd43dd8448eb211c80319c";
const SENT = { headers: { traceparent: `00-${TRACE}-b7ad6b7169203331-01` } };

function openApp(isInside: boolean) {
  const spans: Span[] = [];
  const tracing = createTracing({ onSpan: (span) => spans.push(span) });
  const lines: (string | undefined)[] = [];
  const log = {
    info: () => lines.push(tracing.current()?.traceId),
  } as unknown as RequestWatch["log"];
  const app = new Hono<AppEnv>();
  app.use(requestLog({ log, tracing, isInside }));
  app.get("/api/orders/:id", (c) => c.text("", 503));
  return { app, spans, lines };
}

test("a request continues the trace of its header, and its log line has the trace id", async () => {
  const { app, spans, lines } = openApp(true);
  await app.request("/api/orders/7", SENT);
  expect(lines).toEqual([TRACE]);
  expect(spans).toMatchObject([
    {
      traceId: TRACE,
      name: "GET call",
      isFailed: true,
      attributes: { "http.response.status_code": 503 },
    },
  ]);
});

test("the trace header of an untrusted client is ignored", async () => {
  const { app, spans, lines } = openApp(false);
  await app.request("/api/orders/7", SENT);
  expect(spans[0]?.traceId).toMatch(/^[0-9a-f]{32}$/);
  expect(spans[0]?.traceId).not.toBe(TRACE);
  expect(lines).toEqual([spans[0]?.traceId]);
});
