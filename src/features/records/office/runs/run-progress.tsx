import { asMessageKey, keyUnder } from "#core/message-key.ts";
import { useT } from "#i18n/use-t.ts";
import { useAction } from "#office-ui/calls/use-action.ts";
import { OfficeIcon } from "#office-ui/icon/office-icon.tsx";
import { countText } from "#office-ui/list/counted-page.ts";
import { useOfficeFormat } from "#office-ui/marks/use-office-format.ts";
import { callApi } from "#platform/client/call-api.ts";
import { Button } from "#ui/button.tsx";
import { runFileCall, type ShownRun, undoRunCall } from "../../runs/staff-calls.ts";

type RunProgressProps = {
  run: ShownRun;
  /** Called when another run has started to undo this one, with that run's id and title. */
  onUndo: (id: string, title: string) => void;
};

/** The progress of long work, its refusals, its file, and the undo button. */
export function RunProgress({ run, onUndo }: RunProgressProps) {
  const t = useT();
  const { busy, run: send } = useAction();
  const titleOf = (kind: string) => t(keyUnder("office.runs.kinds", kind.replace(".", "_")));
  const undo = () =>
    void send(async () => {
      const undone = await callApi(undoRunCall, { id: run.id });
      onUndo(undone.run, titleOf(undone.kind));
    });
  const { number, dayAndTime } = useOfficeFormat();
  const { status, total, done, refused, refusals } = run;
  const isOpen = status === "waiting" || status === "running";
  const all = countText(total, number);
  return (
    <div className="run-progress">
      <progress
        className="run-progress-bar"
        max={Math.max(1, total, done)}
        value={status === "done" ? Math.max(1, total, done) : done}
        aria-label={titleOf(run.kind)}
      />
      <p className="num" aria-live="polite">
        {isOpen
          ? t("office.runs.progress", { done: number(done), total: all })
          : t(keyUnder("office.runs.ended", status), {
              done: number(done - refused),
              refused: number(refused),
            })}
      </p>
      {refusals.length > 0 && (
        <ul className="run-progress-refusals">
          {refusals.slice(0, 20).map(({ what, message }) => (
            <li key={what}>
              <span className="num font-medium">{what}</span> {t(asMessageKey(message))}
            </li>
          ))}
        </ul>
      )}
      {run.has_file && (
        <a className="btn btn-go" href={`${runFileCall.path}?id=${run.id}`} download>
          <OfficeIcon name="download" />
          {t("office.runs.fetch", { until: dayAndTime(run.expires_at) })}
        </a>
      )}
      {run.can_undo && (
        <Button busy={busy} onClick={undo}>
          <OfficeIcon name="rotate-ccw" />
          {t("office.runs.undo")}
        </Button>
      )}
    </div>
  );
}
