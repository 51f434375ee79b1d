/** Whether a link leads to the current page, or to a page above it. */
export function isCurrentPage(pathname: string, to: string): boolean {
  const [path = ""] = to.toLowerCase().split(/[?#]/, 1);
  const shown = pathname.toLowerCase();
  const below = path.endsWith("/") ? path : `${path}/`;
  return shown === path || shown.startsWith(below);
}
