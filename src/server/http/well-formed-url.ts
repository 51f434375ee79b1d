/**
 * A path that cannot be decoded, or that begins with two slashes, is a stranger's; the Router would
 * stumble over the one and take the other for a host. Both become plain paths that are simply not found.
 */
export function wellFormedUrl(address: string): URL {
  const url = new URL(address);
  url.pathname = decodablePath(url.pathname.replace(/^\/{2,}/, "/"));
  return url;
}

function decodablePath(pathname: string): string {
  try {
    decodeURIComponent(pathname);
    return pathname;
  } catch {
    return pathname.replaceAll("%", "%25");
  }
}
