import { Link } from "react-router";
import { keyUnder } from "#core/message-key.ts";
import { toCents } from "#core/money.ts";
import { useDates } from "#features/sites/shop/use-dates.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { formatMoney } from "#i18n/format.ts";
import { useT } from "#i18n/use-t.ts";
import { buttonClass } from "#ui/button.tsx";
import { type Column, NumberCell, PhoneEntry, Table } from "#ui/table/table.tsx";
import type { ForwardSummary } from "../contract.ts";
import { isUnpaid } from "../domain/forward-status.ts";
import { deliveryPath, forwardPayPath } from "../domain/forwarding-paths.ts";
import { ForwardStatusBadge } from "./forward-status-badge.tsx";

export function RequestsTable({ requests }: { requests: readonly ForwardSummary[] }) {
  const t = useT();
  const columns: Column<ForwardSummary>[] = [
    { id: "number", header: t("forwarding.number"), cell: (one) => <NumberLink request={one} /> },
    { id: "what", header: t("forwarding.what"), cell: (one) => <What request={one} /> },
    { id: "status", header: t("forwarding.status_title"), cell: (one) => <State request={one} /> },
    {
      id: "total",
      header: t("forwarding.total"),
      numeric: true,
      cell: (one) => <Total request={one} />,
    },
  ];
  return (
    <Table
      caption={t("forwarding.parcels")}
      hideCaption
      columns={columns}
      rows={requests}
      rowKey={({ id }) => id}
      phone={(one) => <PhoneRequest request={one} />}
    />
  );
}

type Shown = { request: ForwardSummary };

/** First row: number, status and total; then date and goods. */
function PhoneRequest({ request }: Shown) {
  const dates = useDates();
  const { language, config } = useShell();
  const { id, number, status, created_at, goods } = request;
  return (
    <PhoneEntry
      lead={
        <>
          <Link to={`/${language}${deliveryPath(config.site.product, id)}`} className="link">
            {number}
          </Link>
          <ForwardStatusBadge status={status} />
        </>
      }
      end={<Total request={request} />}
      below={`${dates.day(created_at)} · ${goods.join(", ")}`}
      action={<NextStep request={request} />}
    />
  );
}

function NumberLink({ request: { id, number, created_at } }: Shown) {
  const dates = useDates();
  const { language, config } = useShell();
  return (
    <NumberCell
      to={`/${language}${deliveryPath(config.site.product, id)}`}
      at={created_at}
      day={dates.day(created_at)}
    >
      {number}
    </NumberCell>
  );
}

function What({ request }: Shown) {
  const t = useT();
  return (
    <span className="flex min-w-0 items-center gap-3">
      {request.photo && (
        <img
          src={request.photo}
          alt=""
          width={64}
          height={48}
          loading="lazy"
          className="h-12 w-16 shrink-0 rounded-sm bg-sunk object-cover"
        />
      )}
      <span className="min-w-0">
        <span className="line-clamp-2">{request.goods.join(", ")}</span>
        <span className="block text-14 text-ink-2">
          {request.shops.join(", ")}
          {" · "}
          {t(keyUnder("calculator.country", request.warehouse))}
          {request.parcels > 1 && ` · ${t("forwarding.parcels_count", { count: request.parcels })}`}
        </span>
      </span>
    </span>
  );
}

/** The status, and the link to the next step. */
function State({ request }: Shown) {
  return (
    <span className="flex flex-wrap items-center gap-3">
      <ForwardStatusBadge status={request.status} />
      <NextStep request={request} />
    </span>
  );
}

/** Renders nothing if the customer has nothing to do. */
function NextStep({ request }: Shown) {
  const t = useT();
  const { language, config } = useShell();
  const { status, id, number } = request;
  const next = isUnpaid(status)
    ? { to: forwardPayPath(config.site.product, id), words: t("forwarding.pay") }
    : status === "received"
      ? { to: deliveryPath(config.site.product, id), words: t("forwarding.choose") }
      : undefined;
  if (!next) return null;
  return (
    <Link
      to={`/${language}${next.to}`}
      className={buttonClass({ variant: isUnpaid(status) ? "go" : "line" })}
      aria-label={`${next.words}: ${number}`}
    >
      {next.words}
    </Link>
  );
}

function Total({ request: { total } }: Shown) {
  const { language } = useShell();
  if (total === null) return <span className="text-ink-2">–</span>;
  return (
    <span className="font-semibold whitespace-nowrap">
      {formatMoney(toCents(total), "EUR", language)}
    </span>
  );
}
