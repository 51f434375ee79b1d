import type { HeaderShape } from "#themes/theme-types.ts";
import { lazyPartOf } from "#ui/lazy/lazy-part.ts";
import type { CompactVariant } from "./compact-row.tsx";

type Shape = {
  /** Background and border, for every width. */
  frame: string;
  compact: CompactVariant;
  /** Above the row, also on phones. */
  hasStrip?: true;
};

/** The theme's trait decides which brand has which shape. */
export const headerShapes: Record<HeaderShape, Shape> = {
  "two-rows": { frame: "border-b border-line bg-surface", compact: "menu-at-end" },
  "menu-panel": { frame: "border-b border-line bg-surface", compact: "menu-at-start" },
  "deals-strip": {
    frame: "border-b border-line bg-paper",
    compact: "menu-at-end",
    hasStrip: true,
  },
  assistant: {
    frame: "border-b border-transparent bg-paper data-floating:border-line",
    compact: "menu-at-end",
  },
  centred: { frame: "border-b border-line bg-paper", compact: "centred-logo" },
  "search-first": { frame: "border-b-2 border-ink bg-surface", compact: "menu-at-end" },
  "tall-centred": { frame: "border-b border-line bg-paper", compact: "centred-logo" },
};

/** The server sends them complete, with links that work: a phone shows none of them. */
export const wideHeader = lazyPartOf<HeaderShape | "bare", object>("wide-header", {
  "two-rows": async () => (await import("./shapes/two-rows.tsx")).TwoRowsHeader,
  "menu-panel": async () => (await import("./shapes/menu-panel.tsx")).MenuPanelHeader,
  "deals-strip": async () => (await import("./shapes/deals-strip.tsx")).DealsStripHeader,
  assistant: async () => (await import("./shapes/assistant.tsx")).AssistantHeader,
  centred: async () => (await import("./shapes/centred.tsx")).CentredHeader,
  "search-first": async () => (await import("./shapes/search-first.tsx")).SearchFirstHeader,
  "tall-centred": async () => (await import("./shapes/tall-centred.tsx")).TallCentredHeader,
  bare: async () => (await import("./shapes/bare.tsx")).BareHeader,
});

export const headerStrip = lazyPartOf<"strip", object>("header-strip", {
  strip: async () => (await import("./shapes/deals-strip.tsx")).DealsStrip,
});
