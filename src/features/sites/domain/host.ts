/** The name without its port, lower case; a header is a stranger's text, so anything odd is no host at all. */
export function hostName(header: string | undefined): string {
  const name = (header ?? "").trim().toLowerCase();
  if (name.startsWith("[")) return name.slice(0, name.indexOf("]") + 1);
  const host = name.split(":", 1)[0] ?? "";
  return /^[a-z0-9.-]{1,253}$/.test(host) ? host : "";
}
