import { createStore } from "#ui/store.ts";
import { type ColourMode, chooseColourMode, readColourMode } from "../colour-mode.ts";

/** Every page starts as `auto` for React; what was chosen is read after hydration. */
export const colourModeStore = createStore<ColourMode>("auto");

export function setColourMode(mode: ColourMode): void {
  chooseColourMode(mode);
  colourModeStore.set(mode);
}

/** Follows the device while the choice is `auto`, and a choice made in another tab. */
export function watchColourMode(): () => void {
  const follow = () => setColourMode(readColourMode());
  const device = matchMedia("(prefers-color-scheme: dark)");
  colourModeStore.set(readColourMode());
  device.addEventListener("change", follow);
  window.addEventListener("storage", follow);
  return () => {
    device.removeEventListener("change", follow);
    window.removeEventListener("storage", follow);
  };
}
