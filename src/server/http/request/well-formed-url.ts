/** Longer than any of our paths; matching a path costs more the more parts it has. */
const MAX_PATH = 2048;
const MAX_PARTS = 20;

/** No page can have such a path, so the router need not search for it. */
export function isEndlessPath(pathname: string): boolean {
  return pathname.length > MAX_PATH || pathname.split("/", MAX_PARTS + 2).length > MAX_PARTS + 1;
}

/**
 * A path that cannot be decoded, has control characters or begins with two slashes does not come from our links. The
 * router would fail on the first two and take the last for a host, so all are changed into plain paths that are not
 * found.
 */
export function wellFormedUrl(address: string): URL {
  const url = new URL(address);
  url.pathname = readablePath(url.pathname.replace(/^\/{2,}/, "/"));
  return url;
}

function readablePath(pathname: string): string {
  try {
    const decoded = decodeURIComponent(pathname);
    if (![...decoded].some((character) => character < " " || character === "\u007f")) {
      return pathname;
    }
  } catch {
    // Falls through: a path that cannot be decoded is kept literally.
  }
  return pathname.replaceAll("%", "%25");
}
