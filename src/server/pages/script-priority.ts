const PRELOAD = '<link rel="modulepreload" ';
const LATER = `${PRELOAD}fetchpriority="low" `;

/**
 * The page can be read and its links work without scripts, so on a slow line styles and fonts go
 * first. Router writes the links and has no setting for it. One character per byte, as it is cheap.
 */
export function letScriptsWait(html: Buffer): Buffer {
  return Buffer.from(html.toString("latin1").replaceAll(PRELOAD, LATER), "latin1");
}
