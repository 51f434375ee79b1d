import { Link } from "react-router";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { useModal } from "#ui/modal-stack/modal-stack.store.ts";
import { useMenuCategories } from "./menu-category.ts";

/** In the drawer for phones: only one category is open at a time. */
export function CategoryAccordion() {
  const t = useT();
  const { language } = useShell();
  const modal = useModal();
  const link = (path: string, name: string) => (
    <Link
      to={`/${language}${path}`}
      className="flex min-h-11 items-center text-ink-2"
      onClick={modal?.close}
      viewTransition
    >
      {name}
    </Link>
  );
  return useMenuCategories().map(({ name, path, children }) => (
    <details key={path} name="categories" className="group border-t border-line">
      <summary className="flex min-h-13 items-center justify-between text-18 font-medium">
        {name}
        <Icon name="chevron-down" className="text-ink-3 group-open:rotate-180" />
      </summary>
      <ul className="pb-3 ps-4">
        <li>{link(path, t("catalogue.menu.all_of", { name }))}</li>
        {children.map((child) => (
          <li key={child.path}>{link(child.path, child.name)}</li>
        ))}
      </ul>
    </details>
  ));
}
