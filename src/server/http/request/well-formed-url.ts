/** Longer than any page of ours; matching a path costs more the more parts it has. */
const MAX_PATH = 2048;
const MAX_PARTS = 20;

/** No page can be there: nobody links to such a path, and the Router should not have to look for it. */
export function isEndlessPath(pathname: string): boolean {
  return pathname.length > MAX_PATH || pathname.split("/", MAX_PARTS + 2).length > MAX_PARTS + 1;
}

/**
 * A path that cannot be decoded, holds control characters or begins with two slashes is a stranger's;
 * the Router would stumble over the first two and take the last for a host. All become plain paths
 * that are simply not found.
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
    // Falls through: what cannot be read is shown as it was typed.
  }
  return pathname.replaceAll("%", "%25");
}
