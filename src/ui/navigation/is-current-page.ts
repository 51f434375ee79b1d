/** Whether a link leads to the page on screen, or to one that it lies below. */
export function isCurrentPage(pathname: string, to: string): boolean {
  const [path = ""] = to.toLowerCase().split(/[?#]/, 1);
  const shown = pathname.toLowerCase();
  const below = path.endsWith("/") ? path : `${path}/`;
  return shown === path || shown.startsWith(below);
}
