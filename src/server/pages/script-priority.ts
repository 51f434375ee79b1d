import { LATER_PRELOAD, LATER_SCRIPT } from "#shop/start-scripts.ts";
import type { Edit } from "./document-bytes.ts";

/**
 * The page can be read and its links work without scripts, so they wait for the first paint: Router's
 * own script and its preloads are made inert, and `START_SCRIPTS` starts them. Router has no setting
 * for it.
 */
export const DEFER_SCRIPTS: readonly Edit[] = [
  { from: '<link rel="modulepreload" ', to: `<link rel="${LATER_PRELOAD}" ` },
  { from: ' type="module" async="">', to: ` type="${LATER_SCRIPT}">`, once: true },
];
