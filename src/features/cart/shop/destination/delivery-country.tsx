import { useDestination } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { Icon } from "#ui/icon/icon.tsx";

/** The only country that a shop delivers to, with a button that shows the shops of other countries. */
export function DeliveryCountry() {
  const t = useT();
  const country = useDestination();
  const open = async () => (await import("./open-destinations.tsx")).openDestinations();
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      <Icon name="map-pin" className="icon-s text-ink-3" />
      <span className="font-semibold" data-delivery-country="">
        {t("shell.destination.of", { country })}
      </span>
      <button
        type="button"
        className="link min-h-11 text-14 noscript:hidden"
        aria-haspopup="dialog"
        onClick={open}
      >
        {t("shell.destination.change")}
      </button>
    </p>
  );
}
