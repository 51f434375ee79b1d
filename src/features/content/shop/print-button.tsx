import { Printer } from "lucide-react";
import { useT } from "#i18n/use-t.ts";
import "./print-button.css";

/** Terms can be kept; the browser prints without our script too, so the button hides where there is none. */
export function PrintButton() {
  const t = useT();
  return (
    <button type="button" className="print-button" onClick={() => window.print()}>
      <Printer className="icon icon-s" aria-hidden="true" />
      {t("content.print")}
    </button>
  );
}
