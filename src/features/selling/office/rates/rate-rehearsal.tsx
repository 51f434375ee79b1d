import { toCents } from "#core/money.ts";
import { useT } from "#i18n/use-t.ts";
import { useOfficeFormat } from "#office-ui/marks/use-office-format.ts";
import type { OutputOf } from "#platform/api/call.ts";
import { type Column, Table } from "#ui/table/table.tsx";
import type { RehearsedOrder, rehearseRateCall } from "../../staff-calls.ts";

type Props = { rehearsal: OutputOf<typeof rehearseRateCall> };

/** What past orders would have paid: the total, and each order that differs. */
export function RateRehearsal({ rehearsal }: Props) {
  const t = useT();
  const { money, number } = useOfficeFormat();
  const { looked_at, before, after, orders } = rehearsal;
  const signed = (euros: number) => `${euros > 0 ? "+" : ""}${money(toCents(euros))}`;
  const differing = orders.filter((order) => order.before !== order.after);
  const columns: Column<RehearsedOrder>[] = [
    { id: "number", header: t("office.rates.order"), cell: ({ number: name }) => name },
    {
      id: "weight",
      header: t("office.rates.weight"),
      numeric: true,
      cell: ({ grams }) => `${number(grams / 1000, 1)} kg`,
    },
    {
      id: "before",
      header: t("office.rates.before"),
      numeric: true,
      cell: (order) => money(toCents(order.before)),
    },
    {
      id: "after",
      header: t("office.rates.after"),
      numeric: true,
      cell: (order) => money(toCents(order.after)),
    },
    {
      id: "difference",
      header: t("office.rates.difference"),
      numeric: true,
      cell: (order) => signed(order.after - order.before),
    },
  ];
  return (
    <section aria-live="polite" className="grid gap-2">
      <p className="font-medium">
        {orders.length === 0
          ? t("office.rates.no_orders")
          : t("office.rates.rehearsed", {
              looked: looked_at,
              count: orders.length,
              before: money(toCents(before)),
              after: money(toCents(after)),
              difference: signed(after - before),
            })}
      </p>
      {differing.length > 0 && (
        <Table
          caption={t("office.rates.differing")}
          hideCaption
          columns={columns}
          rows={differing}
          rowKey={({ id }) => id}
        />
      )}
    </section>
  );
}
