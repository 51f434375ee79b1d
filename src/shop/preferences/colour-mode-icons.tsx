import type { IconName } from "#ui/icon/icon.tsx";
import type { ColourMode } from "../colour-mode.ts";

export const colourModeIcons = { auto: "contrast", light: "sun", dark: "moon" } satisfies Record<
  ColourMode,
  IconName
>;
