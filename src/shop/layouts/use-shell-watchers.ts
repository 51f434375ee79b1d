import { useEffect } from "react";
import { watchColourMode } from "../preferences/colour-mode.store.ts";
import { watchViewport } from "../viewport/viewport.store.ts";

/** What the shell follows as long as it stands. */
export function useShellWatchers(): void {
  useEffect(watchColourMode, []);
  useEffect(() => watchViewport(), []);
}
