import { type ReactNode, useEffect, useMemo } from "react";
import { useNavigate } from "react-router";
import { useT } from "#i18n/use-t.ts";
import { openKeysDialog } from "#office-ui/keyboard/keys-dialog.tsx";
import { listenForShortcuts, useShortcuts } from "#office-ui/keyboard/shortcuts.store.ts";
import { useMe } from "#office-ui/me/me.ts";
import { watchOfficeMode } from "#office-ui/mode/office-mode.store.ts";
import { undoLast } from "#office-ui/page/show-undo.ts";
import type { SearchRecords } from "#office-ui/palette/palette-entries.ts";
import { LoadingBar } from "#ui/loading/loading-bar.tsx";
import { ModalHost } from "#ui/modal-stack/modal-host.tsx";
import { SkipLink } from "#ui/navigation/skip-link.tsx";
import { ToastHost } from "#ui/toasts/toast-host.tsx";
import { menuGroups, menuPages, tabPages } from "../open-pages.ts";
import type { OfficePageEntry } from "../page-entry.ts";
import type { MenuCounts, MenuView } from "./menu-counts.ts";
import { OfficeSide } from "./office-side.tsx";
import { OfficeTabs } from "./office-tabs.tsx";
import { useOpenPalette } from "./use-open-palette.tsx";

type OfficeShellProps = {
  pages: readonly OfficePageEntry[];
  /** How many records wait behind each menu entry, by its path. */
  counts?: MenuCounts;
  /** The user's own saved views, shown under the menu. */
  views?: readonly MenuView[];
  search?: SearchRecords;
  children: ReactNode;
};

/** Side menu, header, body and footer on a large screen; five tabs at the bottom of a phone. */
export function OfficeShell({
  pages,
  counts = {},
  views = [],
  search,
  children,
}: OfficeShellProps) {
  const me = useMe();
  const openPalette = useOpenPalette(pages, search);
  const groups = menuGroups(me, pages);
  useEffect(listenForShortcuts, []);
  useEffect(watchOfficeMode, []);
  useShellKeys(pages, openPalette);
  return (
    <>
      <div className="office-shell">
        <SkipLink />
        <OfficeSide groups={groups} counts={counts} views={views} onFind={openPalette} />
        <main id="main" className="office-main" tabIndex={-1}>
          {children}
        </main>
        <OfficeTabs
          pages={tabPages(me, pages)}
          groups={groups}
          counts={counts}
          views={views}
          onFind={openPalette}
        />
      </div>
      <LoadingBar />
      <ModalHost />
      <ToastHost />
    </>
  );
}

/** Keys that work on every page: search, the list of keys, and G with a letter for each menu entry. */
function useShellKeys(pages: readonly OfficePageEntry[], openPalette: () => void): void {
  const t = useT();
  const me = useMe();
  const navigate = useNavigate();
  const shortcuts = useMemo(
    () => [
      { keys: "?", label: t("office.keys.all"), run: openKeysDialog, hint: true },
      { keys: "ctrl+k", label: t("office.palette.title"), run: openPalette, hint: true },
      { keys: "ctrl+z", label: t("office.undo"), run: undoLast },
      ...menuPages(me, pages).flatMap(({ menu, path, title }) =>
        menu.key
          ? {
              keys: `g ${menu.key}`,
              label: t("office.keys.go_to", { page: t(title) }),
              run: () => navigate(path),
            }
          : [],
      ),
    ],
    [t, me, pages, navigate, openPalette],
  );
  useShortcuts(shortcuts, true);
}
