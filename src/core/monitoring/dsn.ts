/** Where error reports are sent, and the key that identifies us there. */
export type Dsn = { collectorUrl: string; publicKey: string };

/** Parses `https://key@host/path/1` into the address that envelopes are posted to; undefined for anything else. */
export function parseDsn(text: string): Dsn | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, username, host, pathname } = new URL(text);
  const [, folder = "", project] = /^(.*)\/(\d+)$/.exec(pathname) ?? [];
  if (!/^https?:$/.test(protocol) || !username || !project) return undefined;
  return {
    collectorUrl: `${protocol}//${host}${folder}/api/${project}/envelope/`,
    publicKey: username,
  };
}
