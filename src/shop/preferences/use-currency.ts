import { useRevalidator } from "react-router";
import { chooseCurrency } from "#features/sites/domain/currency-choice.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { currencyCookie } from "./currency-cookie.ts";

/** SPEC §4: EUR if present, else the first; changeable by id. The page's prices follow without a reload. */
export function useCurrency() {
  const { config, currencyId } = useShell();
  const { revalidate } = useRevalidator();
  const currencies = config.currencies.map(({ id, iso_code }) => ({ id, isoCode: iso_code }));
  const choose = (id: number) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
    document.cookie = currencyCookie(id);
    void revalidate();
  };
  return { currencies, selected: chooseCurrency(currencies, currencyId), choose };
}
