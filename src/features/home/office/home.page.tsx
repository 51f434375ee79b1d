import { Link, type LoaderFunctionArgs, useLoaderData, useNavigate } from "react-router";
import { useT } from "#i18n/use-t.ts";
import { useOfficeFormat } from "#office-ui/marks/use-office-format.ts";
import { useSiteOptions } from "#office-ui/me/use-site-options.ts";
import { OfficePage } from "#office-ui/page/office-page.tsx";
import { OfficePanel } from "#office-ui/page/office-panel.tsx";
import { callApi } from "#platform/client/call-api.ts";
import { SelectField } from "#ui/fields/select-field.tsx";
import { Notice } from "#ui/notice.tsx";

import { homeCall } from "../staff-calls.ts";
import { Figures } from "./figures/figures.tsx";
import { HomeHead } from "./home-head.tsx";
import { Queues } from "./queues.tsx";
import { ProblemList } from "./tasks/problem-list.tsx";
import { TaskGroups } from "./tasks/task-groups.tsx";

const siteOf = (search: string) => Number(new URLSearchParams(search).get("site")) || undefined;

export async function loader({ request }: LoaderFunctionArgs) {
  const siteId = siteOf(new URL(request.url).search);
  const home = await callApi(homeCall, siteId === undefined ? {} : { site_id: siteId });
  return { ...home, siteId };
}

/** Work that waits for the person's roles, problems, and today's figures. */
export default function HomePage() {
  const t = useT();
  const home = useLoaderData<typeof loader>();
  const { tasks, tasks_total: total, problems, queues, figures, not_open: notOpen } = home;
  const { count } = useOfficeFormat();
  return (
    <OfficePage title={t("office.home.title")} head={<HomeHead />} actions={<SiteChoice />}>
      <div className="home-page">
        <div className="home-page-main">
          {notOpen.map(({ id, name }) => (
            <Notice key={id} kind="warn">
              {t("office.home.not_open", { name })}{" "}
              <Link to={`/open?site=${id}`} className="office-link">
                {t("office.home.go_on_opening")}
              </Link>
            </Notice>
          ))}
          <OfficePanel
            title={t("office.tasks.mine")}
            aside={
              <Link to="/tasks" className="office-link">
                {t("office.tasks.all", {
                  count: total,
                  shown: count(total, home.has_more_tasks),
                })}
              </Link>
            }
          >
            <TaskGroups tasks={tasks} mineFirst />
          </OfficePanel>
          <OfficePanel
            title={t("office.tasks.problems")}
            count={problems.length}
            aside={<span className="desktop-only">{t("office.tasks.once")}</span>}
          >
            <ProblemList tasks={problems} />
          </OfficePanel>
        </div>
        {(figures || queues.length > 0) && (
          <div className="home-page-aside">
            {figures && <Figures figures={figures} />}
            {queues.length > 0 && <Queues queues={queues} />}
          </div>
        )}
      </div>
    </OfficePage>
  );
}

const EVERY_SITE = "";

function SiteChoice() {
  const t = useT();
  const navigate = useNavigate();
  const siteOptions = useSiteOptions();
  const { siteId } = useLoaderData<typeof loader>();
  if (siteOptions.length < 2) return null;
  return (
    <SelectField
      label={t("office.home.site")}
      hideLabel
      className="home-page-site"
      value={siteId === undefined ? EVERY_SITE : String(siteId)}
      options={[{ value: EVERY_SITE, label: t("office.home.every_site") }, ...siteOptions]}
      onChoose={(value) => navigate(value === EVERY_SITE ? "/" : `/?site=${value}`)}
    />
  );
}
