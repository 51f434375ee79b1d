import { toCents } from "#core/money.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { formatMoney } from "#i18n/format.ts";

/** An order keeps the currency it was placed in, whatever is chosen now. */
export function useOrderMoney(currency: string) {
  const { language } = useShell();
  return (amount: number) => {
    const cents = toCents(amount);
    const figure = formatMoney(Math.abs(cents), currency, language);
    return cents < 0 ? `−${figure}` : figure;
  };
}
