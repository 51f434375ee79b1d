/** Blocked by the browser, an extension or the line, it is simply not there, and the shop goes on. */
export function loadScript(
  src: string,
  options: { id?: string; onLoad?: (script: HTMLScriptElement) => void } = {},
): void {
  const script = document.createElement("script");
  script.async = true;
  script.src = src;
  if (options.id) script.id = options.id;
  script.addEventListener("load", () => options.onLoad?.(script));
  document.head.append(script);
}
