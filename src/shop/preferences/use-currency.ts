import { useRevalidator } from "react-router";
import { YEAR_SECONDS } from "#core/cookies.ts";
import { CURRENCY_COOKIE, chooseCurrency } from "#features/sites/domain/currency-choice.ts";
import { chosenCurrency, useCurrencyId } from "#features/sites/shop/chosen-currency.store.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { writeCookie } from "../write-cookie.ts";

/**
 * SPEC §4: EUR if the site has it, else the first; changed by id, only to currencies that the site offers (§3
 * "filtered"). Prices on the page change without a reload.
 */
export function useCurrency() {
  const { config } = useShell();
  const currencyId = useCurrencyId();
  const { revalidate } = useRevalidator();
  const currencies = config.filteredCurrencies.map(({ id, iso_code }) => ({
    id,
    isoCode: iso_code,
  }));
  const choose = (id: number) => {
    writeCookie(CURRENCY_COOKIE, id, YEAR_SECONDS);
    chosenCurrency.set(id);
    void revalidate();
  };
  return { currencies, selected: chooseCurrency(currencies, currencyId), choose };
}
