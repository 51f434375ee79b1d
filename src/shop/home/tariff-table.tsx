import { Plane, Ship } from "lucide-react";
import { type RateRow, rateRow, rateSteps } from "#features/shipping/domain/rate-table.ts";
import type { RatesFromWarehouse } from "#features/shipping/server/list-rates.ts";
import { useMoney } from "#features/shipping/shop/use-money.ts";
import { useWarehouseName } from "#features/shipping/shop/use-warehouse-name.ts";
import { useT } from "#i18n/use-t.ts";
import "./tariff-table.css";
import { useDestination } from "#features/sites/shop/use-destination.ts";

const icons = { air: Plane, sea: Ship };

/**
 * On a phone a row becomes two lines. The roles are written out because browsers forget them once a
 * table is displayed as something else.
 */
export function TariffTable({ warehouses }: { warehouses: RatesFromWarehouse[] }) {
  const t = useT();
  const country = useDestination();
  const warehouseName = useWarehouseName();
  const steps = rateSteps(warehouses.flatMap((one) => one.rates));
  const stepName = (grams: number) => t("home.pay.per_kg_from", { kg: grams / 1000 });
  const headers = [
    t("home.pay.method"),
    t("home.pay.days"),
    t("home.pay.base"),
    ...steps.map((grams) => (grams === 0 ? t("home.pay.per_kg") : stepName(grams))),
  ];
  return (
    // biome-ignore lint/a11y/noRedundantRoles: see above.
    <table role="table" className="tariff">
      <caption>
        {t("home.pay.caption")} <b>{country}</b>
      </caption>
      {/* biome-ignore lint/a11y/noRedundantRoles: see above. */}
      <thead role="rowgroup">
        {/* biome-ignore lint/a11y/noRedundantRoles: see above. */}
        <tr role="row">
          {headers.map((header) => (
            // biome-ignore lint/a11y/noRedundantRoles: see above.
            <th key={header} role="columnheader" scope="col">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      {warehouses.map((warehouse) => (
        // biome-ignore lint/a11y/noRedundantRoles: see above.
        <tbody key={warehouse.code} role="rowgroup">
          {/* biome-ignore lint/a11y/noRedundantRoles: see above. */}
          <tr role="row" className="tariff-from">
            {/* biome-ignore lint/a11y/useSemanticElements: see above. */}
            {/* biome-ignore lint/a11y/noRedundantRoles: see above. */}
            <th role="rowheader" scope="rowgroup" colSpan={headers.length}>
              {warehouseName(warehouse)}
            </th>
          </tr>
          {warehouse.rates.map((rate) => (
            <TariffRow key={rate.method} row={rateRow(rate, steps)} headers={headers} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

function TariffRow({ row, headers }: { row: RateRow; headers: string[] }) {
  const t = useT();
  const { showTariff } = useMoney();
  const Icon = icons[row.method];
  const cells = [
    t("ui.days_range", { min: row.daysMin, count: row.daysMax }),
    showTariff(row.baseCents),
    ...row.centsPerKg.map(showTariff),
  ];
  return (
    // biome-ignore lint/a11y/noRedundantRoles: see above.
    <tr role="row">
      {/* biome-ignore lint/a11y/noRedundantRoles: see above. */}
      <th role="rowheader" scope="row">
        <span className="tariff-way">
          <Icon className="icon" aria-hidden="true" />
          {t(`ui.by_${row.method}`)}
        </span>
      </th>
      {cells.map((cell, index) => (
        // biome-ignore lint/a11y/noRedundantRoles: see above.
        <td key={headers[index + 1]} role="cell" data-label={headers[index + 1]}>
          {cell}
        </td>
      ))}
    </tr>
  );
}
