import { type Report, reportId } from "#core/monitoring/report.ts";
import { redactPath } from "#core/redact-personal-data.ts";
import { reportCall } from "#features/sites/contract.ts";
import { callApi } from "#platform/client/call-api.ts";
import { maskedPage } from "./masked-page.ts";

/** Kinds of events of rrweb's player. */
const FULL_SNAPSHOT = 2;
const INCREMENTAL = 3;
const META = 4;
const CLICK = { source: 2, type: 2, id: 1 };

/** As much as tells how it came to an error. */
const MAX_KEPT = 60;

type Replay = {
  id: string;
  startedAt: number;
  segment: number;
  /** Told even if nothing goes wrong. */
  isWhole: boolean;
  events: { type: number; timestamp: number; data: object }[];
};
let replay: Replay | undefined;

export const currentReplayId = (): string | undefined => replay?.id;

/** Keeps where the visitor went and clicked, without a word of what is there. */
export function startReplay(isWhole: boolean): () => void {
  replay = { id: reportId(), startedAt: Date.now(), segment: 0, isWhole, events: [] };
  const onClick = ({ clientX: x, clientY: y }: MouseEvent) => note(INCREMENTAL, { ...CLICK, x, y });
  document.addEventListener("click", onClick, { capture: true });
  return () => {
    document.removeEventListener("click", onClick, { capture: true });
    replay = undefined;
  };
}

/** Another page; of a visit that is told whole, the one before is told now. */
export function replayPage(): void {
  if (!replay) return;
  if (replay.isWhole) sendReplay();
  const href = location.origin + redactPath(location.pathname);
  note(META, { href, width: innerWidth, height: innerHeight });
  if (replay.isWhole) recordSnapshot();
}

/** SPEC §9: every visit with an error is told, with the page as it was then; the error itself may be left out. */
export function replayError(errorIds: string[]): void {
  if (!replay) return;
  recordSnapshot();
  sendReplay(errorIds);
}

export function sendReplay(error_ids: string[] = []): void {
  if (!replay || replay.events.length === 0) return;
  const { id, startedAt, segment, events } = replay;
  replay = { ...replay, segment: segment + 1, events: [] };
  sendReport({
    kind: "replay",
    replay_id: id,
    segment,
    started_at: startedAt,
    path: location.pathname.slice(0, 500),
    error_ids,
    events,
  });
}

function recordSnapshot(): void {
  const initialOffset = { left: scrollX, top: scrollY };
  note(FULL_SNAPSHOT, { node: maskedPage(document), initialOffset });
}

function note(type: number, data: object): void {
  if (!replay) return;
  replay.events = [...replay.events, { type, timestamp: Date.now(), data }].slice(-MAX_KEPT);
}

/** Nobody waits for it, and a failure to tell of failures is told to nobody. */
export function sendReport(report: Report): void {
  void callApi(reportCall, report).catch(() => undefined);
}
