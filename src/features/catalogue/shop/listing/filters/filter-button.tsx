import { SlidersHorizontal } from "lucide-react";
import { useT } from "#i18n/use-t.ts";
import { buttonClass } from "#ui/button-class.ts";
import { openModal } from "#ui/modal-stack/modals.ts";

/** Phones and tablets. Without script it leads to the same filters below the goods. */
export function FilterButton({ count }: { count: number }) {
  const t = useT();
  const words = (
    <>
      <SlidersHorizontal className="icon" aria-hidden="true" />
      {count > 0 ? t("catalogue.filters.chosen", { number: count }) : t("catalogue.filters.title")}
    </>
  );
  const open = async () => {
    const { FilterDrawer } = await import("./filter-drawer.tsx");
    openModal("filters", <FilterDrawer />);
  };
  return (
    <>
      <button
        type="button"
        className={buttonClass({}, "noscript:hidden")}
        aria-haspopup="dialog"
        onClick={open}
      >
        {words}
      </button>
      <a href="#filters" className={buttonClass({}, "not-noscript:hidden")}>
        {words}
      </a>
    </>
  );
}
