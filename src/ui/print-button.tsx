import { useT } from "#i18n/use-t.ts";
import { Icon } from "./icon/icon.tsx";

/** Browsers can print without our script, so the button is hidden if there is none. */
export function PrintButton() {
  const t = useT();
  return (
    <button
      type="button"
      className="inline-flex min-h-(--tap) items-center gap-2 underline-offset-[3px] hover:text-ink hover:underline noscript:hidden print:hidden"
      onClick={() => window.print()}
    >
      <Icon name="printer" className="icon-s" />
      {t("ui.print")}
    </button>
  );
}
