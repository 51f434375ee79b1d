/** SPEC §5: Internet Explorer, Edge below 18, Safari below 12. */
export function isUnsupportedBrowser(userAgent: string): boolean {
  if (/MSIE |Trident\//.test(userAgent)) return true;
  const edge = /Edge\/(\d+)/.exec(userAgent);
  if (edge) return Number(edge[1]) < 18;
  // Every other browser that calls itself Safari also names itself.
  const safari = /Version\/(\d+)[\d.]* (?:Mobile\/\S+ )?Safari\//.exec(userAgent);
  if (!safari || /Chrome|Chromium|CriOS|FxiOS|EdgiOS|OPR|Android/.test(userAgent)) return false;
  return Number(safari[1]) < 12;
}
