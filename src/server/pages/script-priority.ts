import { LATER_PRELOAD, LATER_SCRIPT } from "#shop/start-scripts.ts";
import type { Edit } from "./document-bytes.ts";

/**
 * Pages can be read and links work without scripts, so scripts wait for the first paint: React Router's own script and
 * preloads are made inert, and `START_SCRIPTS` starts them. The router has no setting for this.
 */
export const DEFER_SCRIPTS: readonly Edit[] = [
  { from: '<link rel="modulepreload" ', to: `<link rel="${LATER_PRELOAD}" ` },
  { from: ' type="module" async="">', to: ` type="${LATER_SCRIPT}">`, once: true },
];
