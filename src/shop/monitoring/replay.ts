import { type Report, reportId } from "#core/monitoring/report.ts";
import { redactPath } from "#core/redact-personal-data.ts";
import { reportCall } from "#features/sites/contract.ts";
import { callApi } from "#platform/client/call-api.ts";
import { maskedPage } from "./masked-page.ts";

/** Event types of rrweb's player. */
const FULL_SNAPSHOT = 2;
const INCREMENTAL = 3;
const META = 4;
const CLICK = { source: 2, type: 2, id: 1 };

/** Enough to see how an error came about. */
const MAX_KEPT = 60;

type Replay = {
  id: string;
  startedAt: number;
  segment: number;
  /** Sent even if no error occurs. */
  isWhole: boolean;
  events: { type: number; timestamp: number; data: object }[];
};
let replay: Replay | undefined;

export const currentReplayId = (): string | undefined => replay?.id;

/** Records where the visitor went and clicked, without any text of the pages. */
export function startReplay(isWhole: boolean): () => void {
  replay = { id: reportId(), startedAt: Date.now(), segment: 0, isWhole, events: [] };
  const onClick = ({ clientX: x, clientY: y }: MouseEvent) => note(INCREMENTAL, { ...CLICK, x, y });
  document.addEventListener("click", onClick, { capture: true });
  return () => {
    document.removeEventListener("click", onClick, { capture: true });
    replay = undefined;
  };
}

/** The page has changed; if the whole visit is recorded, the events of the previous page are sent now. */
export function replayPage(): void {
  if (!replay) return;
  if (replay.isWhole) sendReplay();
  const href = location.origin + redactPath(location.pathname);
  note(META, { href, width: innerWidth, height: innerHeight });
  if (replay.isWhole) recordSnapshot();
}

/** SPEC §9: every visit with an error is sent, with a snapshot of the page; the error itself may be left out. */
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

/** Sent in the background; if sending fails, that is ignored. */
export function sendReport(report: Report): void {
  void callApi(reportCall, report).catch(() => undefined);
}
