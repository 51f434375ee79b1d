import { Moon, Sun, SunMoon } from "lucide-react";
import type { ColourMode } from "../colour-mode.ts";

export const colourModeIcons = { auto: SunMoon, light: Sun, dark: Moon } satisfies Record<
  ColourMode,
  typeof Sun
>;
