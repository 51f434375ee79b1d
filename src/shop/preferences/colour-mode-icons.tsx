import { Contrast, Moon, Sun } from "lucide-react";
import type { ColourMode } from "../colour-mode.ts";

export const colourModeIcons = { auto: Contrast, light: Sun, dark: Moon } satisfies Record<
  ColourMode,
  typeof Sun
>;
