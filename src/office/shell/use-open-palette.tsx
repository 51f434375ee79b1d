import { useCallback } from "react";
import { createProductCall } from "#features/catalogue/staff-calls.ts";
import { savePromotionCall } from "#features/selling/staff-calls.ts";
import { useT } from "#i18n/use-t.ts";
import { openKeysDialog } from "#office-ui/keyboard/keys-dialog.tsx";
import { logOut } from "#office-ui/me/log-out.ts";
import { mayCall } from "#office-ui/me/may-call.ts";
import { useMe } from "#office-ui/me/me.ts";
import { setOfficeMode } from "#office-ui/mode/office-mode.store.ts";
import { CommandPalette } from "#office-ui/palette/command-palette.tsx";
import type { PaletteGroup, SearchRecords } from "#office-ui/palette/palette-entries.ts";
import { openModal } from "#ui/modal-stack/modal-stack.store.ts";
import { menuPages } from "../open-pages.ts";
import type { OfficePageEntry } from "../page-entry.ts";

/** Records that can be created from any page. */
const NEW_RECORDS = [
  {
    title: "office.promotions.add",
    to: "/promotions/new",
    icon: "plus",
    call: savePromotionCall,
  },
  { title: "office.goods.new", to: "/products/new", icon: "plus", call: createProductCall },
] as const;

/** Opens the palette with the pages that the user may open and the general actions; `search` finds records. */
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
        ...NEW_RECORDS.filter(({ call }) => mayCall(me, call)).map(({ title, to, icon }) => ({
          id: `action:${to}`,
          title: t(title),
          icon,
          to,
          keywords: t("office.palette.words.new").split(" "),
        })),
        {
          id: "action:mode",
          title: t(isDark ? "office.mode.to_light" : "office.mode.to_dark"),
          keywords: t("office.palette.words.mode").split(" "),
          icon: isDark ? "sun" : "moon",
          run: () => setOfficeMode(isDark ? "light" : "dark"),
        },
        {
          id: "action:keys",
          title: t("office.keys.title"),
          keywords: t("office.palette.words.keys").split(" "),
          icon: "keyboard",
          shortcut: "?",
          run: openKeysDialog,
        },
        {
          id: "action:log-out",
          title: t("office.log_out"),
          keywords: t("office.palette.words.log_out").split(" "),
          icon: "log-out",
          run: logOut,
        },
      ],
    };
    openModal("office-palette", <CommandPalette groups={[ofPages, ofActions]} search={search} />);
  }, [t, me, pages, search]);
}
