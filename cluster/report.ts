import { markdownTable } from "../bench/report.ts";
import { columns } from "../scripts/run-command.ts";
import { inSeconds as seconds } from "./faults/in-seconds.ts";
import type { Invariant } from "./invariants.ts";
import type { FaultResult } from "./run-fault.ts";

export type ClusterResults = {
  date: string;
  cores: number;
  /** Of the whole machine in the end. */
  load: number;
  checkouts: number;
  faults: FaultResult[];
  invariants: Invariant[];
};

const HEAD = [
  ...["fault", "lasted", "checkouts", "requests", "503", "lost", "cached pages", "not answered"],
  ...["longest pause of writes", "all ready after", "pages equal after", "all added up", "also"],
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
  seconds(one.longestPauseMs),
  seconds(one.healthyAfterMs),
  seconds(one.pagesEqualMs),
  one.addedUp ? "yes" : "no",
  one.note,
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
  return `## Faults in a cluster

Written by \`npm run test:cluster\` on ${results.date}, on ${results.cores} cores with a load of ${results.load.toFixed(0)} (other work included): HAProxy, three web nodes, two workers, two search nodes, PgBouncer, two PostgreSQL under Patroni with a synchronous standby. Guests bought one after another all the time, ${results.checkouts} checkouts in all (each fault as it was tried last), while a page was read ten times a second. A request that is answered 503 or lost is made again by whoever made it. What the test shows and what it cannot: [0069](decisions/0069-faults-in-a-real-cluster.md).

${markdownTable(faultTable(results))}

${markdownTable(invariantTable(results))}
`;
}
