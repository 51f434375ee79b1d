import { NavLink } from "react-router";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useMenuCategories } from "./menu-category.ts";

type CategoryLinksProps = { className?: string; linkClassName?: string };

/** The main categories in a row. */
export function CategoryLinks({ className, linkClassName }: CategoryLinksProps) {
  const { language } = useShell();
  const categories = useMenuCategories();
  if (categories.length === 0) return null;
  return (
    <ul className={className}>
      {categories.map(({ name, path }) => (
        <li key={path}>
          <NavLink
            to={`/${language}${path}`}
            className={linkClassName}
            prefetch="intent"
            viewTransition
          >
            {name}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
