import { readFileSync } from "node:fs";
import { inProject } from "../../scripts/set-up/project.mjs";
import { listBrokenAlerts, queryPrometheus } from "../engines/prometheus.ts";

type Dashboard = { panels: { title: string; targets?: { expr: string }[] }[] };

/** Runs every query of the dashboard in Prometheus over the whole run: none may fail or return no data. */
export async function checkDashboard(since: Date) {
  const { panels }: Dashboard = JSON.parse(
    readFileSync(inProject("deploy/grafana/cartage.json"), "utf8"),
  );
  const queries = panels.flatMap(({ title, targets = [] }) =>
    targets.map(({ expr }) => ({ title, expr })),
  );
  const problems = await listBrokenAlerts();
  let answered = 0;
  for (const { title, expr } of queries) {
    const problem = await problemOf(expr, since);
    if (problem) problems.push(`panel ${title}: ${problem}: ${expr}`);
    else answered += 1;
  }
  return { asked: queries.length, answered, problems };
}

async function problemOf(query: string, since: Date): Promise<string | undefined> {
  try {
    return (await queryPrometheus(query, since)).length > 0 ? undefined : "no figures";
  } catch (error) {
    return String(error);
  }
}
