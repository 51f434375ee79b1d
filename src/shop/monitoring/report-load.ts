import { reportId } from "#core/monitoring/report.ts";
import { sendReport } from "./send-report.ts";

/** How long the page took that the visitor came by, once it is there. */
export function reportLoad(): void {
  const [load] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (!load) return;
  const paints = performance.getEntriesByType("paint");
  const fcp = paints.find(({ name }) => name === "first-contentful-paint")?.startTime;
  sendReport({
    kind: "trace",
    id: reportId(),
    path: location.pathname.slice(0, 500),
    duration_ms: Math.max(0, load.loadEventStart || load.domInteractive),
    timings: {
      ttfb: Math.max(0, load.responseStart),
      dom: Math.max(0, load.domInteractive),
      ...(fcp === undefined ? {} : { fcp }),
    },
  });
}
