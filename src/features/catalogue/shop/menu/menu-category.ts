import { createContext, useContext } from "react";
import { type Category, categoryPath } from "../../domain/category-tree.ts";

/** What menus show of the tree: two levels are enough to find one's way. */
type MenuCategory = {
  name: string;
  /** Without language. */
  path: string;
  children: readonly { name: string; path: string }[];
};

export function menuCategories(tree: readonly Category[]): MenuCategory[] {
  return tree
    .filter(({ displayInMarketplace }) => displayInMarketplace)
    .map((top) => ({
      name: top.name,
      path: categoryPath([top]),
      children: top.children
        .filter(({ displayInMarketplace }) => displayInMarketplace)
        .map((child) => ({ name: child.name, path: categoryPath([top, child]) })),
    }));
}

/** The header stands around every page, so its layout loads the menu once and hands it down. */
export const MenuContext = createContext<readonly MenuCategory[]>([]);
export const useMenuCategories = () => useContext(MenuContext);
