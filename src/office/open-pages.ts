import { mayCall } from "#office-ui/me/may-call.ts";
import type { Me } from "#office-ui/me/me.ts";
import { MENU_GROUPS, type MenuGroup, type OfficePageEntry } from "./page-entry.ts";

export const mayOpen = (me: Pick<Me, "grants">, { call }: Pick<OfficePageEntry, "call">): boolean =>
  call === undefined || mayCall(me, call);

export type MenuEntry = OfficePageEntry & { menu: NonNullable<OfficePageEntry["menu"]> };

const inMenu = (page: OfficePageEntry): page is MenuEntry => page.menu !== undefined;

/** The pages of the menu that this user may open. */
export const menuPages = (me: Pick<Me, "grants">, pages: readonly OfficePageEntry[]): MenuEntry[] =>
  pages.filter(inMenu).filter((page) => mayOpen(me, page));

/** Menu pages by group, in the order of MENU_GROUPS; groups without pages are left out. */
export function menuGroups(
  me: Pick<Me, "grants">,
  pages: readonly OfficePageEntry[],
): { group: MenuGroup; pages: MenuEntry[] }[] {
  const open = menuPages(me, pages);
  return MENU_GROUPS.map((group) => ({
    group,
    pages: open.filter(({ menu }) => menu.group === group),
  })).filter((entry) => entry.pages.length > 0);
}

/** Returns at most three tabs for the phone's tab bar; search and the whole menu come after them. */
export function tabPages(me: Pick<Me, "grants">, pages: readonly OfficePageEntry[]): MenuEntry[] {
  const open = menuPages(me, pages);
  const wanted = open.filter(({ menu }) => menu.tab !== undefined);
  const sorted = wanted.sort((a, b) => (a.menu.tab ?? 0) - (b.menu.tab ?? 0));
  const others = open.filter((page) => !wanted.includes(page));
  return [...sorted, ...others].slice(0, 3);
}
