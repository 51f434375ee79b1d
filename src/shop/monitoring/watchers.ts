import {
  isSampled,
  REPLAY_ON_ERROR_SHARE,
  REPLAY_SHARE,
  TRACE_SHARE,
} from "#core/monitoring/sampling.ts";
import { onAppEvent } from "#platform/events/app-events.ts";
import { replayPage, sendReplay, startReplay } from "./replay.ts";
import { reportError } from "./report-error.ts";
import { reportLoad } from "./report-load.ts";

/** Errors are told by everybody's browser, without a word about them; the rest by those who agreed to statistics. */
function watchErrors(): () => void {
  const onError = ({ error, message }: ErrorEvent) => reportError(error ?? message);
  const onRejection = ({ reason }: PromiseRejectionEvent) => reportError(reason);
  window.addEventListener("error", onError);
  window.addEventListener("unhandledrejection", onRejection);
  const stop = onAppEvent(
    ({ name, about }) => {
      if (name !== "problem") return;
      const { words, cause } = about as { words: string; cause: unknown };
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

/** A visit is recorded whole or not at all, whatever pages are loaded in it. */
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
