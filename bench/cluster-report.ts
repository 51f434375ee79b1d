import { columns } from "../scripts/run-command.ts";
import { markdownTable } from "./report.ts";

/** The responses while one fault lasted. */
export type TrafficFigures = {
  requests: number;
  /** Responses with status 503: retry later. */
  refused: number;
  /** No response, or another status of 500 and more. */
  failed: number;
  /** The longest time in which no write succeeded. */
  longestPauseMs: number;
  pages: number;
  pagesFailed: number;
  searches: number;
  searchesFailed: number;
};

export type FaultResult = TrafficFigures & {
  title: string;
  note: string;
  checkouts: number;
  lastedMs: number;
  /** Time from the end of the fault until every node is ready. */
  healthyAfterMs: number;
  /** Time from a change in the database until every node's page shows it; `edgeEqualMs`: until the edge's page does. */
  pagesEqualMs: number;
  edgeEqualMs: number;
  problems: string[];
};

/** A count that must be 0 in the end. */
export type Invariant = { name: string; found: number; which?: readonly string[] };

export type ClusterResults = {
  date: string;
  cores: number;
  /** The machine's highest load during the run. */
  load: number;
  minutes: number;
  checkouts: number;
  faults: FaultResult[];
  invariants: Invariant[];
  /** How many of the dashboard's queries Prometheus answered. */
  dashboard: { answered: number; asked: number };
};

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

const HEAD = [
  ...["fault", "lasted", "checkouts", "calls", "503", "lost", "cached pages", "not answered"],
  ...["searches", "not answered", "longest pause of writes", "all ready after"],
  ...["pages equal after", "at the edge", "also", "problems"],
];

const faultRow = (one: FaultResult): string[] => [
  one.title,
  seconds(one.lastedMs),
  String(one.checkouts),
  String(one.requests),
  String(one.refused),
  String(one.failed),
  String(one.pages),
  String(one.pagesFailed),
  String(one.searches),
  String(one.searchesFailed),
  seconds(one.longestPauseMs),
  seconds(one.healthyAfterMs),
  seconds(one.pagesEqualMs),
  seconds(one.edgeEqualMs),
  one.note,
  one.problems.join("; ") || "none",
];

const faultTable = ({ faults }: ClusterResults) => ({ head: HEAD, rows: faults.map(faultRow) });
const invariantTable = ({ invariants }: ClusterResults) => ({
  head: ["in the end", "found"],
  rows: invariants.map(({ name, found }) => [name, String(found)]),
});

export function printedClusterReport(results: ClusterResults): string {
  const tables = [faultTable(results), invariantTable(results)];
  return tables.map(({ head, rows }) => `\n${columns([head, ...rows])}\n`).join("");
}

export function clusterSection(results: ClusterResults): string {
  const { date, cores, load, minutes, checkouts, dashboard } = results;
  return `## Faults in a cluster

Written by \`npm run test:cluster\` on ${date}, in one run of ${minutes.toFixed(0)} minutes on ${cores} cores with a load of up to ${load.toFixed(0)}: Varnish, HAProxy, three web nodes, two workers, two search nodes, PgBouncer, two PostgreSQL under Patroni with a synchronous standby, Prometheus. Guests bought one after another all the time, ${checkouts} checkouts in all, while cached pages were read ten times and other words were searched for once a second. A call that is answered 503 or lost is made again by whoever made it. ${dashboard.answered} of the dashboard's ${dashboard.asked} queries were answered by Prometheus with figures. What the test shows and what it cannot: [0069](decisions/0069-faults-in-a-real-cluster.md).

${markdownTable(faultTable(results))}

${markdownTable(invariantTable(results))}
`;
}
