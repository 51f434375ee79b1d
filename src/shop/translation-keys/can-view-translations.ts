import { PERMISSION_COOKIE, PERMISSION_SECONDS, readFlag, writeFlag } from "./permission-cache.ts";

/** The server's word, believed for an hour. A call that fails says nothing, so the next one asks again. */
export async function canViewTranslations(ask: () => Promise<boolean>): Promise<boolean> {
  const known = readFlag(document.cookie, PERMISSION_COOKIE);
  if (known !== undefined) return known;
  try {
    const allowed = await ask();
    writeFlag(PERMISSION_COOKIE, allowed, PERMISSION_SECONDS);
    return allowed;
  } catch {
    return false;
  }
}
