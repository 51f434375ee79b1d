import { useDestination } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { openDestinationChoice } from "./open-destination-choice.tsx";

/** For the footer and the phone's menu; the header's own button loads the choice on demand. */
export function DestinationButton({ className }: { className: string }) {
  const t = useT();
  const country = useDestination();
  return (
    <button
      type="button"
      className={`${className} noscript:hidden`}
      aria-haspopup="dialog"
      onClick={openDestinationChoice}
    >
      {t("shell.destination.of", { country })}
    </button>
  );
}
