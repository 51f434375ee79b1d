/** SPEC §1: the seven themes. Pages ask for these traits, never for a theme's name. */
export const themeNames = ["default", "alt", "pj", "tp", "wl", "nl", "ae"] as const;
export type ThemeName = (typeof themeNames)[number];

export type HeaderShape =
  | "two-rows"
  | "menu-panel"
  | "deals-strip"
  | "assistant"
  | "centred"
  | "search-first"
  | "tall-centred";

export type HeroShape =
  | "paste-and-calculate"
  | "quiet-cover"
  | "awning"
  | "conversation"
  | "gallery"
  | "search-harbour"
  | "arch";

/** What a brand is remembered by; used sparingly, and only through tokens. */
export type Signature =
  | "torn-tape"
  | "soft-fills"
  | "awning"
  | "conversation"
  | "passe-partout"
  | "boat"
  | "arch";

export type ThemeTraits = {
  isAlt: boolean;
  isSecondAlt: boolean;
  /** SPEC §2: Tarpininke shows all orders with no type filter. */
  ordersTypeFilter: boolean;
  header: HeaderShape;
  /** A quiet wide header has an icon, which opens the field over the page. */
  search: "field" | "icon";
  hero: HeroShape;
  signature: Signature;
};

const firstAlt = {
  isAlt: true,
  isSecondAlt: false,
  ordersTypeFilter: true,
  search: "field",
} as const;
const secondAlt = { ...firstAlt, isSecondAlt: true };

export const themeTraits: Record<ThemeName, ThemeTraits> = {
  default: {
    isAlt: false,
    isSecondAlt: false,
    ordersTypeFilter: true,
    header: "two-rows",
    search: "field",
    hero: "paste-and-calculate",
    signature: "torn-tape",
  },
  alt: { ...firstAlt, header: "menu-panel", hero: "quiet-cover", signature: "soft-fills" },
  pj: { ...firstAlt, header: "deals-strip", hero: "awning", signature: "awning" },
  tp: {
    ...firstAlt,
    ordersTypeFilter: false,
    header: "assistant",
    hero: "conversation",
    signature: "conversation",
  },
  wl: {
    ...firstAlt,
    header: "centred",
    search: "icon",
    hero: "gallery",
    signature: "passe-partout",
  },
  nl: { ...secondAlt, header: "search-first", hero: "search-harbour", signature: "boat" },
  ae: { ...secondAlt, header: "tall-centred", search: "icon", hero: "arch", signature: "arch" },
};

/** A site's theme is text of the data; one that we do not have is shown as the default. */
export function themeOf(name: string | undefined): ThemeName {
  return themeNames.find((one) => one === name) ?? "default";
}
