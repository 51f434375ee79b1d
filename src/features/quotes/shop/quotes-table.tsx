import { Link } from "react-router";
import { isUnpaid } from "#features/orders/domain/order-status.ts";
import { useOrderMoney } from "#features/orders/shop/use-order-money.ts";
import { useDates } from "#features/sites/shop/use-dates.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { buttonClass } from "#ui/button.tsx";
import { type Column, NumberCell, PhoneEntry, Table } from "#ui/table/table.tsx";
import type { QuoteSummary } from "../contract.ts";
import { siteTitle } from "../domain/site-title.ts";
import { QuoteBadge } from "./quote-badge.tsx";
import { infoPath, quotePath } from "./quotes-path.ts";

type QuotesTableProps = { quotes: readonly QuoteSummary[]; isAll: boolean };

export function QuotesTable({ quotes, isAll }: QuotesTableProps) {
  const t = useT();
  const { config } = useShell();
  const sites = [config.site, ...quotes.map(({ site }) => site)];
  const columns: Column<QuoteSummary>[] = [
    { id: "number", header: t("quotes.list.number"), cell: (quote) => <QuoteLink quote={quote} /> },
    { id: "what", header: t("my_orders.what"), cell: (quote) => <QuoteGoods quote={quote} /> },
    ...(isAll
      ? [
          {
            id: "store",
            header: t("quotes.list.store"),
            cell: ({ site }: QuoteSummary) => siteTitle(site, sites),
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
      phone={(quote) => (
        <PhoneQuote quote={quote} store={isAll ? siteTitle(quote.site, sites) : ""} />
      )}
    />
  );
}

type Shown = { quote: QuoteSummary };

/** First row: number, status and total; then date and goods. */
function PhoneQuote({ quote, store }: Shown & { store: string }) {
  const t = useT();
  const dates = useDates();
  const { language } = useShell();
  const { slug, number, created_at } = quote;
  return (
    <PhoneEntry
      lead={
        <>
          <Link
            to={quotePath(language, slug)}
            className="link"
            aria-label={t("quotes.open", { number })}
          >
            {number}
          </Link>
          <QuoteBadge quote={quote} />
        </>
      }
      end={<Total quote={quote} />}
      below={[dates.day(created_at), store, linesOf(t, quote)].filter(Boolean).join(" · ")}
      action={<NextStep quote={quote} />}
    />
  );
}

const linesOf = (t: ReturnType<typeof useT>, { names, quantity }: QuoteSummary): string =>
  quantity > names.length
    ? [names.join(", "), t("my_orders.things", { count: quantity })].join(" · ")
    : names.join(", ");

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

function QuoteGoods({ quote }: Shown) {
  const t = useT();
  return (
    <span className="line-clamp-2 min-w-0 text-14 text-ink-2 wrap-anywhere">
      {linesOf(t, quote)}
    </span>
  );
}

/** The status, and the link to the next step. */
function State({ quote }: Shown) {
  return (
    <span className="flex flex-wrap items-center gap-3">
      <QuoteBadge quote={quote} />
      <NextStep quote={quote} />
    </span>
  );
}

/** Renders nothing if the customer has nothing to do. */
function NextStep({ quote }: Shown) {
  const t = useT();
  const { language } = useShell();
  const next = nextOf(quote);
  if (!next) return null;
  const pathOf = next === "quotes.answer" ? infoPath : quotePath;
  return (
    <Link
      to={pathOf(language, quote.slug)}
      className={buttonClass({ variant: "go" })}
      aria-label={`${t(next)}: ${quote.number}`}
    >
      {t(next)}
    </Link>
  );
}

function nextOf({ status, order_status }: QuoteSummary) {
  if (status === "needs_info") return "quotes.answer";
  if (order_status && isUnpaid(order_status)) return "my_orders.pay";
  return status === "priced" ? "quotes.order" : undefined;
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
