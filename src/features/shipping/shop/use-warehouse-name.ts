import { useT } from "#i18n/use-t.ts";
import { useShell } from "#shop/use-shell.ts";
import type { RatesFromWarehouse } from "../server/list-rates.ts";

/** "New Castle, US": the short name people use for the country, or its full one if we know no shorter. */
export function useWarehouseName() {
  const t = useT();
  const { language } = useShell();
  return (warehouse: Pick<RatesFromWarehouse, "city" | "code" | "countryTitle">): string => {
    const key = `calculator.country.${warehouse.code}`;
    const short = t(key);
    const country = short === key ? (warehouse.countryTitle[language] ?? warehouse.code) : short;
    return `${warehouse.city}, ${country}`;
  };
}
