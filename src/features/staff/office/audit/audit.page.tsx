import { useState } from "react";
import { Link, type LoaderFunctionArgs, useLoaderData, useSearchParams } from "react-router";
import { useT } from "#i18n/use-t.ts";
import { useAction } from "#office-ui/calls/use-action.ts";
import { useOfficeFormat } from "#office-ui/marks/use-office-format.ts";
import { useMe } from "#office-ui/me/me.ts";
import { officeLanguage } from "#office-ui/me/office-language.ts";
import { OfficePage } from "#office-ui/page/office-page.tsx";
import { OfficePanel } from "#office-ui/page/office-panel.tsx";
import { callApi } from "#platform/client/call-api.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { listAuditCall, listVersionsCall } from "../../staff-calls.ts";
import { AuditEntry } from "./audit-entry.tsx";
import { recordPath } from "./record-path.ts";
import { personWords, recordWords } from "./record-words.ts";
import { useAuditFormats } from "./use-audit-formats.ts";

type Filter = { record?: string; actor_id?: number };

function filterOf(search: URLSearchParams): Filter {
  const [record, who] = [search.get("record"), Number(search.get("who"))];
  return { ...(record ? { record } : {}), ...(who > 0 ? { actor_id: who } : {}) };
}

/** Rows, and of one record its versions: at least those of the rows, since not every change leaves one. */
async function loadPage(filter: Filter, before?: { row?: number; version?: number }) {
  const { record } = filter;
  const from = (id: number | undefined) => (id === undefined ? {} : { before: id });
  const [page, { versions }] = await Promise.all([
    callApi(listAuditCall, { ...filter, ...from(before?.row), language: officeLanguage() }),
    record ? callApi(listVersionsCall, { record, ...from(before?.version) }) : { versions: [] },
  ]);
  return { ...page, versions };
}

export const loader = ({ request }: LoaderFunctionArgs) =>
  loadPage(filterOf(new URL(request.url).searchParams));

type Page = Awaited<ReturnType<typeof loader>>;

/** Every change by staff, newest first, or those of one record or one person. */
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

type ShownProps = { filter: Filter } & Pick<Page, "rows" | "names" | "wholes">;

/** Whose changes these are, with the way to the record and back to all. */
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
