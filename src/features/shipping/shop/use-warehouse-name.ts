import { keyUnder } from "#core/message-key.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import type { RatesFromWarehouse } from "../server/list-rates.ts";

type Warehouse = Pick<RatesFromWarehouse, "city" | "code" | "countryTitle">;

/** The short name of a warehouse's country, or the full name if there is no short one. */
export function useWarehouseCountry() {
  const t = useT();
  const { language } = useShell();
  return ({ code, countryTitle }: Warehouse): string => {
    const key = keyUnder("calculator.country", code);
    const short = t(key);
    return short === key ? (countryTitle[language] ?? code) : short;
  };
}

/** "New Castle, US" */
export function useWarehouseName() {
  const country = useWarehouseCountry();
  return (warehouse: Warehouse): string => `${warehouse.city}, ${country(warehouse)}`;
}
