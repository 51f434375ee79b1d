import { createContext, useContext } from "react";
import { matchPath } from "react-router";

/** Path patterns of the pages that the user may open, for components that link to records. */
export const OpenPathsContext = createContext<readonly string[]>([]);

export const useOpenPaths = () => useContext(OpenPathsContext);

/** Whether one of these patterns is the page at this path. */
export const isOpenPath = (patterns: readonly string[], path: string): boolean =>
  patterns.some((pattern) => matchPath(pattern, path.split("?")[0] ?? ""));
