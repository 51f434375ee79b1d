import { createContext, useContext } from "react";
import type { menuGroups } from "./open-pages.ts";

/** The menu of whoever is logged in, for pages that show parts of it. */
export const MenuContext = createContext<ReturnType<typeof menuGroups>>([]);

export const useMenu = () => useContext(MenuContext);
