import { toCents } from "#core/money.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { formatMoney } from "#i18n/format.ts";

/** An order keeps the currency it was placed in, whatever currency is selected now. */
export function useOrderMoney(currency: string) {
  const { language } = useShell();
  return (amount: number) => formatMoney(toCents(amount), currency, language);
}
