import { isOpenPath, useOpenPaths } from "./open-paths.ts";

/** Tells whether the office has a page at this path and the user may open it. */
export function useMayOpen(): (path: string) => boolean {
  const patterns = useOpenPaths();
  return (path) => isOpenPath(patterns, path);
}
