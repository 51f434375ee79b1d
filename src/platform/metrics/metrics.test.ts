import { expect, test } from "vitest";
import { createMetrics } from "./metrics.ts";

test("requests, statements and jobs are counted by label in Prometheus format", async () => {
  const metrics = createMetrics();
  metrics.countRequest("cached_page", 200, 0.0002);
  metrics.countRequest("cached_page", 304, 0.0002);
  metrics.countRequest("call", 503, 4);
  metrics.countCached(true);
  metrics.countCached(false);
  metrics.countRender(0.02);
  metrics.countStatement(0.003, false);
  metrics.countStatement(3, true);
  metrics.countJob("send-mail", "failed", 1);
  const text = await metrics.read();
  for (const line of [
    'cartage_request_seconds_count{kind="cached_page",status="2xx"} 1',
    'cartage_request_seconds_count{kind="cached_page",status="3xx"} 1',
    'cartage_request_seconds_bucket{le="2.5",kind="call",status="5xx"} 0',
    'cartage_page_cache_total{outcome="hit"} 1',
    "cartage_render_seconds_count 1",
    "cartage_statement_seconds_count 2",
    "cartage_statements_lost_total 1",
    'cartage_job_seconds_count{job="send-mail",outcome="failed"} 1',
  ]) {
    expect(text.split("\n")).toContain(line);
  }
});

test("a gauge is read on each scrape and drops old labels", async () => {
  const metrics = createMetrics();
  let queues = [{ labels: { job: "a" }, value: 3 }];
  metrics.addGauge({ name: "waiting", help: "x", labels: ["job"], read: () => queues });
  expect(await metrics.read()).toContain('waiting{job="a"} 3');
  queues = [{ labels: { job: "b" }, value: 1 }];
  const later = await metrics.read();
  expect(later).toContain('waiting{job="b"} 1');
  expect(later).not.toContain('job="a"');
});
