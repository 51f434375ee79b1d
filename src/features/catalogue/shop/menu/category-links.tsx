import { useLocation } from "react-router";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { isCurrentPage } from "#ui/navigation/is-current-page.ts";
import { PageLink } from "#ui/navigation/page-link.tsx";
import { quickChildren } from "#ui/static/quick-children.ts";
import { useMenuCategories } from "./menu-category.ts";

type CategoryLinksProps = { className?: string; linkClassName?: string };

/** The top categories in a row. */
export function CategoryLinks({ className, linkClassName }: CategoryLinksProps) {
  const { language } = useShell();
  const { pathname } = useLocation();
  const categories = useMenuCategories();
  if (categories.length === 0) return null;
  const items = categories.map(({ name, path }) => (
    <li key={path}>
      <PageLink
        to={`/${language}${path}`}
        className={linkClassName}
        aria-current={isCurrentPage(pathname, `/${language}${path}`) ? "page" : undefined}
      >
        {name}
      </PageLink>
    </li>
  ));
  return <ul className={className} {...quickChildren(items)} />;
}
