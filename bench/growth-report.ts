import { markdownTable } from "./report.ts";

export type Swept = {
  name: string;
  rows: number;
  seconds: number;
  statements: number;
  longestMs: number;
};
type GrowthResults = { date: string; cores: number; load: number; swept: Swept[] };

const MOST_MS = 1000;

export const isQuick = ({ longestMs }: Swept) => longestMs < MOST_MS;

export function growthSection({ date, cores, load, swept }: GrowthResults): string {
  const machine =
    load > cores / 2
      ? ` The machine was busy with other work (load ${load.toFixed(1)} of ${cores} cores).`
      : "";
  return `## Sweeping what is old

Measured by \`npm run bench -- --growth\` on ${date}: rows that are all too old, with all their indexes, swept as at night while nothing else is asked of the database.${machine}

${markdownTable({
  head: ["table", "rows", "swept in", "statements", "the longest", "aim", ""],
  rows: swept.map((one) => [
    one.name,
    String(one.rows),
    `${one.seconds.toFixed(0)} s`,
    String(one.statements),
    `${one.longestMs.toFixed(0)} ms`,
    `under ${MOST_MS} ms`,
    isQuick(one) ? "met" : "MISSED",
  ]),
})}
`;
}
