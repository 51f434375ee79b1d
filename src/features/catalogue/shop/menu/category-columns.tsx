import { useShell } from "#features/sites/shop/use-shell.ts";
import { PageLink } from "#ui/navigation/page-link.tsx";
import { quickChildren } from "#ui/static/quick-children.ts";
import { useMenuCategories } from "./menu-category.ts";

/** All categories at once, in a panel as wide as the page. */
export function CategoryColumns() {
  const { language } = useShell();
  const categories = useMenuCategories();
  const items = categories.map(({ name, path, children }) => (
    <li key={path}>
      <PageLink
        to={`/${language}${path}`}
        className="flex min-h-11 items-center font-strong hover:underline xl:text-18"
      >
        {name}
      </PageLink>
      <ul>
        {children.map((child) => (
          <li key={child.path}>
            <PageLink
              to={`/${language}${child.path}`}
              className="flex min-h-11 items-center text-ink-2 hover:text-ink hover:underline max-xl:text-14"
            >
              {child.name}
            </PageLink>
          </li>
        ))}
      </ul>
    </li>
  ));
  return <ul className="grid grid-cols-5 gap-x-4 gap-y-6 xl:gap-x-8" {...quickChildren(items)} />;
}
