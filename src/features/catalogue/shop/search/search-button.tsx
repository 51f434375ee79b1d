import { Search } from "lucide-react";
import { Link } from "react-router";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { openModal } from "#ui/modal-stack/modals.ts";

/** Where there is no room for the field. Without script it leads to the page that has one. */
export function SearchButton() {
  const t = useT();
  const { language } = useShell();
  const icon = <Search className="icon" aria-hidden="true" />;
  const open = async () => {
    const { SearchSheet } = await import("./search-sheet.tsx");
    openModal("search", <SearchSheet />);
  };
  return (
    <>
      <button
        type="button"
        className="icon-btn noscript:hidden"
        aria-label={t("catalogue.search.title")}
        aria-haspopup="dialog"
        onClick={open}
      >
        {icon}
      </button>
      <Link
        to={`/${language}/search`}
        className="icon-btn not-noscript:hidden"
        aria-label={t("catalogue.search.title")}
      >
        {icon}
      </Link>
    </>
  );
}
