import { markdownTable } from "./report.ts";

export type MetricsResults = {
  date: string;
  load: number;
  /** CPU time of a cached page in microseconds. */
  counted: number;
  uncounted: number;
  /** CPU time of one response to Prometheus in milliseconds. */
  scrapeMs: number;
};

/** Share of a cached page's CPU time. */
export const MOST_SHARE = 0.03;

const SCRAPE_EVERY_MS = 15_000;

export const metricsShare = ({ counted, uncounted }: MetricsResults) => counted / uncounted - 1;

export function metricsSection(kept: MetricsResults): string {
  const share = metricsShare(kept);
  const percent = (one: number) => `${(one * 100).toFixed(2)} %`;
  const rows = [
    [
      `${kept.uncounted.toFixed(1)} µs`,
      `${kept.counted.toFixed(1)} µs`,
      percent(share),
      `under ${MOST_SHARE * 100} %`,
      share < MOST_SHARE ? "met" : "MISSED",
    ],
  ];
  return `## What metrics cost

Measured by \`npm run bench -- --metrics\` on ${kept.date}: CPU of a cached home page in one process, from Node's request to its response, log included. Neither goes over a socket, so the share is larger than it is in a server. Rounds with and without counting take turns, and the median counts. One answer to Prometheus takes ${kept.scrapeMs.toFixed(1)} ms of CPU, ${percent(kept.scrapeMs / SCRAPE_EVERY_MS)} of a core at one every 15 s. The machine's load was ${kept.load.toFixed(1)}.

${markdownTable({ head: ["page, not counted", "counted", "more", "aim", ""], rows })}
`;
}
