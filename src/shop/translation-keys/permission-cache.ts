/** SPEC §9: the server's answer is believed for an hour; the choice to see keys lasts a day. */
export const PERMISSION_COOKIE = "can_view_translations";
export const VIEW_COOKIE = "view_translation_keys";
export const PERMISSION_SECONDS = 60 * 60;
export const VIEW_SECONDS = 24 * 60 * 60;

export function readFlag(cookies: string, name: string): boolean | undefined {
  for (const part of cookies.split(";")) {
    const [key, value] = part.trim().split("=", 2);
    if (key === name && (value === "1" || value === "0")) return value === "1";
  }
  return undefined;
}

export function flagCookie(name: string, value: boolean, maxAgeSeconds: number): string {
  return `${name}=${value ? 1 : 0}; path=/; max-age=${maxAgeSeconds}; samesite=lax`;
}
