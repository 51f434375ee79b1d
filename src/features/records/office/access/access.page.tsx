import { useState } from "react";
import { Link, type LoaderFunctionArgs, useLoaderData, useSearchParams } from "react-router";
import { keyUnder } from "#core/message-key.ts";
import { useT } from "#i18n/use-t.ts";
import { useOfficeFormat } from "#office-ui/marks/use-office-format.ts";
import { OfficePage } from "#office-ui/page/office-page.tsx";
import { OfficePanel } from "#office-ui/page/office-panel.tsx";
import { ListEmpty } from "#office-ui/page/page-states.tsx";
import { callApi } from "#platform/client/call-api.ts";
import { Button } from "#ui/button.tsx";
import { SelectField } from "#ui/fields/select-field.tsx";
import { accessLogCall, type ListedAccess } from "../../staff-calls.ts";

const PARAMETERS = { customer: "customer_id", who: "actor_id" } as const;
type Filter = { customer_id?: number; actor_id?: number };

function filterOf(search: URLSearchParams): Filter {
  const filter: Filter = {};
  for (const name of ["customer", "who"] as const) {
    const id = Number(search.get(name));
    if (Number.isSafeInteger(id) && id > 0) filter[PARAMETERS[name]] = id;
  }
  return filter;
}

export const loader = ({ request }: LoaderFunctionArgs) =>
  callApi(accessLogCall, filterOf(new URL(request.url).searchParams));

type Page = Awaited<ReturnType<typeof loader>>;

/** Log of staff looking at customers: all entries, those about one person, or those by one colleague. */
export default function AccessPage() {
  const t = useT();
  const first = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const [more, setMore] = useState<{ of: Page; pages: Page[] }>();
  const pages = [first, ...(more?.of === first ? more.pages : [])];
  const rows = pages.flatMap((page) => page.rows);
  const next = pages.at(-1)?.next ?? null;
  const showMore = async () => {
    if (next === null) return;
    const page = await callApi(accessLogCall, { ...filterOf(search), before: next });
    setMore({ of: first, pages: [...pages.slice(1), page] });
  };
  return (
    <OfficePage title={t("office.access.title")} showsAddress>
      <div className="office-body grid gap-4">
        <p className="text-ink-2">{t("office.access.text")}</p>
        <Narrowed page={first} />
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

/** Filters by colleague; shows the filtered customer with a link back to all entries. */
function Narrowed({ page: { colleagues, customer } }: { page: Page }) {
  const t = useT();
  const [search, setSearch] = useSearchParams();
  const { customer_id, actor_id } = filterOf(search);
  const narrow = (who: string) =>
    setSearch((before) => {
      const after = new URLSearchParams(before);
      if (who) after.set("who", who);
      else after.delete("who");
      return after;
    });
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
      <SelectField
        label={t("office.access.by")}
        value={actor_id === undefined ? "" : String(actor_id)}
        options={[
          { value: "", label: t("office.access.by_all") },
          ...colleagues.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        onChoose={narrow}
      />
      {customer_id !== undefined && (
        <p className="flex flex-wrap items-center gap-3">
          {t("office.access.of_customer", { name: customer || `#${customer_id}` })}
          <Link to="/access" className="office-link">
            {t("office.access.all")}
          </Link>
        </p>
      )}
    </div>
  );
}

function AccessRow({ row }: { row: ListedAccess }) {
  const t = useT();
  const { moment } = useOfficeFormat();
  const { at, who_id, who, what } = row;
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 border-t border-line px-4 py-2">
      <span className="min-w-48 flex-1">
        <Whom row={row} />
        <span className="ms-3 text-ink-2">
          {t(keyUnder("office.access.kinds", what.replace(".", "_")))}
        </span>
      </span>
      <span className="text-12 text-ink-3">
        {who_id === null ? (
          who
        ) : (
          <Link className="office-link" to={`/access?who=${who_id}`}>
            {who}
          </Link>
        )}{" "}
        <span className="num">· {moment(at)}</span>
      </span>
    </li>
  );
}

/** Guests have no customer page, so the opened record is named instead. */
function Whom({ row: { customer_id, customer, record, what } }: { row: ListedAccess }) {
  const t = useT();
  if (customer_id !== null) {
    return (
      <Link className="office-link" to={`/customers/${customer_id}`}>
        {customer || `#${customer_id}`}
      </Link>
    );
  }
  if (record === null || what.includes(".")) return t("office.access.many");
  const [kind, id] = record.split(":");
  if (kind !== "order") return `${t("office.access.guest")} · #${id}`;
  return (
    <Link className="office-link" to={`/orders/${id}`}>
      {t("office.access.guest")} · QU{id}
    </Link>
  );
}
