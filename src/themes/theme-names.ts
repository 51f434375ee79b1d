/** SPEC §1: the seven themes, each a folder here. Pages ask for traits, never for a theme's name. */
export const themeNames = ["default", "alt", "pj", "tp", "wl", "nl", "ae"] as const;
export type ThemeName = (typeof themeNames)[number];

/** A site's theme name comes from the data; an unknown one is shown as the default theme. */
export function themeOf(name: string | undefined): ThemeName {
  return themeNames.find((one) => one === name) ?? "default";
}
