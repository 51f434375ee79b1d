import type { Cents } from "#core/money.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { formatMoney } from "#i18n/format.ts";

/** The wallet is kept in euros and is never converted (PRODUCT §4). */
export function useEuros() {
  const { language } = useShell();
  const show = (cents: Cents) => formatMoney(cents, "EUR", language);
  return {
    show,
    /** With its sign, also a plus, so that coming and going differ without colour. */
    showChange: (cents: Cents) => {
      if (cents === 0) return show(0);
      return cents < 0 ? `−${show(-cents)}` : `+${show(cents)}`;
    },
  };
}
