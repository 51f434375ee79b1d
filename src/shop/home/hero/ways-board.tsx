import { Plane, Ship } from "lucide-react";
import { useWarehouseName } from "#features/shipping/shop/use-warehouse-name.ts";
import { useDestination } from "#features/sites/shop/use-destination.ts";
import { useT } from "#i18n/use-t.ts";
import type { HeroProps } from "./hero-props.ts";
import "./ways-board.css";

const WAYS = [
  { method: "air", Icon: Plane },
  { method: "sea", Icon: Ship },
] as const;

/** Like a departures board: every warehouse, and how many days each way takes from it. */
export function WaysBoard({ warehouses }: HeroProps) {
  const t = useT();
  const country = useDestination();
  const warehouseName = useWarehouseName();
  return (
    <table className="ways-board">
      <caption>
        {t("home.board.caption")} <b>{country}</b>
      </caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{t("home.board.from")}</th>
          {WAYS.map(({ method }) => (
            <th key={method} scope="col">
              {t(`ui.by_${method}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {warehouses.map((warehouse) => (
          <tr key={warehouse.code}>
            <th scope="row">{warehouseName(warehouse)}</th>
            {WAYS.map(({ method, Icon }) => {
              const rate = warehouse.rates.find((one) => one.method === method);
              return (
                <td key={method}>
                  {rate && (
                    <span>
                      <Icon className="icon icon-s" aria-hidden="true" />
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
