import { markdownTable } from "./report.ts";

export type Level = { buyers: number; orders: number; perSecond: number; p50: number; p99: number };
export type FlowResults = { date: string; cores: number; load: number; levels: Level[] };

/** Figures of a machine that does other work meanwhile would say nothing of the shop. */
export const isBusy = (load: number, cores: number) => load > cores / 2;

export function flowSection(kept: FlowResults): string {
  const rows = kept.levels.map(({ buyers, orders, perSecond, p50, p99 }) => [
    String(buyers),
    String(orders),
    perSecond.toFixed(1),
    `${p50.toFixed(0)} ms`,
    `${p99.toFixed(0)} ms`,
  ]);
  const machine = isBusy(kept.load, kept.cores)
    ? ` The machine was busy with other work (load ${kept.load.toFixed(1)}).`
    : "";
  return `## From an empty cart to an order

Measured by \`npm run bench -- --flow\` on ${kept.date}: a guest puts something into a new cart, begins the checkout, gives an address, chooses shipping, delivery and online bank, and places the order; seven calls over HTTP, the order and its payment written down, goods held.${machine}

${markdownTable({ head: ["buyers at once", "orders", "orders/s", "p50 of a purchase", "p99"], rows })}
`;
}
