import { NavLink } from "react-router";
import { useT } from "#i18n/use-t.ts";
import { OfficeIcon } from "#office-ui/icon/office-icon.tsx";
import { MeContext, useMe } from "#office-ui/me/me.ts";
import { Drawer } from "#ui/floating/drawer.tsx";
import { openModal } from "#ui/modal-stack/modal-stack.store.ts";
import type { MenuEntry, menuGroups } from "../open-pages.ts";
import type { MenuCounts, MenuView } from "./menu-counts.ts";
import { OfficeMenu } from "./office-menu.tsx";
import { UserMenu } from "./user-menu.tsx";

type OfficeTabsProps = {
  pages: readonly MenuEntry[];
  groups: ReturnType<typeof menuGroups>;
  counts: MenuCounts;
  views: readonly MenuView[];
  onFind: () => void;
};

/** The tab bar of a phone: the most needed pages, search and the whole menu. */
export function OfficeTabs({ pages, groups, counts, views, onFind }: OfficeTabsProps) {
  const t = useT();
  const me = useMe();
  const openMenu = () =>
    openModal(
      "office-menu",
      <MeContext value={me}>
        <Drawer title={t("office.name")} side="start" footer={<UserMenu />}>
          <nav className="office-drawer-menu" aria-label={t("office.menu.title")}>
            <OfficeMenu groups={groups} counts={counts} views={views} />
          </nav>
        </Drawer>
      </MeContext>,
    );
  return (
    <nav className="office-tabs" aria-label={t("office.menu.phone")}>
      {pages.map(({ path, title, menu }) => (
        <NavLink key={path} to={path} end={path === "/"} className="office-tab">
          <OfficeIcon name={menu.icon} />
          {t(title)}
          {counts[path]?.isLate && (
            <span className="office-tab-count num">{counts[path].count}</span>
          )}
        </NavLink>
      ))}
      <button type="button" className="office-tab" onClick={onFind}>
        <OfficeIcon name="search" />
        {t("office.menu.find")}
      </button>
      <button type="button" className="office-tab" onClick={openMenu}>
        <OfficeIcon name="menu" />
        {t("office.menu.menu")}
      </button>
    </nav>
  );
}
