import { useState } from "react";
import { type LoaderFunctionArgs, useLoaderData, useLocation, useNavigate } from "react-router";
import { rulesOf, TASK_KIND_NAMES } from "#features/records/domain/task-kinds.ts";
import { useT } from "#i18n/use-t.ts";
import { describeFilters } from "#office-ui/list/describe-filters.ts";
import { FilterBar } from "#office-ui/list/filters/filter-bar.tsx";
import { type ListState, readListAddress, writeListAddress } from "#office-ui/list/list-address.ts";
import { SavedViews } from "#office-ui/list/views/saved-views.tsx";
import { useOfficeFormat } from "#office-ui/marks/use-office-format.ts";
import { useMe } from "#office-ui/me/me.ts";
import { useSiteOptions } from "#office-ui/me/use-site-options.ts";
import { OfficePage } from "#office-ui/page/office-page.tsx";
import { OfficePanel } from "#office-ui/page/office-panel.tsx";
import type { InputOf } from "#platform/api/call.ts";
import { canActAs } from "#platform/auth/staff-role.ts";
import { callApi } from "#platform/client/call-api.ts";
import { Button } from "#ui/button.tsx";
import { listTasksCall } from "../../staff-calls.ts";
import { TaskGroups } from "./task-groups.tsx";
import { taskTitle } from "./task-title.ts";
import { TASKS_FIELDS, tasksInput } from "./tasks-query.ts";

const VIEWS = ["all", "mine", "problems", "snoozed"] as const;

const INPUTS: Readonly<Record<string, InputOf<typeof listTasksCall>>> = {
  mine: { mine: true },
  problems: { problem: true },
  snoozed: { snoozed: true },
};

const viewOf = (search: string) => {
  const named = new URLSearchParams(search).get("view");
  return VIEWS.find((view) => view === named) ?? "all";
};
const load = (search: string, after?: string) =>
  callApi(listTasksCall, {
    ...INPUTS[viewOf(search)],
    ...tasksInput(readListAddress(search, TASKS_FIELDS)),
    ...(after ? { after } : {}),
  });

/** The query string of a view with the current filters. */
const queryOf = (view: string, state: ListState) =>
  [view === "all" ? "" : `view=${view}`, writeListAddress(state)].filter(Boolean).join("&");

export const loader = ({ request }: LoaderFunctionArgs) => load(new URL(request.url).search);

/** All waiting tasks, those with the least remaining time first. */
export default function TasksPage() {
  const t = useT();
  const { search } = useLocation();
  const { count } = useOfficeFormat();
  const first = useLoaderData<typeof loader>();
  const [more, setMore] = useState<{ of: typeof first; pages: (typeof first)[] }>();
  const pages = [first, ...(more?.of === first ? more.pages : [])];
  const next = pages.at(-1)?.next ?? null;
  const view = viewOf(search);
  const state = readListAddress(search, TASKS_FIELDS);
  const navigate = useNavigate();
  const [adding, setAdding] = useState(false);
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
          query: queryOf(id, state),
        }))}
        query={queryOf(view, state)}
      />
      <FilterBar
        fields={useTaskFilters()}
        state={state}
        onChange={(next) => void navigate({ search: `?${queryOf(view, next)}` })}
        summary=""
        adding={adding}
        onAdding={setAdding}
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

/** Offers only kinds of tasks that the person's roles can have. */
function useTaskFilters() {
  const t = useT();
  const { grants } = useMe();
  const kinds = TASK_KIND_NAMES.filter((kind) =>
    grants.some(({ role }) => rulesOf(kind).roles.some((wanted) => canActAs([role], wanted))),
  );
  return describeFilters(TASKS_FIELDS, {
    kind: {
      title: t("office.tasks.kind_title"),
      options: kinds.map((kind) => ({ value: kind, label: taskTitle(t, { kind, label: "…" }) })),
    },
    site: { title: t("office.tasks.site"), options: useSiteOptions() },
  });
}
