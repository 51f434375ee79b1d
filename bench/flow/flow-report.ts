import { markdownTable } from "../report.ts";
import { aimsTable } from "../tables.ts";
import { judgeFlow } from "./flow-aims.ts";
import type { FlowResults } from "./flow-results.ts";
import type { Measured } from "./measure.ts";

/** Figures from a machine that does other work at the same time are less reliable. */
const isBusy = ({ load, cores }: FlowResults) => load > cores / 2;

const ms = (value: number) => `${value.toFixed(value < 10 ? 1 : 0)} ms`;

function measuredCells({ perSecond, p50, p99, cost }: Measured): string[] {
  return [
    perSecond.toFixed(1),
    ms(p50),
    ms(p99),
    cost.statements.toFixed(1),
    cost.commits.toFixed(1),
    ms(cost.nodeMs),
    ms(cost.postgresMs),
  ];
}

const HEAD = ["a second", "p50", "p99", "statements", "commits", "CPU: Node", "PostgreSQL"];

const OF_MACHINE = ["orders of guests", "orders of wallets", "cart/fetch", "cart/add"];

export function flowSection(kept: FlowResults): string {
  const rows = kept.levels.map(({ way, buyers, alone }) => [
    way,
    String(buyers),
    ...measuredCells(alone),
  ]);
  const besideRows = kept.levels.map((level) => [
    level.way,
    String(level.buyers),
    level.beside.perSecond.toFixed(1),
    ms(level.beside.p50),
    ms(level.beside.p99),
    `${(level.beside.p99 / level.alone.p99).toFixed(1)}×`,
    level.pagesPerSecond.toFixed(1),
    ms(level.pagesP99),
  ]);
  const { cartFetch, cartAdd } = kept.calls;
  const machine = isBusy(kept)
    ? ` The machine was busy with other work (load ${kept.load.toFixed(1)} of ${kept.cores} cores).`
    : "";
  return `## From an empty cart to an order

Measured by \`npm run bench -- --flow\` on ${kept.date}: somebody puts something into a cart, begins the checkout, gives an address, chooses shipping, delivery and how to pay, and places the order; seven calls over HTTP. A guest is somebody new each time and pays at an online bank, whose payment is begun; a wallet's order is paid and has its invoice. Statements (begin and commit included), commits that wrote something and CPU are of one purchase, with the jobs that follow it, such as its mail. Buyers, shop and PostgreSQL share the machine's cores.${machine}

${markdownTable({ head: ["paid by", "at once", ...HEAD], rows })}

Beside eight readers of listings that are in no cache, with \`RENDER_WORKERS=${kept.pageWorkers ?? 0}\`:

${markdownTable({
  head: [
    "paid by",
    "at once",
    "a second",
    "p50",
    "p99",
    "p99 against alone",
    "pages/s",
    "p99 of a page",
  ],
  rows: besideRows,
})}

One call alone, by sixteen at once:

${markdownTable({
  head: ["call", ...HEAD],
  rows: [
    ["cart/fetch, one line", ...measuredCells(cartFetch)],
    ["cart/add, a new cart", ...measuredCells(cartAdd)],
  ],
})}

What was aimed at, for a machine of two cores without other work:

${markdownTable(aimsTable(judgeFlow(kept)))}
${onOtherMachines(kept)}`;
}

/** The aims on other machines, as far as they depend on the machine. */
function onOtherMachines({ others = [] }: FlowResults): string {
  if (others.length === 0) return "";
  const rows = others.map((one) => [
    one.machine ?? "",
    one.date,
    ...judgeFlow(one)
      .slice(0, OF_MACHINE.length)
      .map(({ measured }) => measured),
  ]);
  return `
A second, by the last run on other machines:

${markdownTable({ head: ["machine", "measured on", ...OF_MACHINE], rows })}
`;
}
