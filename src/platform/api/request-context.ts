/**
 * What a call may know of the request: its cookies and headers, and no more of HTTP. The sites add the
 * site that the request belongs to (`sites.api.ts`).
 */
export interface RequestContext {
  /** As in the log. */
  requestId: string;
  /** That the visitor asked, as far as proxies are believed. */
  host: string;
  cookies: Readonly<Record<string, string>>;
  /** Whether the demo's tools are open (`DEMO_TOOLS`) and whoever asks sits at this machine, seen from the connection. */
  isLocal: boolean;
  header: (name: string) => string | undefined;
  setHeader: (name: string, value: string) => void;
  /** The visitor's mark: distinguishes them for a day without knowing who they are. */
  visitor: () => Promise<string>;
  /** `readable` by scripts of the page; any other is for us alone. */
  setCookie: (
    name: string,
    value: string,
    maxAgeSeconds: number,
    options?: { readable?: boolean; sameSite?: "Lax" | "Strict" },
  ) => void;
}
