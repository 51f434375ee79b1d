import { useState } from "react";
import { Link, type LoaderFunctionArgs, useLoaderData, useSearchParams } from "react-router";
import { keyUnder } from "#core/message-key.ts";
import { useT } from "#i18n/use-t.ts";
import { useAction } from "#office-ui/calls/use-action.ts";
import { describeFilters } from "#office-ui/list/describe-filters.ts";
import { FilterBar } from "#office-ui/list/filters/filter-bar.tsx";
import { type ListState, readListAddress, writeListAddress } from "#office-ui/list/list-address.ts";
import { knownWords } from "#office-ui/marks/known-words.ts";
import { useOfficeFormat } from "#office-ui/marks/use-office-format.ts";
import { useMe } from "#office-ui/me/me.ts";
import { officeLanguage } from "#office-ui/me/office-language.ts";
import { OfficePage } from "#office-ui/page/office-page.tsx";
import { OfficePanel } from "#office-ui/page/office-panel.tsx";
import type { InputOf } from "#platform/api/call.ts";
import { callApi } from "#platform/client/call-api.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { listAuditCall, listStaffCall, listVersionsCall } from "../../staff-calls.ts";
import { AuditEntry } from "./audit-entry.tsx";
import { AUDIT_FIELDS, auditInput, readRecord } from "./audit-query.ts";
import { recordPath } from "./record-path.ts";
import { personWords, recordWords } from "./record-words.ts";
import { useAuditFormats } from "./use-audit-formats.ts";

function filterOf(search: URLSearchParams): InputOf<typeof listAuditCall> {
  const record = readRecord(search);
  return { ...auditInput(readListAddress(search, AUDIT_FIELDS)), ...(record ? { record } : {}) };
}
type Filter = ReturnType<typeof filterOf>;

/** Loads rows and a single record's versions; the versions cover at least these rows, as not every row has one. */
async function loadPage(filter: Filter, before?: { row?: number; version?: number }) {
  const { record } = filter;
  const from = (id: number | undefined) => (id === undefined ? {} : { before: id });
  const [page, { versions }] = await Promise.all([
    callApi(listAuditCall, { ...filter, ...from(before?.row), language: officeLanguage() }),
    record ? callApi(listVersionsCall, { record, ...from(before?.version) }) : { versions: [] },
  ]);
  return { ...page, versions };
}

export async function loader({ request }: LoaderFunctionArgs) {
  const [page, { staff }] = await Promise.all([
    loadPage(filterOf(new URL(request.url).searchParams)),
    callApi(listStaffCall, {}),
  ]);
  return { ...page, staff };
}

type Page = Awaited<ReturnType<typeof loadPage>>;
type FirstPage = Awaited<ReturnType<typeof loader>>;

/** All changes by staff, newest first, or only those of one record or one person. */
export default function AuditPage() {
  const t = useT();
  const first = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const { dayAndTime } = useOfficeFormat();
  const { busy, run } = useAction();
  const [more, setMore] = useState<{ of: Page; pages: Page[] }>();
  const pages = [first, ...(more?.of === first ? more.pages : [])];
  const rows = pages.flatMap((page) => page.rows);
  const names: Page["names"] = Object.assign({}, ...pages.map((page) => page.names));
  const versions = new Map(
    pages.flatMap((page) => page.versions).map((one) => [one.audit_id, one]),
  );
  const showMore = () =>
    run(async () => {
      const [row, version] = [rows.at(-1)?.id, [...versions.values()].at(-1)?.id];
      const before = { ...(row ? { row } : {}), ...(version ? { version } : {}) };
      const next = await loadPage(filterOf(search), before);
      setMore({ of: first, pages: [...pages.slice(1), next] });
    });
  return (
    <OfficePage title={t("office.audit.title")} showsAddress>
      <AuditFilters page={first} />
      <div className="office-body">
        <Shown filter={filterOf(search)} rows={rows} names={names} wholes={first.wholes} />
        <p className="text-ink-2">
          {first.sealed
            ? t("office.audit.sealed", { id: first.sealed.up_to, at: dayAndTime(first.sealed.at) })
            : t("office.audit.not_sealed")}
        </p>
        <OfficePanel title={t("office.audit.title")}>
          {rows.length === 0 && (
            <p className="border-t border-line px-4 py-3 text-ink-3">{t("office.audit.nothing")}</p>
          )}
          {rows.map((row) => (
            <AuditEntry key={row.id} row={row} version={versions.get(row.id)} names={names} />
          ))}
        </OfficePanel>
        {pages.at(-1)?.has_more && (
          <Button busy={busy} onClick={showMore}>
            {t("office.audit.more")}
          </Button>
        )}
      </div>
    </OfficePage>
  );
}

/** Filters by person and action; the record stays selected. */
function AuditFilters({ page: { staff, actions } }: { page: FirstPage }) {
  const t = useT();
  const [search, setSearch] = useSearchParams();
  const [adding, setAdding] = useState(false);
  const change = (state: ListState) => {
    const next = new URLSearchParams(writeListAddress(state));
    const record = readRecord(search);
    if (record) next.set("record", record);
    setSearch(next);
  };
  const fields = describeFilters(AUDIT_FIELDS, {
    who: {
      title: t("office.audit.who"),
      options: staff.map(({ id, name, email }) => ({
        value: String(id),
        label: name || email,
      })),
    },
    action: {
      title: t("office.audit.action"),
      options: actions.map((value) => ({
        value,
        label: knownWords(t, keyUnder("office.audit.actions", value)) ?? value,
      })),
    },
  });
  return (
    <FilterBar
      fields={fields}
      state={readListAddress(search, AUDIT_FIELDS)}
      onChange={change}
      summary=""
      adding={adding}
      onAdding={setAdding}
    />
  );
}

type ShownProps = { filter: Filter } & Pick<Page, "rows" | "names" | "wholes">;

/** Names the record whose changes are shown, with links to it and back to all changes. */
function Shown({ filter, rows, names, wholes }: ShownProps) {
  const t = useT();
  const formats = useAuditFormats(names);
  const { sites } = useMe();
  const { record, actor_id: who } = filter;
  if (!record && !who) return null;
  const person = rows.find((row) => row.who?.id === who)?.who;
  const unnamed = { id: who ?? 0, name: "", email: null };
  const of = record ? recordWords(record, formats) : personWords(person ?? unnamed, formats);
  const path =
    record &&
    recordPath(record, { sites, nameOf: formats.nameOf, wholeOf: (part) => wholes[part] });
  return (
    <p className="flex flex-wrap items-center gap-3">
      {t("office.audit.of_record", { record: of })}
      {path && <ButtonLink to={path}>{t("office.audit.open")}</ButtonLink>}
      <Link to="/audit" className="office-link">
        {t("office.audit.all")}
      </Link>
    </p>
  );
}
