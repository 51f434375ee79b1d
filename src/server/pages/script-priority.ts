import { LATER_PRELOAD, LATER_SCRIPT } from "#shop/start-scripts.ts";

const PRELOAD = '<link rel="modulepreload" ';
const SCRIPT = ' type="module" async="">';

/**
 * The page can be read and its links work without scripts, so they wait for the first paint: Router's
 * own script and its preloads are put to sleep, and `START_SCRIPTS` wakes them. Router has no setting
 * for it. One character per byte, as it is cheap.
 */
export function deferScripts(html: NonSharedBuffer): NonSharedBuffer {
  return Buffer.from(
    html
      .toString("latin1")
      .replaceAll(PRELOAD, `<link rel="${LATER_PRELOAD}" `)
      .replace(SCRIPT, ` type="${LATER_SCRIPT}">`),
    "latin1",
  );
}
