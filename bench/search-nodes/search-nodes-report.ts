import { columns } from "../../scripts/run-command.ts";
import { markdownTable } from "../report.ts";
import type { Aim } from "../results.ts";
import { aimsTable, type Table } from "../tables.ts";
import type { NewNodeResults } from "./new-node.ts";

export type SearchNodeResults = {
  date: string;
  machine: string;
  load: number;
  products: number;
  changes: number;
  buildSeconds: number;
  peakMegabytes: number;
  languageMegabytes: Record<string, number>;
  sharedMegabytes: number;
  fileMegabytes: number;
  packedMegabytes: number;
  uploadSeconds: number;
  readySeconds: number;
  node: NewNodeResults;
};

const MOST_SECONDS = 30;
const MOST_MEGABYTES = 300;
const megabytes = (size: number) => `${size.toFixed(0)} MB`;
const seconds = (time: number) => `${time.toFixed(1)} s`;

export function judgeNodes({ readySeconds, languageMegabytes }: SearchNodeResults): Aim[] {
  const largest = Math.max(...Object.values(languageMegabytes));
  return [
    {
      name: "a new node is ready",
      aim: `in under ${MOST_SECONDS} s`,
      measured: seconds(readySeconds),
      isMet: readySeconds < MOST_SECONDS,
    },
    {
      name: "the largest language",
      aim: `under ${MOST_MEGABYTES} MB`,
      measured: megabytes(largest),
      isMet: largest < MOST_MEGABYTES,
    },
  ];
}

function nodeTable(results: SearchNodeResults): Table {
  const { node } = results;
  return {
    head: ["what", "measured"],
    rows: [
      ...Object.entries(results.languageMegabytes).map(([language, size]) => [
        `memory: words of ${language}`,
        megabytes(size),
      ]),
      ["memory: columns that all languages share", megabytes(results.sharedMegabytes)],
      [
        "memory: a node that serves it, beyond what it began with",
        megabytes(node.residentMegabytes),
      ],
      [
        "built from documents",
        `${seconds(results.buildSeconds)}, at most ${megabytes(results.peakMegabytes)}`,
      ],
      [
        "put on S3",
        `${seconds(results.uploadSeconds)}, ${megabytes(results.packedMegabytes)} packed`,
      ],
      ["a new node: taken from S3, unpacked, written", seconds(node.downloadSeconds)],
      ["a new node: opened", seconds(node.openSeconds)],
      [`a new node: ${results.changes} changes caught up with`, seconds(node.changesSeconds)],
    ],
  };
}

const tables = (results: SearchNodeResults) => [nodeTable(results), aimsTable(judgeNodes(results))];

export function printedNodes(results: SearchNodeResults): string {
  const shown = tables(results).map(({ head, rows }) => columns([head, ...rows]));
  return `\n${results.products} products on ${results.machine}\n${shown.join("\n\n")}`;
}

export function searchNodesSection(results: SearchNodeResults): string {
  return `## A search node with ${results.products} products in five languages

Measured by \`npm run bench -- --search-nodes FILE\` on ${results.date}, on ${results.machine}, under a load of ${results.load.toFixed(1)}. Words of other languages are made from the English ones by their endings, in Russian with Cyrillic letters. S3 is the sandbox's, on the same machine; "ready" is from the start of a process with an empty disk until it has answered a question, without a database: its ${results.changes} changes are documents at hand.

${tables(results).map(markdownTable).join("\n\n")}
`;
}
