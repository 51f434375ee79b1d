import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import os from "node:os";
import { inProject } from "../scripts/set-up/project.mjs";
import { calculationSection } from "./calculation-report.ts";
import { catalogueSection } from "./catalogue/catalogue-report.ts";
import { clusterSection } from "./cluster-report.ts";
import { flowSection } from "./flow/flow-report.ts";
import { growthSection } from "./growth-report.ts";
import { metricsSection } from "./metrics-report.ts";
import { officeSection } from "./office/office-report.ts";
import { peersSection } from "./peers/peers-report.ts";
import { markdownReport } from "./report.ts";
import { searchNodesSection } from "./search-nodes/search-nodes-report.ts";
import { uncachedSection } from "./uncached-report.ts";

const PARTS = {
  latest: markdownReport,
  catalogue: catalogueSection,
  searchNodes: searchNodesSection,
  flow: flowSection,
  office: officeSection,
  growth: growthSection,
  peers: peersSection,
  uncached: uncachedSection,
  calculations: calculationSection,
  metrics: metricsSection,
  cluster: clusterSection,
};

const GIGABYTE = 2 ** 30;

/** Runs of different kinds happen on different days and machines; compare figures only within one kind. */
export function describeMachine(): string {
  const [{ model = "" } = {}] = os.cpus();
  const kind = [os.arch(), ...(model ? [model] : [])].join(", ");
  return `${os.cpus().length} cores (${kind}) and ${Math.round(os.totalmem() / GIGABYTE)} GB of memory`;
}

type Saved = { machine?: string; others?: Saved[] };
/** How many machines besides the last one keep their latest figures. */
const MOST_OTHERS = 2;

/** The results of a run replace those of the previous run, also in docs/benchmarks.md. */
export function saveResults(kind: keyof typeof PARTS, results: object): void {
  mkdirSync(inProject("bench/results"), { recursive: true });
  const machine = describeMachine();
  const saved = { ...results, machine, others: ofOthers(readResults(kind), machine) };
  writeFileSync(fileOf(kind), `${JSON.stringify(saved, null, 2)}\n`);
  const kinds = Object.keys(PARTS) as (keyof typeof PARTS)[];
  writeFileSync(inProject("docs/benchmarks.md"), kinds.map(section).filter(Boolean).join("\n"));
}

function ofOthers(former: Saved | undefined, machine: string): Saved[] {
  if (!former) return [];
  const { others = [], ...last } = former;
  return [last, ...others].filter((one) => one.machine !== machine).slice(0, MOST_OTHERS);
}

const fileOf = (kind: string) => inProject("bench/results", `${kind}.json`);

/** The results of the last run of a kind. */
function readResults<Results>(kind: keyof typeof PARTS): Results | undefined {
  try {
    return JSON.parse(readFileSync(fileOf(kind), "utf8"));
  } catch {
    return undefined;
  }
}

/** Every figure in the document comes from a run; a kind that was never measured is left out. */
function section(kind: keyof typeof PARTS): string {
  const kept = readResults<Saved>(kind);
  if (kept === undefined) return "";
  const text = PARTS[kind](kept as never);
  return kept.machine === undefined || text.includes(kept.machine)
    ? text
    : text.replace("\n\n", `\n\nOn ${kept.machine}. `);
}
