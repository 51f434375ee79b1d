import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { ChipLink } from "#ui/chip.tsx";
import { ORDERS_FILTERS, type OrdersFilter } from "../../domain/orders-filter.ts";
import { ordersPath } from "../orders-path.ts";

/** Links, so that they work without JavaScript; another choice starts at page 1 (SPEC §4). */
export function OrdersFilterLinks({ chosen }: { chosen: OrdersFilter }) {
  const t = useT();
  const { language } = useShell();
  return (
    <nav aria-label={t("my_orders.filter")} className="mb-5 flex flex-wrap gap-2">
      {ORDERS_FILTERS.map((filter) => (
        <ChipLink
          key={filter}
          to={ordersPath(language, { filter })}
          aria-current={filter === chosen ? "true" : undefined}
          className={filter === chosen ? "chip-on" : undefined}
          preventScrollReset
        >
          {t(`my_orders.filters.${filter}`)}
        </ChipLink>
      ))}
    </nav>
  );
}
