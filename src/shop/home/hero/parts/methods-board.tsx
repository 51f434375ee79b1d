import { SHIPPING_METHODS } from "#features/shipping/domain/chargeable-weight.ts";
import { MethodIcon } from "#features/shipping/shop/method-icon.tsx";
import { useWarehouseName } from "#features/shipping/shop/use-warehouse-name.ts";
import { useDestination } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import type { HeroProps } from "./hero-text.tsx";

/** Like a departures board: every warehouse, and how many days each method takes from it. */
export function MethodsBoard({ warehouses }: HeroProps) {
  const t = useT();
  const country = useDestination();
  const warehouseName = useWarehouseName();
  if (warehouses.length === 0) return null;
  return (
    <table className="methods-board">
      <caption>
        {t("home.board.caption")} <b>{country}</b>
      </caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{t("home.board.from")}</th>
          {SHIPPING_METHODS.map((method) => (
            <th key={method} scope="col">
              {t(`shipping.by_${method}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {warehouses.map((warehouse) => (
          <tr key={warehouse.code}>
            <th scope="row">{warehouseName(warehouse)}</th>
            {SHIPPING_METHODS.map((method) => {
              const rate = warehouse.rates.find((one) => one.method === method);
              return (
                <td key={method}>
                  {rate && (
                    <span>
                      <MethodIcon method={method} small />
                      {rate.daysMin}–{rate.daysMax}
                    </span>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
