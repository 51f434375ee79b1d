import type { ComponentType } from "react";
import type { HeaderShape } from "#themes/theme-types.ts";
import type { CompactVariant } from "./compact-row.tsx";
import { AssistantHeader } from "./shapes/assistant.tsx";
import { CentredHeader } from "./shapes/centred.tsx";
import { DealsStrip, DealsStripHeader } from "./shapes/deals-strip.tsx";
import { MenuPanelHeader } from "./shapes/menu-panel.tsx";
import { SearchFirstHeader } from "./shapes/search-first.tsx";
import { TallCentredHeader } from "./shapes/tall-centred.tsx";
import { TwoRowsHeader } from "./shapes/two-rows.tsx";

type Shape = {
  /** Ground and edge, on every width. */
  frame: string;
  compact: CompactVariant;
  Wide: ComponentType;
  /** Above the row, on phones too. */
  Strip?: ComponentType;
};

/** LOOK "Seven brands": which brand has which is a trait of its theme. */
export const headerShapes: Record<HeaderShape, Shape> = {
  "two-rows": {
    frame: "border-b border-line bg-surface",
    compact: "menu-at-end",
    Wide: TwoRowsHeader,
  },
  "menu-panel": {
    frame: "border-b border-line bg-surface",
    compact: "menu-at-start",
    Wide: MenuPanelHeader,
  },
  "deals-strip": {
    frame: "border-b border-line bg-paper",
    compact: "menu-at-end",
    Wide: DealsStripHeader,
    Strip: DealsStrip,
  },
  assistant: {
    frame: "border-b border-transparent bg-paper data-floating:border-line",
    compact: "menu-at-end",
    Wide: AssistantHeader,
  },
  centred: {
    frame: "border-b border-line bg-paper",
    compact: "centred-logo",
    Wide: CentredHeader,
  },
  "search-first": {
    frame: "border-b-2 border-ink bg-surface",
    compact: "menu-at-end",
    Wide: SearchFirstHeader,
  },
  "tall-centred": {
    frame: "border-b border-line bg-paper",
    compact: "centred-logo",
    Wide: TallCentredHeader,
  },
};
