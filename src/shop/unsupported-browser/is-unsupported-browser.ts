/** Every other browser that calls itself Safari also names itself. */
const NOT_SAFARI = "Chrome|Chromium|CriOS|FxiOS|EdgiOS|OPR|Android";

/**
 * SPEC §5: Internet Explorer, Edge below 18, Safari below 12. Kept as data, since such a browser
 * cannot read this module: the script in the page (see old-browser-script.ts) applies the same rule.
 */
export const OLD_BROWSERS = [
  { pattern: "MSIE |Trident/", supportedFrom: Number.MAX_SAFE_INTEGER },
  { pattern: "Edge/(\\d+)", supportedFrom: 18 },
  {
    pattern: `^(?!.*(?:${NOT_SAFARI})).*Version/(\\d+)[\\d.]* (?:Mobile/\\S+ )?Safari/`,
    supportedFrom: 12,
  },
];

export function isUnsupportedBrowser(userAgent: string): boolean {
  return OLD_BROWSERS.some(({ pattern, supportedFrom }) => {
    const match = new RegExp(pattern).exec(userAgent);
    return match !== null && Number(match[1] ?? 0) < supportedFrom;
  });
}
