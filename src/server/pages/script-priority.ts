import { LATER_PRELOAD, LATER_SCRIPT } from "#shop/start-scripts.ts";
import type { DocumentText } from "./document-text.ts";

const PRELOAD = '<link rel="modulepreload" ';
const SCRIPT = ' type="module" async="">';

/**
 * The page can be read and its links work without scripts, so they wait for the first paint: Router's
 * own script and its preloads are put to sleep, and `START_SCRIPTS` wakes them. Router has no setting
 * for it.
 */
export function deferScripts(html: DocumentText): DocumentText {
  return html
    .replaceAll(PRELOAD, `<link rel="${LATER_PRELOAD}" `)
    .replace(SCRIPT, ` type="${LATER_SCRIPT}">`);
}
