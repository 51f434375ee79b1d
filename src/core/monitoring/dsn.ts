/** Where reports go, and by which key they are known there. */
export type Dsn = { collectorUrl: string; publicKey: string };

/** `https://key@host/path/1` → where envelopes are posted to; undefined for anything else. */
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
