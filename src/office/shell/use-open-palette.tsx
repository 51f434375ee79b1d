import { useCallback } from "react";
import { useT } from "#i18n/use-t.ts";
import { openKeysDialog } from "#office-ui/keyboard/keys-dialog.tsx";
import { logOut } from "#office-ui/me/log-out.ts";
import { useMe } from "#office-ui/me/me.ts";
import { setOfficeMode } from "#office-ui/mode/office-mode.store.ts";
import { CommandPalette } from "#office-ui/palette/command-palette.tsx";
import type { PaletteGroup, SearchRecords } from "#office-ui/palette/palette-entries.ts";
import { openModal } from "#ui/modal-stack/modal-stack.store.ts";
import { menuPages } from "../open-pages.ts";
import type { OfficePageEntry } from "../page-entry.ts";

/** Pages that somebody may open and what can be done everywhere; records are searched by a call. */
export function useOpenPalette(pages: readonly OfficePageEntry[], search?: SearchRecords) {
  const t = useT();
  const me = useMe();
  return useCallback(() => {
    const ofPages: PaletteGroup = {
      id: "pages",
      title: t("office.palette.pages"),
      entries: menuPages(me, pages).map(({ path, title, menu }) => ({
        id: `page:${path}`,
        title: t(title),
        icon: menu.icon,
        to: path,
        shortcut: menu.key ? `g ${menu.key}` : undefined,
      })),
    };
    const isDark = document.documentElement.dataset.mode === "dark";
    const ofActions: PaletteGroup = {
      id: "actions",
      title: t("office.palette.actions"),
      entries: [
        {
          id: "action:mode",
          title: t(isDark ? "office.mode.to_light" : "office.mode.to_dark"),
          icon: isDark ? "sun" : "moon",
          run: () => setOfficeMode(isDark ? "light" : "dark"),
        },
        {
          id: "action:keys",
          title: t("office.keys.title"),
          icon: "keyboard",
          shortcut: "?",
          run: openKeysDialog,
        },
        { id: "action:log-out", title: t("office.log_out"), icon: "log-out", run: logOut },
      ],
    };
    openModal("office-palette", <CommandPalette groups={[ofPages, ofActions]} search={search} />);
  }, [t, me, pages, search]);
}
