import { openDestinations } from "#features/cart/shop/destination/open-destinations.tsx";
import { useT } from "#i18n/use-t.ts";
import { CurrencyChoice } from "./currency-choice.tsx";
import { useCurrency } from "./use-currency.ts";

/** Where goods are to come to, and what they are counted in. */
export const openDestinationChoice = () => openDestinations(<Currencies />);

function Currencies() {
  const t = useT();
  if (useCurrency().currencies.length < 2) return null;
  return (
    <>
      <p className="label text-ink-2" aria-hidden="true">
        {t("shell.currency")}
      </p>
      <CurrencyChoice name="destination-currency" />
    </>
  );
}
