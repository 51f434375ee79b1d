import { createStore } from "#ui/store.ts";
import { MODE_STORAGE_KEY } from "./office-mode-script.ts";
import { readChoice, storeChoice } from "./stored-choice.ts";

export const OFFICE_MODES = ["auto", "light", "dark"] as const;
type OfficeMode = (typeof OFFICE_MODES)[number];

function readMode(): OfficeMode {
  const stored = typeof document === "undefined" ? undefined : readChoice(MODE_STORAGE_KEY);
  return stored === "light" || stored === "dark" ? stored : "auto";
}

export const officeModeStore = createStore<OfficeMode>(readMode());

const prefersDark = () => matchMedia("(prefers-color-scheme: dark)");

function showMode(mode: OfficeMode): void {
  const shown = mode === "auto" ? (prefersDark().matches ? "dark" : "light") : mode;
  document.documentElement.dataset.mode = shown;
}

export function setOfficeMode(mode: OfficeMode): void {
  storeChoice(MODE_STORAGE_KEY, mode === "auto" ? undefined : mode);
  officeModeStore.set(mode);
  showMode(mode);
}

/** Follows the device's light or dark mode until the user chooses one. */
export function watchOfficeMode(): () => void {
  const follow = () => showMode(officeModeStore.get());
  const device = prefersDark();
  device.addEventListener("change", follow);
  return () => device.removeEventListener("change", follow);
}
