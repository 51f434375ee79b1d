import { Link, useLoaderData } from "react-router";
import { useT } from "#i18n/use-t.ts";
import { useAction } from "#office-ui/calls/use-action.ts";
import { jobWords } from "#office-ui/marks/job-words.ts";
import { useOfficeFormat } from "#office-ui/marks/use-office-format.ts";
import { useReasonWords } from "#office-ui/marks/use-reason-words.ts";
import { OfficePage } from "#office-ui/page/office-page.tsx";
import { OfficePanel } from "#office-ui/page/office-panel.tsx";
import { callApi } from "#platform/client/call-api.ts";
import { Button } from "#ui/button.tsx";
import { listJobsCall, retryJobCall } from "../../staff-calls.ts";

export const loader = () => callApi(listJobsCall, {});

/** Jobs that failed for good; each can be retried. */
export default function JobsPage() {
  const t = useT();
  const { jobs, open_tasks: openTasks } = useLoaderData<typeof loader>();
  const { moment } = useOfficeFormat();
  const { busy, run } = useAction();
  const reasonWords = useReasonWords();
  return (
    <OfficePage title={t("office.jobs.title")} showsAddress>
      <div className="office-body">
        <OfficePanel title={t("office.jobs.failed")} count={jobs.length}>
          {jobs.length === 0 && <NoJobs hasTasks={openTasks > 0} />}
          <ul>
            {jobs.map(({ id, name, failed_at, created_at, tries, error }) => (
              <li key={id} className="job">
                <span className="min-w-0">
                  <b className="font-medium">{jobWords(t, name)}</b>{" "}
                  <span className="text-ink-3">{t("office.jobs.tries", { count: tries })}</span>
                  <span className="block text-ink-2 first-letter:uppercase">
                    {error && reasonWords(error)}
                  </span>
                </span>
                <time className="num text-ink-3" dateTime={failed_at ?? created_at}>
                  {moment(failed_at ?? created_at)}
                </time>
                <Button
                  busy={busy}
                  onClick={() =>
                    void run(() => callApi(retryJobCall, { id }), t("office.jobs.retried"))
                  }
                >
                  {t("office.jobs.retry")}
                </Button>
              </li>
            ))}
          </ul>
        </OfficePanel>
      </div>
    </OfficePage>
  );
}

/** The task about a failed job stays until somebody closes it, so it can outlive the job in the queue. */
function NoJobs({ hasTasks }: { hasTasks: boolean }) {
  const t = useT();
  if (!hasTasks) return <p className="task-empty">{t("office.jobs.nothing")}</p>;
  return (
    <p className="task-empty">
      {t("office.jobs.only_tasks")}{" "}
      <Link to="/tasks" className="office-link underline">
        {t("office.jobs.to_tasks")}
      </Link>
    </p>
  );
}
