import { useEffect, useRef } from "react";
import { Link, useLocation } from "react-router";
import { keyUnder } from "#core/message-key.ts";
import { useT } from "#i18n/use-t.ts";
import { OfficeIcon, type OfficeIconName } from "#office-ui/icon/office-icon.tsx";
import { isSameList } from "#office-ui/list/list-address.ts";
import { useOfficeFormat } from "#office-ui/marks/use-office-format.ts";
import { classNames } from "#ui/class-names.ts";
import type { menuGroups } from "../open-pages.ts";
import type { MenuCounts, MenuView } from "./menu-counts.ts";

type OfficeMenuProps = {
  groups: ReturnType<typeof menuGroups>;
  counts: MenuCounts;
  views: readonly MenuView[];
};

/** Every page that the user may open, and their own views; the same on a large screen and on a phone. */
export function OfficeMenu({ groups, counts, views }: OfficeMenuProps) {
  const t = useT();
  const paths = groups.flatMap(({ pages }) => pages.map(({ path }) => path));
  return (
    <>
      {groups.map(({ group, pages }) => (
        <div key={group}>
          {group !== "top" && (
            <h2 className="office-menu-group">{t(keyUnder("office.menu", group))}</h2>
          )}
          {pages.map(({ path, title, menu }) => (
            <MenuRow
              key={path}
              to={path}
              icon={menu.icon}
              title={t(title)}
              others={paths}
              {...counts[path]}
            />
          ))}
        </div>
      ))}
      {views.length > 0 && (
        <div>
          <h2 className="office-menu-group">{t("office.views.title")}</h2>
          {views.map(({ id, ...view }) => (
            <MenuRow key={id} icon="bookmark" {...view} />
          ))}
        </div>
      )}
    </>
  );
}

type MenuRowProps = {
  to: string;
  icon: OfficeIconName;
  title: string;
  count?: number;
  hasMore?: boolean;
  isLate?: boolean;
  /** Paths of the other menu pages. A page below this one may have a menu row of its own. */
  others?: readonly string[];
};

function MenuRow({ to, icon, title, count, hasMore = false, isLate, others = [] }: MenuRowProps) {
  const format = useOfficeFormat();
  const isHere = useIsHere(to, others);
  const row = useRef<HTMLAnchorElement>(null);
  // An owner's menu is longer than most windows, so the current row is scrolled into view.
  useEffect(() => {
    if (isHere) row.current?.scrollIntoView({ block: "nearest" });
  }, [isHere]);
  return (
    <Link ref={row} to={to} className="office-menu-row" aria-current={isHere ? "page" : undefined}>
      <OfficeIcon name={icon} />
      <span className="truncate">{title}</span>
      {count !== undefined && (
        <span className={classNames("office-menu-count num", isLate && "office-menu-late")}>
          {format.count(count, hasMore)}
        </span>
      )}
    </Link>
  );
}

/** Marks a page also while one of its records is open, but a view only if the list has exactly its filters. */
function useIsHere(to: string, others: readonly string[]): boolean {
  const { pathname, search } = useLocation();
  const [path = "", query] = to.split("?");
  if (query !== undefined) return pathname === path && isSameList(search, query);
  if (pathname === path) return true;
  return path !== "/" && pathname.startsWith(`${path}/`) && !others.includes(pathname);
}
