import { columns } from "../../scripts/run-command.ts";
import { markdownTable } from "../report.ts";
import type { Aim } from "../results.ts";
import { aimsTable, type Table } from "../tables.ts";
import type { EngineResults } from "./measure-engine.ts";
import type { RivalResults } from "./measure-rival.ts";
import { KINDS, type Kind } from "./query-kinds.ts";

type CatalogueResults = {
  date: string;
  machine: string;
  node: string;
  products: number;
  engine: EngineResults;
  others: RivalResults[];
};

const [CATEGORY, BRANDS, TEXT] = KINDS;
const LEAST_GAIN: Partial<Record<Kind, number>> = { [CATEGORY]: 8, [BRANDS]: 8, [TEXT]: 5 };
const milliseconds = (value: number) => `${value.toFixed(value < 10 ? 2 : 0)} ms`;

function atMost(name: string, most: number, measured: number, unit: string): Aim {
  const digits = measured < 100 ? 2 : 0;
  return {
    name,
    aim: `under ${most} ${unit}`,
    measured: `${measured.toFixed(digits)} ${unit}`,
    isMet: measured < most,
  };
}

/** The aims are for a million products: engine time is that of a worker, gains compare whole responses. */
export function judgeCatalogue({ engine, others }: CatalogueResults): Aim[] {
  const gains = Object.entries(LEAST_GAIN).flatMap(([kind, least]) =>
    others.map(({ name, kinds }): Aim => {
      const gain = kinds[kind as Kind].p50 / engine.kinds[kind as Kind].p50;
      return {
        name: `${kind}: against ${name}`,
        aim: `at least ${least}×`,
        measured: `${gain.toFixed(1)}×`,
        isMet: gain >= least,
      };
    }),
  );
  return [
    atMost("category, engine time, p50", 2, engine.engineTime[CATEGORY].p50, "ms"),
    atMost("category, engine time, p99", 25, engine.engineTime[CATEGORY].p99, "ms"),
    atMost("text, engine time, p50", 3, engine.engineTime[TEXT].p50, "ms"),
    atMost("update to visible, p99", 1000, engine.update.p99, "ms"),
    atMost("index of one language", 300, engine.indexMegabytes, "MB"),
    atMost("start from a snapshot", 5, engine.startSeconds, "s"),
    atMost("event loop while building, p99", 20, engine.delayMs.building, "ms"),
    atMost("event loop under heavy queries, p99", 20, engine.delayMs.heavyQueries, "ms"),
    ...gains,
  ];
}

function kindsTable({ engine, others }: CatalogueResults): Table {
  const all = [
    { name: "engine time", kinds: engine.engineTime },
    { name: "our whole answer", kinds: engine.kinds },
    ...others,
  ];
  return {
    head: ["", ...all.flatMap(({ name }) => [`${name}: p50`, "p99"])],
    rows: KINDS.map((kind) => [
      kind,
      ...all.flatMap((each) => [
        milliseconds(each.kinds[kind].p50),
        milliseconds(each.kinds[kind].p99),
      ]),
    ]),
  };
}

function engineTable({ engine, others }: CatalogueResults): Table {
  return {
    head: ["what", "measured"],
    rows: [
      ["build", `${engine.buildSeconds.toFixed(1)} s`],
      ["snapshot written", `${engine.snapshotSeconds.toFixed(1)} s`],
      ["index", `${engine.indexMegabytes.toFixed(0)} MB`],
      ["process, beyond what it had before", `${engine.residentMegabytes.toFixed(0)} MB`],
      ["update to visible, p50", milliseconds(engine.update.p50)],
      ["event loop with nothing to do, p99", milliseconds(engine.delayMs.idle)],
      ...others.map(({ name, loadSeconds }) => [`${name} loaded`, `${loadSeconds.toFixed(0)} s`]),
    ],
  };
}

const tables = (results: CatalogueResults) => [
  kindsTable(results),
  engineTable(results),
  aimsTable(judgeCatalogue(results)),
];

export function printedCatalogue(results: CatalogueResults): string {
  const shown = tables(results).map(({ head, rows }) => columns([head, ...rows]));
  return `\n${results.products} products on ${results.machine}\n${shown.join("\n\n")}`;
}

export function catalogueSection(results: CatalogueResults): string {
  return `## Finding things among ${results.products} products

Measured by \`npm run bench -- --catalogue FILE\` on ${results.date}, on ${results.machine}, Node ${results.node}: the same products and questions for our engine, SQLite and PostgreSQL, one after another. Engine time is a worker's alone; gains are by whole answers.

${tables(results).map(markdownTable).join("\n\n")}
`;
}
