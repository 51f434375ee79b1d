import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

export type RequestKind = "cached_page" | "page" | "call" | "office_call" | "file";

/** A number that is read when somebody asks for it; by its labels where there are several. */
export type MeasuredGauge = {
  name: string;
  help: string;
  labels?: readonly string[];
  read: () => Promise<readonly GaugeValue[]> | readonly GaugeValue[];
};
export type GaugeValue = { value: number; labels?: Record<string, string> };

const SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export type Metrics = ReturnType<typeof createMetrics>;

/** What operators see of a node, in Prometheus' words. Made once per process and handed in, as the log is. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Histogram({
    name: "cartage_request_seconds",
    help: "Requests by kind and class of status, until their answer was made",
    labelNames: ["kind", "status"],
    buckets: SECONDS,
    registers,
  });
  const renders = new Histogram({
    name: "cartage_render_seconds",
    help: "Pages that were rendered",
    buckets: SECONDS,
    registers,
  });
  const cached = new Counter({
    name: "cartage_page_cache_total",
    help: "Pages that may be cached, by whether they were",
    labelNames: ["outcome"],
    registers,
  });
  const statements = new Histogram({
    name: "cartage_statement_seconds",
    help: "Statements of the database, until their answer was here",
    buckets: SECONDS,
    registers,
  });
  const lost = new Counter({
    name: "cartage_statements_lost_total",
    help: "Statements that failed because the database was away",
    registers,
  });
  const jobs = new Histogram({
    name: "cartage_job_seconds",
    help: "Jobs by name and outcome",
    labelNames: ["job", "outcome"],
    buckets: [...SECONDS, 60, 600],
    registers,
  });
  // Looking for a child by its labels costs more than counting: a cached page takes a tenth of a millisecond.
  const ofRequests = memoized((kind: string, status: string) => requests.labels(kind, status));
  const [hits, misses] = [cached.labels("hit"), cached.labels("miss")];

  return {
    countRequest(kind: RequestKind, status: number, seconds: number): void {
      ofRequests(kind, STATUS_CLASSES[Math.floor(status / 100)] ?? "5xx").observe(seconds);
    },
    countRender: (seconds: number): void => renders.observe(seconds),
    countCached: (isHit: boolean): void => (isHit ? hits : misses).inc(),
    countStatement(seconds: number, isLost: boolean): void {
      statements.observe(seconds);
      if (isLost) lost.inc();
    },
    countJob: (job: string, outcome: "completed" | "failed", seconds: number): void =>
      jobs.labels(job, outcome).observe(seconds),
    addGauge(gauge: MeasuredGauge): void {
      registry.registerMetric(toGauge(gauge));
    },
    /** Memory, event loop, garbage: watched only where somebody asks. */
    watchProcess: (): void => collectDefaultMetrics({ register: registry }),
    contentType: registry.contentType,
    read: (): Promise<string> => registry.metrics(),
  };
}

const STATUS_CLASSES = ["", "1xx", "2xx", "3xx", "4xx", "5xx"];

function memoized<Made>(make: (one: string, other: string) => Made) {
  const made = new Map<string, Made>();
  return (one: string, other: string): Made => {
    const key = `${one} ${other}`;
    const known = made.get(key) ?? make(one, other);
    made.set(key, known);
    return known;
  };
}

function toGauge({ name, help, labels = [], read }: MeasuredGauge): Gauge {
  return new Gauge({
    name,
    help,
    labelNames: [...labels],
    registers: [],
    async collect() {
      this.reset();
      for (const { value, labels: of = {} } of await read()) this.set(of, value);
    },
  });
}
