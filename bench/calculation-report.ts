import { markdownTable } from "./report.ts";

export type CalculationResults = {
  date: string;
  cores: number;
  count: number;
  p50: number;
  p99: number;
  longest: number;
};

/** Maximum for the 99th percentile. */
export const MOST_MS = 2;

export function calculationSection({ date, count, p50, p99, longest }: CalculationResults): string {
  const time = (ms: number) => `${ms.toFixed(4)} ms`;
  const rows = [[String(count), time(p50), time(p99), time(longest), `under ${MOST_MS} ms`]];
  return `## Prices of parcels

Measured by \`npm run bench -- --calculations\` on ${date}: what a parcel costs by air and by sea with duty and VAT, in process, one after another.

${markdownTable({ head: ["calculations", "p50", "p99", "longest", "aim for p99"], rows })}
`;
}
