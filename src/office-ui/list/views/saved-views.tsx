import { Link } from "react-router";
import { useT } from "#i18n/use-t.ts";
import { classNames } from "#ui/class-names.ts";
import { OfficeIcon } from "../../icon/office-icon.tsx";
import { useOfficeFormat } from "../../marks/use-office-format.ts";
import type { SavedView } from "../list-description.ts";
import { openViews } from "./shown-views.ts";

type SavedViewsProps = {
  views: readonly SavedView[];
  /** The page's query, without a question mark. */
  query: string;
  onNew?: (() => void) | undefined;
  /** Edits the open view; used only if the user may change it. */
  onEdit?: ((view: SavedView) => void) | undefined;
};

/** Links to the saved views of this list; the open one is marked. */
export function SavedViews({ views, query, onNew, onEdit }: SavedViewsProps) {
  const t = useT();
  const { count } = useOfficeFormat();
  const { open, changeable } = openViews(views, query);
  return (
    <nav className="saved-views" aria-label={t("office.views.title")}>
      {views.map((view) => (
        <Link
          key={view.id}
          to={{ search: view.query ? `?${view.query}` : "" }}
          className="saved-view"
          aria-current={view === open ? "page" : undefined}
        >
          {view.isShared && <OfficeIcon name="users" small />}
          {view.title}
          {view.count !== undefined && (
            <span className={classNames("num", view.isLate ? "saved-view-late" : "text-ink-3")}>
              {count(view.count, view.isMore ?? false)}
            </span>
          )}
        </Link>
      ))}
      {onEdit && changeable && (
        <button
          type="button"
          className="saved-view"
          aria-label={t("office.views.edit")}
          onClick={() => onEdit(changeable)}
        >
          <OfficeIcon name="pencil" small />
        </button>
      )}
      {onNew && (
        <button
          type="button"
          className="saved-view"
          aria-label={t("office.views.save")}
          onClick={onNew}
        >
          <OfficeIcon name="plus" small />
        </button>
      )}
    </nav>
  );
}
