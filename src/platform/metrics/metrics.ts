import { collectDefaultMetrics, Gauge, Registry } from "prom-client";
import { createCounter, createHistogram, type Distribution } from "./fast-metrics.ts";

const REQUEST_KINDS = ["cached_page", "page", "call", "office_call", "file"] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];

/** A number that is read when metrics are requested; keyed by its labels if there are several. */
export type MeasuredGauge = {
  name: string;
  help: string;
  labels?: readonly string[];
  read: () => Promise<readonly GaugeValue[]> | readonly GaugeValue[];
};
type GaugeValue = { value: number; labels?: Record<string, string> };

const SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export type Metrics = ReturnType<typeof createMetrics>;

/** The metrics of a node, for Prometheus. Created once per process and passed in, like the log. */
export function createMetrics() {
  const registry = new Registry();
  const requests = createHistogram({
    name: "cartage_request_seconds",
    help: "Requests by kind and class of status, until their answer was made",
    labels: ["kind", "status"],
    bounds: SECONDS,
  });
  const renders = createHistogram({
    name: "cartage_render_seconds",
    help: "Pages that were rendered",
    bounds: SECONDS,
  });
  const cached = createCounter({
    name: "cartage_page_cache_total",
    help: "Pages that may be cached, by whether they were",
    labels: ["outcome"],
  });
  const statements = createHistogram({
    name: "cartage_statement_seconds",
    help: "Statements of the database, until their answer was here",
    bounds: SECONDS,
  });
  const lost = createCounter({
    name: "cartage_statements_lost_total",
    help: "Statements that failed because the database was away",
  });
  const jobs = createHistogram({
    name: "cartage_job_seconds",
    help: "Jobs by name and outcome",
    labels: ["job", "outcome"],
    bounds: [...SECONDS, 60, 600],
  });
  const search = searchMetrics();
  registry.registerMetric(toGauge(search.nodesUp));
  const counted = [requests, renders, cached, statements, lost, jobs, ...search.counted];
  const [hits, misses, losses] = [cached.find("hit"), cached.find("miss"), lost.find()];
  // Created at the start with zero, so that the first failure shows as a rise and not as a new series.
  for (const kind of REQUEST_KINDS) requests.find(kind, "5xx");
  const [ofRenders, ofStatements] = [renders.find(), statements.find()];
  // Indexed by number, since every request is counted: building the labels takes longer than counting.
  const ofRequests = new Map<RequestKind, Distribution[]>(REQUEST_KINDS.map((kind) => [kind, []]));

  return {
    countRequest(kind: RequestKind, status: number, seconds: number): void {
      const statusClass = Math.floor(status / 100);
      const known = ofRequests.get(kind) ?? [];
      known[statusClass] ??= requests.find(kind, `${statusClass}xx`);
      requests.observe(known[statusClass], seconds);
    },
    countRender: (seconds: number): void => renders.observe(ofRenders, seconds),
    countCached(isHit: boolean): void {
      (isHit ? hits : misses).count += 1;
    },
    countStatement(seconds: number, isLost: boolean): void {
      statements.observe(ofStatements, seconds);
      if (isLost) losses.count += 1;
    },
    countJob: (job: string, outcome: "completed" | "failed", seconds: number): void =>
      jobs.observe(jobs.find(job, outcome), seconds),
    ...search.notes,
    addGauge(gauge: MeasuredGauge): void {
      registry.registerMetric(toGauge(gauge));
    },
    /** Memory, event loop, garbage collection: collected only if metrics are used. */
    watchProcess: (): void => collectDefaultMetrics({ register: registry }),
    contentType: registry.contentType,
    read: async (): Promise<string> =>
      [...counted.map(({ text }) => text()), await registry.metrics()].join("\n"),
  };
}

/** For a node that queries search nodes: which of them answer, how long they take, how often two were asked. */
function searchMetrics() {
  const answers = createHistogram({
    name: "cartage_search_seconds",
    help: "Questions to search nodes by node and outcome",
    labels: ["node", "outcome"],
    bounds: SECONDS,
  });
  const hedges = createCounter({
    name: "cartage_search_hedges_total",
    help: "Questions that a second search node was asked because the first took long",
  });
  const ofHedges = hedges.find();
  const states = new Map<string, boolean>();
  const nodesUp: MeasuredGauge = {
    name: "cartage_search_node_up",
    help: "Whether a search node is asked (1) or away (0), as this process sees it",
    labels: ["node"],
    read: () => [...states].map(([node, isUp]) => ({ labels: { node }, value: Number(isUp) })),
  };
  return {
    counted: [answers, hedges],
    nodesUp,
    notes: {
      countSearch: (node: string, outcome: string, seconds: number): void =>
        answers.observe(answers.find(node, outcome), seconds),
      countSearchHedge(): void {
        ofHedges.count += 1;
      },
      noteSearchNode(node: string, isUp: boolean): void {
        answers.find(node, "failed");
        states.set(node, isUp);
      },
    },
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
