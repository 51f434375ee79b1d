import { useState } from "react";
import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { keyUnder } from "#core/message-key.ts";
import { useT } from "#i18n/use-t.ts";
import { useOfficeFormat } from "#office-ui/marks/use-office-format.ts";
import { OfficePage } from "#office-ui/page/office-page.tsx";
import { OfficePanel } from "#office-ui/page/office-panel.tsx";
import { ListEmpty } from "#office-ui/page/page-states.tsx";
import { callApi } from "#platform/client/call-api.ts";
import { Button } from "#ui/button.tsx";
import { accessLogCall, type ListedAccess } from "../../staff-calls.ts";

const filterOf = (search: string) => {
  const customer = Number(new URLSearchParams(search).get("customer"));
  return Number.isSafeInteger(customer) && customer > 0 ? { customer_id: customer } : {};
};

export async function loader({ request }: LoaderFunctionArgs) {
  const { search } = new URL(request.url);
  return { search, first: await callApi(accessLogCall, filterOf(search)) };
}

/** Who of staff looked at whom. */
export default function AccessPage() {
  const t = useT();
  const { search, first } = useLoaderData<typeof loader>();
  const [more, setMore] = useState<{ rows: ListedAccess[]; next: number | null }>();
  const rows = [...first.rows, ...(more?.rows ?? [])];
  const next = more ? more.next : first.next;
  const showMore = async () => {
    if (next === null) return;
    const page = await callApi(accessLogCall, { ...filterOf(search), before: next });
    setMore({ rows: [...(more?.rows ?? []), ...page.rows], next: page.next });
  };
  return (
    <OfficePage title={t("office.access.title")}>
      <div className="office-body grid gap-4">
        <p className="text-ink-2">{t("office.access.text")}</p>
        {rows.length === 0 ? (
          <ListEmpty title={t("office.access.empty")} />
        ) : (
          <OfficePanel title={t("office.access.title")}>
            <ul>
              {rows.map((row) => (
                <AccessRow key={row.id} row={row} />
              ))}
            </ul>
          </OfficePanel>
        )}
        {next !== null && (
          <div>
            <Button onClick={showMore}>{t("office.access.more")}</Button>
          </div>
        )}
      </div>
    </OfficePage>
  );
}

function AccessRow({ row }: { row: ListedAccess }) {
  const t = useT();
  const { moment } = useOfficeFormat();
  const { at, who, customer_id, customer, what } = row;
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 border-t border-line px-4 py-2">
      <span className="min-w-48 flex-1">
        {customer_id === null ? (
          t("office.access.many")
        ) : (
          <Link className="office-link" to={`/customers/${customer_id}`}>
            {customer || `#${customer_id}`}
          </Link>
        )}
        <span className="ms-3 text-ink-2">
          {t(keyUnder("office.access.kinds", what.replace(".", "_")))}
        </span>
      </span>
      <span className="text-12 text-ink-3">
        {who} <span className="num">· {moment(at)}</span>
      </span>
    </li>
  );
}
