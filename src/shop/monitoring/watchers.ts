import {
  isSampled,
  REPLAY_ON_ERROR_SHARE,
  REPLAY_SHARE,
  reportId,
  TRACE_SHARE,
} from "#core/monitoring/report.ts";
import { onAppEvent } from "#platform/events/app-events.ts";
import { replayPage, sendReplay, sendReport, startReplay } from "./replay.ts";
import { reportError } from "./report-error.ts";

/** Every browser reports errors, without personal data; the rest only from visitors who agreed to statistics. */
function watchErrors(): () => void {
  const onError = ({ error, message }: ErrorEvent) => reportError(error ?? message);
  const onRejection = ({ reason }: PromiseRejectionEvent) => reportError(reason);
  window.addEventListener("error", onError);
  window.addEventListener("unhandledrejection", onRejection);
  const stop = onAppEvent(
    (event) => {
      if (event.name !== "problem") return;
      const { words, cause } = event;
      reportError(new Error(`${words}: ${cause instanceof Error ? cause.message : cause}`));
    },
    { withPast: true },
  );
  return () => {
    window.removeEventListener("error", onError);
    window.removeEventListener("unhandledrejection", onRejection);
    stop();
  };
}

const SAMPLE_NAME = "replay_session";

/** A visit is recorded completely or not at all, even over several page loads. */
function isSessionSampled(): boolean {
  const known = sessionStorage.getItem(SAMPLE_NAME);
  if (known) return known === "yes";
  const chosen = isSampled(REPLAY_SHARE);
  sessionStorage.setItem(SAMPLE_NAME, chosen ? "yes" : "no");
  return chosen;
}

/** SPEC §9: one page of five, one visit of ten, and every visit with an error. */
function watchVisit(): () => void {
  if (isSampled(TRACE_SHARE)) reportLoad();
  const isWhole = isSessionSampled();
  if (!isWhole && !isSampled(REPLAY_ON_ERROR_SHARE)) return () => {};
  const stop = startReplay(isWhole);
  replayPage();
  const onHidden = () => void (isWhole && document.hidden && sendReplay());
  document.addEventListener("visibilitychange", onHidden);
  return () => {
    document.removeEventListener("visibilitychange", onHidden);
    stop();
  };
}

export const watchers = { watchErrors, watchVisit, replayPage };

/** How long the first page of the visit took to load, once it is loaded. */
function reportLoad(): void {
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
