import type { Cents } from "#core/money.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { formatChange, formatMoney } from "#i18n/format.ts";

/** The wallet is kept in euros and is never converted (product notes §4). */
export function useEuros() {
  const { language } = useShell();
  return {
    show: (cents: Cents) => formatMoney(cents, "EUR", language),
    showChange: (cents: Cents) => formatChange(cents, "EUR", language),
  };
}
