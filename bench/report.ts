import { columns } from "../scripts/run-command.ts";
import { judge, type Results } from "./results.ts";
import {
  aimsTable,
  loadTable,
  processTable,
  renderTable,
  type Table,
  weightTable,
} from "./tables.ts";

const SECTIONS: { title: string; explained: string; table: (results: Results) => Table }[] = [
  {
    title: "Aims",
    explained: "Ratios of measurements from the same run on the same machine.",
    table: (results) => aimsTable(judge(results)),
  },
  {
    title: "Under load",
    explained:
      "Two servers as `npm start` runs them, log included: one as it is, one with `PAGE_CACHE=false`, which renders every page afresh. autocannon asks for brotli over 20 connections; rounds alternate, and the median counts. Load and server share the machine's cores.",
    table: ({ pages }) => loadTable(pages),
  },
  {
    title: "Around React",
    explained:
      "One request at a time in one process, without a socket. The two take turns, and the median of 600 counts. “React alone” renders the tree that the request rendered, with its loader data at hand, to the very same bytes (checked); “whole request” is routing, loaders, rendering, the content security policy, ETag, compression and a line of log.",
    table: ({ pages }) => renderTable(pages),
  },
  {
    title: "Bytes",
    explained: "As a browser that accepts brotli gets them from a warm server.",
    table: weightTable,
  },
  {
    title: "Process",
    explained: "Memory is the resident set of the server alone, without PostgreSQL.",
    table: processTable,
  },
];

export function printedReport(results: Results): string {
  return SECTIONS.map(({ title, table }) => {
    const { head, rows } = table(results);
    return `\n${title}\n${columns([head, ...rows])}`;
  }).join("\n");
}

/** Each run writes docs/benchmarks.md, so that no figure is entered by hand. */
export function markdownReport(results: Results): string {
  const sections = SECTIONS.map(
    ({ title, explained, table }) =>
      `## ${title}\n\n${explained}\n\n${markdownTable(table(results))}\n`,
  );
  return [
    "# Benchmarks\n",
    `Written by \`${results.command}\` on ${results.date}, on a machine with ${results.machine}, Node ${results.node}. Figures of one machine compare only with each other: look at the ratios.\n`,
    ...sections,
  ].join("\n");
}

export function markdownTable({ head, rows }: Table): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}
