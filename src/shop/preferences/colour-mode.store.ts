import { createStore } from "#ui/store.ts";

const MODE_STORAGE_KEY = "colour-mode";
export const COLOUR_MODES = ["auto", "light", "dark"] as const;
export type ColourMode = (typeof COLOUR_MODES)[number];

/**
 * Runs in the head before the first paint, because a cached page cannot know the visitor's mode. Only the page that
 * the server sends has this script.
 */
export const COLOUR_MODE_SCRIPT = import.meta.env.SSR
  ? `(()=>{let m;try{m=localStorage.getItem("${MODE_STORAGE_KEY}")}catch{}document.documentElement.dataset.mode=m==="dark"||m==="light"?m:matchMedia("(prefers-color-scheme:dark)").matches?"dark":"light"})()`
  : "";

function readColourMode(): ColourMode {
  try {
    const stored = localStorage.getItem(MODE_STORAGE_KEY);
    return stored === "light" || stored === "dark" ? stored : "auto";
  } catch {
    return "auto";
  }
}

function chooseColourMode(mode: ColourMode): void {
  try {
    if (mode === "auto") localStorage.removeItem(MODE_STORAGE_KEY);
    else localStorage.setItem(MODE_STORAGE_KEY, mode);
  } catch {
    // Storage may be blocked; then the choice lasts only as long as the page.
  }
  const prefersDark = matchMedia("(prefers-color-scheme: dark)").matches;
  document.documentElement.dataset.mode = mode === "auto" ? (prefersDark ? "dark" : "light") : mode;
}

/** For React every page starts as `auto`; the stored choice is read after hydration. */
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
