import { useLoaderData, useRevalidator } from "react-router";
import { keyUnder } from "#core/message-key.ts";
import { useT } from "#i18n/use-t.ts";
import { useOfficeFormat } from "#office-ui/marks/use-office-format.ts";
import { OfficePage } from "#office-ui/page/office-page.tsx";
import { OfficePanel } from "#office-ui/page/office-panel.tsx";
import { ListEmpty } from "#office-ui/page/page-states.tsx";
import { callApi } from "#platform/client/call-api.ts";
import { Button } from "#ui/button.tsx";
import { listRunsCall } from "../../runs/staff-calls.ts";
import { openRun } from "./run-dialog.tsx";
import { RunProgress } from "./run-progress.tsx";

export const loader = () => callApi(listRunsCall, {});

/** The person's own long work of the last day, with its files. */
export default function RunsPage() {
  const t = useT();
  const { runs } = useLoaderData<typeof loader>();
  const { moment } = useOfficeFormat();
  const { revalidate } = useRevalidator();
  const onUndo = (id: string, title: string) =>
    openRun({ id, title, onEnd: () => void revalidate() });
  return (
    <OfficePage
      title={t("office.runs.title")}
      actions={<Button onClick={() => void revalidate()}>{t("office.runs.refresh")}</Button>}
    >
      <div className="office-body grid gap-4">
        <p className="text-ink-2">{t("office.runs.text")}</p>
        {runs.length === 0 && <ListEmpty title={t("office.runs.empty")} />}
        {runs.map((run) => (
          <OfficePanel
            key={run.id}
            isEntry
            title={t(keyUnder("office.runs.kinds", run.kind.replace(".", "_")))}
            aside={<span className="num">{moment(run.created_at)}</span>}
          >
            <div className="px-4 pb-4">
              <RunProgress run={run} onUndo={onUndo} />
            </div>
          </OfficePanel>
        ))}
      </div>
    </OfficePage>
  );
}
