import type { ReactNode } from "react";

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

/** The feature that makes a brand recognisable; used sparingly, and only through tokens. */
type Signature =
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
  /** A wide header with few elements has an icon that opens the search field over the page. */
  search: "field" | "icon";
  hero: HeroShape;
  signature: Signature;
};

/** A variable font of Fontsource, and the measures that make Arial take the same space until it is loaded. */
export type ThemeFont = {
  family: string;
  /** The package's name after `@fontsource-variable/`. */
  source: string;
  weights: [thinnest: number, boldest: number];
  fallback: { regular: FontMeasures; bold: FontMeasures };
};

/** In percent of Arial's own measures. */
export type FontMeasures = { size: number; ascent: number; descent: number };

/** Drawn with tokens and currentColor, so that one mark serves header, footer, light and dark. */
export type Mark = {
  viewBox: string;
  size: [width: number, height: number];
  drawing: ReactNode;
};
