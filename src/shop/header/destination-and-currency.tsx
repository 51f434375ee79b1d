import { ChevronDown, MapPin } from "lucide-react";
import { useDestination } from "#features/sites/shop/use-destination.ts";
import { useT } from "#i18n/use-t.ts";
import { useCurrency } from "../preferences/use-currency.ts";

/** Where the site's prices lead to and what they are counted in; opens the choice of both. */
export function DestinationAndCurrency() {
  const t = useT();
  const country = useDestination();
  const { selected } = useCurrency();
  const open = async () =>
    (await import("../preferences/open-destination-choice.tsx")).openDestinationChoice();
  return (
    <button
      type="button"
      className="menu-trigger -mx-2 gap-2.5 px-2 noscript:hidden"
      aria-haspopup="dialog"
      onClick={open}
    >
      <MapPin className="icon" aria-hidden="true" />
      <span className="grid text-start leading-tight">
        <span className="text-12 text-ink-3">{t("shell.delivery_to")}</span>
        <span className="text-14 font-semibold">
          {[country, selected?.isoCode].filter(Boolean).join(", ")}
        </span>
      </span>
      <ChevronDown className="icon icon-s text-ink-3" aria-hidden="true" />
    </button>
  );
}
