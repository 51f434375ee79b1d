import { useT } from "#i18n/use-t.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { useModal } from "#ui/modal-stack/modal-stack.store.ts";
import { SearchBox } from "./search-box.tsx";

/** The search box and its suggestions on the whole screen. */
export function SearchSheet() {
  const t = useT();
  const modal = useModal();
  return (
    <div
      role="dialog"
      aria-modal="true"
      aria-label={t("catalogue.search.title")}
      tabIndex={-1}
      className="search-sheet"
    >
      <div className="search-sheet-row">
        <SearchBox inSheet onLeave={modal?.close} />
        <IconButton label={t("ui.close")} icon={<Icon name="x" />} onClick={modal?.close} />
      </div>
    </div>
  );
}
