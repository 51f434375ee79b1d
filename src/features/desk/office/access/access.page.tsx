import { useState } from "react";
import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { keyUnder } from "#core/message-key.ts";
import { useT } from "#i18n/use-t.ts";
import { useOfficeFormat } from "#office/components/marks/use-office-format.ts";
import { OfficePage } from "#office/components/page/office-page.tsx";
import { ListEmpty } from "#office/components/page/page-states.tsx";
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
          <AccessTable rows={rows} />
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

function AccessTable({ rows }: { rows: readonly ListedAccess[] }) {
  const t = useT();
  const { dayAndTime } = useOfficeFormat();
  return (
    <div className="office-panel overflow-x-auto">
      <table className="plain-table">
        <thead>
          <tr>
            <th scope="col">{t("office.access.at")}</th>
            <th scope="col">{t("office.access.who")}</th>
            <th scope="col">{t("office.access.customer")}</th>
            <th scope="col">{t("office.access.what")}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, at, who, customer_id, customer, what }) => (
            <tr key={id}>
              <td className="num whitespace-nowrap">{dayAndTime(at)}</td>
              <td>{who}</td>
              <td>
                {customer_id === null ? (
                  t("office.access.many")
                ) : (
                  <Link className="office-link" to={`/customers/${customer_id}`}>
                    {customer || `#${customer_id}`}
                  </Link>
                )}
              </td>
              <td>{t(keyUnder("office.access.kinds", what.replace(".", "_")))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
