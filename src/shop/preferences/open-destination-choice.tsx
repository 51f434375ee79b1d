import { openDestinations } from "#features/cart/shop/destination/open-destinations.tsx";
import { useT } from "#i18n/use-t.ts";
import { CurrencyChoice } from "./currency-choice.tsx";
import { useCurrency } from "./use-currency.ts";

/** The choice of the country to deliver to and of the currency. */
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
