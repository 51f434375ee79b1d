import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parse, stringify } from "yaml";
import { inProject } from "../../scripts/set-up/project.mjs";
import { ask, askOrNothing } from "../ask.ts";
import { startProcess, until } from "../processes.ts";
import { FOLDER, metricsPort, PORTS } from "../settings.ts";

const PROMETHEUS = `http://127.0.0.1:${PORTS.prometheus}`;
/** Rates over a short run need more data points than over a day. */
const SCRAPE_EVERY = "5s";

/** As `deploy/prometheus` configures it, with its alerts, for every node of the cluster. */
export async function startPrometheus() {
  const shipped = parse(readFileSync(inProject("deploy/prometheus/prometheus.yml"), "utf8"));
  const nodes = [...PORTS.web, ...PORTS.worker, ...PORTS.search];
  const [job] = shipped.scrape_configs;
  const targets = nodes.map((port) => `127.0.0.1:${metricsPort(port)}`);
  const settings = {
    ...shipped,
    global: { ...shipped.global, scrape_interval: SCRAPE_EVERY },
    scrape_configs: [{ ...job, static_configs: [{ targets }] }],
  };
  const file = path.join(FOLDER, "prometheus.yml");
  writeFileSync(file, stringify(settings));
  copyFileSync(inProject("deploy/prometheus/alerts.yml"), path.join(FOLDER, "alerts.yml"));
  startProcess({
    name: "prometheus",
    command: [
      ...["prometheus", `--config.file=${file}`],
      `--storage.tsdb.path=${path.join(FOLDER, "prometheus")}`,
      `--web.listen-address=127.0.0.1:${PORTS.prometheus}`,
    ],
  });
  await until("Prometheus is ready", async () => {
    const answer = await askOrNothing(`${PROMETHEUS}/-/ready`);
    return answer?.ok ?? false;
  });
}

type Answer = { status: string; error?: string; data?: { result?: Series[] } };
type Series = { values: [number, string][] };

/** All values of a query since then; throws Prometheus's error if it refuses the query. */
export async function queryPrometheus(query: string, since: Date): Promise<number[]> {
  const range = { start: String(since.getTime() / 1000), end: String(Date.now() / 1000) };
  const asked = new URLSearchParams({ query, ...range, step: SCRAPE_EVERY });
  const answer = await ask(`${PROMETHEUS}/api/v1/query_range?${asked}`);
  const { error, data } = (await answer.json()) as Answer;
  if (error) throw new Error(error);
  const values = (data?.result ?? []).flatMap(({ values }) => values.map(([, value]) => value));
  return values.map(Number).filter((value) => !Number.isNaN(value));
}

/** Alerts that Prometheus could not evaluate. */
export async function listBrokenAlerts(): Promise<string[]> {
  const answer = await ask(`${PROMETHEUS}/api/v1/rules`);
  const { data } = (await answer.json()) as {
    data: { groups: { rules: { name: string; health: string; lastError?: string }[] }[] };
  };
  return data.groups
    .flatMap(({ rules }) => rules)
    .filter(({ health }) => health === "err")
    .map(({ name, lastError }) => `alert ${name}: ${lastError}`);
}
