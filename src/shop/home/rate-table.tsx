import { type RateRow, rateRow, rateSteps } from "#features/shipping/domain/rate-table.ts";
import type { RatesFromWarehouse } from "#features/shipping/server/list-rates.ts";
import { MethodIcon } from "#features/shipping/shop/method-icon.tsx";
import { useWarehouseName } from "#features/shipping/shop/use-warehouse-name.ts";
import { useMoney } from "#features/sites/shop/use-money.ts";
import { useDestination } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { explicitRole } from "#ui/table/explicit-role.ts";

/** On a phone a row becomes two lines. */
export function RateTable({ warehouses }: { warehouses: RatesFromWarehouse[] }) {
  const t = useT();
  const country = useDestination();
  const warehouseName = useWarehouseName();
  if (warehouses.length === 0) return null;
  const steps = rateSteps(warehouses.flatMap((one) => one.rates));
  const stepName = (grams: number) => t("home.pay.per_kg_from", { kg: grams / 1000 });
  const headers = [
    t("home.pay.method"),
    t("home.pay.days"),
    t("home.pay.base"),
    ...steps.map((grams) => (grams === 0 ? t("home.pay.per_kg") : stepName(grams))),
  ];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls sideways, with keys too
    <table {...explicitRole("table")} className="rate-table rail" tabIndex={0}>
      <caption>
        {t("home.pay.caption")} <b>{country}</b>
      </caption>
      <thead {...explicitRole("rowgroup")}>
        <tr {...explicitRole("row")}>
          {headers.map((header) => (
            <th key={header} {...explicitRole("columnheader")} scope="col">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      {warehouses.map((warehouse) => (
        <tbody key={warehouse.code} {...explicitRole("rowgroup")}>
          <tr {...explicitRole("row")} className="rate-table-from">
            <th {...explicitRole("rowheader")} scope="rowgroup" colSpan={headers.length}>
              {warehouseName(warehouse)}
            </th>
          </tr>
          {warehouse.rates.map((rate) => (
            <RateTableRow key={rate.method} row={rateRow(rate, steps)} headers={headers} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

function RateTableRow({ row, headers }: { row: RateRow; headers: string[] }) {
  const t = useT();
  const { show } = useMoney();
  const cells = [
    t("shipping.days_range", { min: row.daysMin, count: row.daysMax }),
    show(row.baseCents),
    ...row.centsPerKg.map(show),
  ];
  return (
    <tr {...explicitRole("row")}>
      <th {...explicitRole("rowheader")} scope="row">
        <span className="rate-table-method">
          <MethodIcon method={row.method} />
          {t(`shipping.by_${row.method}`)}
        </span>
      </th>
      {cells.map((cell, index) => (
        <td key={headers[index + 1]} {...explicitRole("cell")} data-label={headers[index + 1]}>
          {cell}
        </td>
      ))}
    </tr>
  );
}
