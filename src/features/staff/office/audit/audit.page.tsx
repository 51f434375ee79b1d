import { useState } from "react";
import { Link, type LoaderFunctionArgs, useLoaderData, useSearchParams } from "react-router";
import { keyUnder } from "#core/message-key.ts";
import { useT } from "#i18n/use-t.ts";
import { useAction } from "#office-ui/calls/use-action.ts";
import { knownWords } from "#office-ui/marks/known-words.ts";
import { useOfficeFormat } from "#office-ui/marks/use-office-format.ts";
import { useMe } from "#office-ui/me/me.ts";
import { OfficePage } from "#office-ui/page/office-page.tsx";
import { OfficePanel } from "#office-ui/page/office-panel.tsx";
import { callApi } from "#platform/client/call-api.ts";
import { Button } from "#ui/button.tsx";
import { type AuditRow, listAuditCall } from "../../staff-calls.ts";
import { detailWords, recordWords } from "./audit-words.ts";

const recordOf = (search: string) => new URLSearchParams(search).get("record") || undefined;

export async function loader({ request }: LoaderFunctionArgs) {
  const record = recordOf(new URL(request.url).search);
  return callApi(listAuditCall, record ? { record } : {});
}

/** Every change by staff, newest first, or those of one record. */
export default function AuditPage() {
  const t = useT();
  const first = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const { dayAndTime } = useOfficeFormat();
  const siteName = useSiteName();
  const { busy, run } = useAction();
  const [more, setMore] = useState<{ of: unknown; rows: AuditRow[]; hasMore: boolean }>();
  const record = recordOf(search.toString());
  const added = more?.of === first ? more : { rows: [], hasMore: first.has_more };
  const rows = [...first.rows, ...added.rows];
  const showMore = () =>
    run(async () => {
      const before = rows.at(-1)?.id;
      const page = await callApi(listAuditCall, {
        ...(record ? { record } : {}),
        ...(before ? { before } : {}),
      });
      setMore({ of: first, rows: [...added.rows, ...page.rows], hasMore: page.has_more });
    });
  return (
    <OfficePage title={t("office.audit.title")} showsAddress>
      <div className="office-body">
        {record && (
          <p>
            {t("office.audit.of_record", { record: recordWords(record, t, siteName) })}{" "}
            <Link to="/audit" className="office-link">
              {t("office.audit.all")}
            </Link>
          </p>
        )}
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
            <Entry key={row.id} row={row} />
          ))}
        </OfficePanel>
        {added.hasMore && (
          <Button busy={busy} onClick={showMore}>
            {t("office.audit.more")}
          </Button>
        )}
      </div>
    </OfficePage>
  );
}

function useSiteName() {
  const { sites } = useMe();
  return (id: number) => sites.find((site) => site.id === id)?.name;
}

function Entry({ row }: { row: AuditRow }) {
  const t = useT();
  const siteName = useSiteName();
  const { dayAndTime, moment, money } = useOfficeFormat();
  const who = row.who?.name || row.who?.email || t(keyUnder("office.audit.way", row.way));
  return (
    <div className="grid gap-x-4 border-t border-line px-4 py-2 lg:grid-cols-[9rem_11rem_minmax(0,1fr)_10rem]">
      <span className="num text-ink-2">{moment(row.at)}</span>
      <span className="truncate font-medium">{who}</span>
      <span className="min-w-0 break-words">
        {/* What an earlier version did may have no text any more. */}
        {knownWords(t, keyUnder("office.audit.actions", row.action)) ?? row.action}
        <span className="block text-12 text-ink-3">
          {detailWords(row, { t, dayAndTime, money, siteName }).join(" · ")}
        </span>
      </span>
      <Link
        to={`/audit?record=${encodeURIComponent(row.record)}`}
        className="office-link num truncate"
      >
        {recordWords(row.record, t, siteName)}
      </Link>
    </div>
  );
}
