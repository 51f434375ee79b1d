import { useT } from "#i18n/use-t.ts";
import { OfficeIcon } from "#office-ui/icon/office-icon.tsx";
import { Kbd } from "#office-ui/keyboard/kbd.tsx";
import { OfficeMark } from "#office-ui/marks/office-mark.tsx";
import type { menuGroups } from "../open-pages.ts";
import type { MenuCounts, MenuView } from "./menu-counts.ts";
import { OfficeMenu } from "./office-menu.tsx";
import { UserMenu } from "./user-menu.tsx";

type OfficeSideProps = {
  groups: ReturnType<typeof menuGroups>;
  counts: MenuCounts;
  views: readonly MenuView[];
  onFind: () => void;
};

export function OfficeSide({ groups, counts, views, onFind }: OfficeSideProps) {
  const t = useT();
  return (
    <header className="office-side">
      <div className="office-brand">
        <OfficeMark />
        {t("office.name")}
      </div>
      <button type="button" className="office-find" aria-keyshortcuts="Control+K" onClick={onFind}>
        <OfficeIcon name="search" />
        <span className="truncate">{t("office.palette.title")}</span>
        <Kbd keys="ctrl+k" one />
      </button>
      <nav className="office-side-menu" aria-label={t("office.menu.title")}>
        <OfficeMenu groups={groups} counts={counts} views={views} />
      </nav>
      <UserMenu />
    </header>
  );
}
