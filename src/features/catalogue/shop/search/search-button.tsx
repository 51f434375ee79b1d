import { Link } from "react-router";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { openModal } from "#ui/modal-stack/modal-stack.store.ts";
import "./search-box.css";

/** Used if there is no room for the field; `field` looks like one. Without JavaScript it links to the search page. */
export function SearchButton({ look = "icon" }: { look?: "icon" | "field" }) {
  const t = useT();
  const { language } = useShell();
  const isIcon = look === "icon";
  const open = async () => {
    const { SearchSheet } = await import("./search-sheet.tsx");
    openModal("search", <SearchSheet />);
  };
  const className = isIcon ? "icon-btn" : "search-field";
  const label = isIcon ? t("catalogue.search.title") : undefined;
  const words = (
    <>
      <Icon name="search" />
      {!isIcon && t("catalogue.search.placeholder")}
    </>
  );
  return (
    <>
      <span className="noscript:hidden">
        <button
          type="button"
          className={className}
          aria-label={label}
          aria-haspopup="dialog"
          onClick={open}
        >
          {words}
        </button>
      </span>
      <span className="not-noscript:hidden">
        <Link to={`/${language}/search`} className={className} aria-label={label}>
          {words}
        </Link>
      </span>
    </>
  );
}
