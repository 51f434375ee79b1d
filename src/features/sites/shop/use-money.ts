import { useMemo } from "react";
import { type Cents, sum } from "#core/money.ts";
import { formatMoney } from "#i18n/format.ts";
import { chooseCurrency, inCurrency } from "../domain/currency-choice.ts";
import { useCurrencyId } from "./chosen-currency.store.ts";
import type { Shell } from "./load-shell.ts";
import { useShell } from "./use-shell.ts";

export type Money = ReturnType<typeof createMoney>;

/** Amounts are stored in euros and shown in the visitor's currency (product notes §5). */
export function useMoney(): Money {
  const { config, language } = useShell();
  const currencyId = useCurrencyId();
  return useMemo(() => createMoney(config, language, currencyId), [config, language, currencyId]);
}

function createMoney(config: Shell["config"], language: string, currencyId: number) {
  const currencies = config.filteredCurrencies.map(({ id, iso_code }) => ({
    id,
    isoCode: iso_code,
  }));
  const isoCode = chooseCurrency(currencies, currencyId)?.isoCode ?? "EUR";
  const { rate, iso_code } = config.conversionCurrency;
  const site = { conversionCurrency: { isoCode: iso_code }, conversionRate: rate };
  const convert = (euroCents: Cents): Cents => inCurrency(euroCents, { isoCode }, site);
  return {
    isoCode,
    convert,
    /** Units of the currency for one euro; rates have six decimals. */
    rate: convert(1_000_000) / 1_000_000,
    isConverted: convert(10_000) !== 10_000,
    /** For cents that are already in the visitor's currency. */
    showConverted: (cents: Cents) => formatMoney(cents, isoCode, language),
    show: (euroCents: Cents) => formatMoney(convert(euroCents), isoCode, language),
    /** The sum of the shown amounts: each part is converted separately, as an order does it. */
    showSum: (...euroCents: Cents[]) => formatMoney(sum(euroCents.map(convert)), isoCode, language),
    /** The difference of the shown amounts, so that three prices next to each other add up to the cent. */
    showDifference: (more: Cents, less: Cents) =>
      formatMoney(convert(more) - convert(less), isoCode, language),
  };
}
