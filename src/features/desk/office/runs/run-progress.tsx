import { asMessageKey, keyUnder } from "#core/message-key.ts";
import { useT } from "#i18n/use-t.ts";
import { OfficeIcon } from "#office-ui/icon/office-icon.tsx";
import { useOfficeFormat } from "#office-ui/marks/use-office-format.ts";
import { runFileCall, type ShownRun } from "../../runs/staff-calls.ts";

/** Counted exactly up to here. */
const COUNTED = 10_000;

/** How far long work is, what was refused, and the file that it made. */
export function RunProgress({ run }: { run: ShownRun }) {
  const t = useT();
  const { number, dayAndTime } = useOfficeFormat();
  const { status, total, done, refused, refusals } = run;
  const isOpen = status === "waiting" || status === "running";
  const all = total > COUNTED ? `${number(COUNTED)}+` : number(total);
  return (
    <div className="run-progress">
      <progress
        className="run-progress-bar"
        max={Math.max(1, total, done)}
        value={status === "done" ? Math.max(1, total, done) : done}
        aria-label={t(keyUnder("office.runs.kinds", run.kind.replace(".", "_")))}
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
    </div>
  );
}
