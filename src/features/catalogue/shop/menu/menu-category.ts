import { createContext, useContext } from "react";
import { type Category, categoryPath } from "../../domain/category-tree.ts";

/** The part of the category tree in menus: two levels are enough for navigation. */
type MenuCategory = {
  name: string;
  /** Without language prefix. */
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

/** Every page has the header, so its layout loads the menu once and provides it here. */
export const MenuContext = createContext<readonly MenuCategory[]>([]);
export const useMenuCategories = () => useContext(MenuContext);
