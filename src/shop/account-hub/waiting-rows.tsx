import { Link } from "react-router";
import { deliveryPath, isForwardingServed } from "#features/forwarding/domain/forwarding-paths.ts";
import { DEFAULT_FILTER } from "#features/orders/domain/orders-filter.ts";
import { ordersPath } from "#features/orders/shop/orders-path.ts";
import { quotesPath } from "#features/quotes/shop/quotes-path.ts";
import { useShell, useTraits } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { Icon, type IconName } from "#ui/icon/icon.tsx";
import type { AccountSummary } from "./load-account-summary.ts";

type Waiting = Pick<
  AccountSummary,
  "unpaid" | "unpaidParcels" | "unpaidInvoices" | "quotes" | "parcels"
>;
type Task = { icon: IconName; count: number; words: string; to: string };

/** One line for each thing that needs its owner's action. */
export function WaitingRows(underWay: Waiting) {
  const t = useT();
  const tasks = useTasks(underWay).filter(({ count }) => count > 0);
  if (tasks.length === 0) {
    return (
      <p className="panel flex items-center gap-3 py-3! text-ink-2 min-h-20">
        <Icon name="circle-check" className="shrink-0 text-good" />
        {t("account.hub.nothing")}
      </p>
    );
  }
  return (
    <section className="panel py-3!" aria-label={t("account.hub.waiting")}>
      <ul>
        {tasks.map(({ icon, words, to }) => (
          <li key={words} className="not-first:border-t not-first:border-line">
            <Link to={to} className="flex min-h-14 items-center gap-3 py-2 font-medium">
              <Icon name={icon} className="shrink-0 text-accent-text" />
              <span className="min-w-0 flex-1">{words}</span>
              <Icon name="chevron-right" className="shrink-0 text-ink-3 rtl:rotate-180" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function useTasks({ unpaid, unpaidParcels, unpaidInvoices, quotes, parcels }: Waiting): Task[] {
  const t = useT();
  const { language, config } = useShell();
  const { ordersTypeFilter } = useTraits();
  const toBePaid = ordersPath(language, { filter: ordersTypeFilter ? "unpaid" : DEFAULT_FILTER });
  return [
    {
      icon: "credit-card",
      count: unpaid,
      words: t("account.hub.unpaid", { count: unpaid }),
      to: toBePaid,
    },
    {
      icon: "credit-card",
      count: unpaidParcels,
      words: t("account.hub.unpaid_parcels", { count: unpaidParcels }),
      to: toBePaid,
    },
    {
      icon: "file-text",
      count: unpaidInvoices,
      words: t("account.hub.unpaid_invoices", { count: unpaidInvoices }),
      to: `/${language}/invoices`,
    },
    {
      icon: "tags",
      count: quotes,
      words: t("account.hub.quotes", { count: quotes }),
      to: quotesPath(language, { isAll: false }),
    },
    {
      icon: "boxes",
      // Old parcels have no page any more once forwarding is switched off.
      count: isForwardingServed(config.site) ? parcels : 0,
      words: t("account.hub.parcels", { count: parcels }),
      to: `/${language}${deliveryPath(config.site.product)}`,
    },
  ];
}
