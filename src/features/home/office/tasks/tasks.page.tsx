import { useState } from "react";
import { type LoaderFunctionArgs, useLoaderData, useLocation } from "react-router";
import { useT } from "#i18n/use-t.ts";
import { SavedViews } from "#office-ui/list/views/saved-views.tsx";
import { useOfficeFormat } from "#office-ui/marks/use-office-format.ts";
import { OfficePage } from "#office-ui/page/office-page.tsx";
import { OfficePanel } from "#office-ui/page/office-panel.tsx";
import type { InputOf } from "#platform/api/call.ts";
import { callApi } from "#platform/client/call-api.ts";
import { Button } from "#ui/button.tsx";
import { listTasksCall } from "../../staff-calls.ts";
import { TaskGroups } from "./task-groups.tsx";

const VIEWS = ["all", "mine", "problems", "snoozed"] as const;

const INPUTS: Readonly<Record<string, InputOf<typeof listTasksCall>>> = {
  mine: { mine: true },
  problems: { problem: true },
  snoozed: { snoozed: true },
};

const viewOf = (search: string) => new URLSearchParams(search).get("view") ?? "all";
const load = (search: string, after?: string) =>
  callApi(listTasksCall, { ...INPUTS[viewOf(search)], ...(after ? { after } : {}) });

export const loader = ({ request }: LoaderFunctionArgs) => load(new URL(request.url).search);

/** Everything that waits, what runs out soonest first. */
export default function TasksPage() {
  const t = useT();
  const { search } = useLocation();
  const { count } = useOfficeFormat();
  const first = useLoaderData<typeof loader>();
  const [more, setMore] = useState<{ of: typeof first; pages: (typeof first)[] }>();
  const pages = [first, ...(more?.of === first ? more.pages : [])];
  const next = pages.at(-1)?.next ?? null;
  const view = viewOf(search);
  const showMore = async () => {
    if (next === null) return;
    const page = await load(search, next);
    setMore({ of: first, pages: [...pages.slice(1), page] });
  };
  return (
    <OfficePage title={t("office.tasks.title")} showsAddress>
      <SavedViews
        views={VIEWS.map((id) => ({
          id,
          title: t(`office.tasks.views.${id}`),
          query: id === "all" ? "" : `view=${id}`,
        }))}
        query={view === "all" ? "" : `view=${view}`}
      />
      <div className="office-body">
        <OfficePanel
          title={t("office.tasks.mine")}
          aside={t("office.tasks.count", {
            count: first.total,
            shown: count(first.total, first.has_more),
          })}
        >
          <TaskGroups tasks={pages.flatMap(({ tasks }) => tasks)} />
        </OfficePanel>
        {next !== null && (
          <div className="list-more">
            <Button onClick={showMore}>{t("office.list.more")}</Button>
          </div>
        )}
      </div>
    </OfficePage>
  );
}
