import { Link } from "react-router";
import { isUnpaid } from "#features/orders/domain/order-status.ts";
import { useOrderMoney } from "#features/orders/shop/use-order-money.ts";
import { useDates } from "#features/sites/shop/use-dates.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { buttonClass } from "#ui/button-class.ts";
import { NumberCell } from "#ui/table/number-cell.tsx";
import { type Column, Table } from "#ui/table/table.tsx";
import type { QuoteSummary } from "../domain/quote-view.ts";
import { QuoteBadge } from "./quote-badge.tsx";
import { infoPath, quotePath } from "./quotes-path.ts";

type QuotesTableProps = { quotes: readonly QuoteSummary[]; isAll: boolean };

/** Two sites may have one name: its country tells them apart, where it has one. */
const siteTitle = ({ name, region }: QuoteSummary["site"]): string =>
  region === "default" ? name : `${name} ${region.toUpperCase()}`;

export function QuotesTable({ quotes, isAll }: QuotesTableProps) {
  const t = useT();
  const columns: Column<QuoteSummary>[] = [
    { id: "number", header: t("quotes.list.number"), cell: (quote) => <QuoteLink quote={quote} /> },
    { id: "what", header: t("my_orders.what"), cell: (quote) => <Things quote={quote} /> },
    ...(isAll
      ? [
          {
            id: "store",
            header: t("quotes.list.store"),
            cell: ({ site }: QuoteSummary) => siteTitle(site),
          },
        ]
      : []),
    { id: "status", header: t("my_orders.status"), cell: (quote) => <State quote={quote} /> },
    {
      id: "total",
      header: t("my_orders.total"),
      numeric: true,
      cell: (quote) => <Total quote={quote} />,
    },
  ];
  return (
    <Table
      caption={t("quotes.list.title")}
      hideCaption
      columns={columns}
      rows={quotes}
      rowKey={({ id }) => id}
    />
  );
}

type Shown = { quote: QuoteSummary };

function QuoteLink({ quote: { slug, number, created_at } }: Shown) {
  const t = useT();
  const dates = useDates();
  const { language } = useShell();
  return (
    <NumberCell
      to={quotePath(language, slug)}
      label={t("quotes.open", { number })}
      at={created_at}
      day={dates.day(created_at)}
    >
      {number}
    </NumberCell>
  );
}

function Things({ quote }: Shown) {
  const t = useT();
  return (
    <span className="line-clamp-2 min-w-0 text-14 text-ink-2 wrap-anywhere">
      {quote.names.join(", ")}
      {quote.quantity > quote.names.length && (
        <> · {t("my_orders.things", { count: quote.quantity })}</>
      )}
    </span>
  );
}

/** Where it stands, and what to do next. */
function State({ quote }: Shown) {
  const t = useT();
  const { language } = useShell();
  return (
    <span className="flex flex-wrap items-center gap-3 max-sm:justify-end">
      <QuoteBadge quote={quote} />
      {quote.status === "needs_info" && (
        <Link
          to={infoPath(language, quote.slug)}
          className={buttonClass({ variant: "go" })}
          aria-label={`${t("quotes.answer")}: ${quote.number}`}
        >
          {t("quotes.answer")}
        </Link>
      )}
      {quote.order_status && isUnpaid(quote.order_status) && (
        <Link
          to={quotePath(language, quote.slug)}
          className={buttonClass({ variant: "go" })}
          aria-label={`${t("my_orders.pay")}: ${quote.number}`}
        >
          {t("my_orders.pay")}
        </Link>
      )}
      {quote.status === "priced" && (
        <Link
          to={quotePath(language, quote.slug)}
          className={buttonClass({ variant: "go" })}
          aria-label={`${t("quotes.order")}: ${quote.number}`}
        >
          {t("quotes.order")}
        </Link>
      )}
    </span>
  );
}

function Total({ quote }: Shown) {
  const t = useT();
  const show = useOrderMoney(quote.currency);
  const price = quote.total === null ? "–" : show(quote.total);
  return (
    <span className="font-semibold whitespace-nowrap">
      {quote.is_from ? t("checkout.from_price", { price }) : price}
    </span>
  );
}
