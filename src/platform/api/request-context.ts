/**
 * What a call may know of the request: its cookies and headers, and no more of HTTP. The sites add the
 * site that the request belongs to (`sites.api.ts`).
 */
export interface RequestContext {
  /** The same id as in the log. */
  requestId: string;
  /** The host that the visitor requested; headers set by proxies count only if the proxies are trusted. */
  host: string;
  cookies: Readonly<Record<string, string>>;
  /** Whether the demo tools are open (`DEMO_TOOLS`) and the connection comes from this machine. */
  isLocal: boolean;
  header: (name: string) => string | undefined;
  setHeader: (name: string, value: string) => void;
  /** A hash that identifies a visitor for one day without telling who they are. */
  visitor: () => Promise<string>;
  /** `readable`: scripts of the page may read it; other cookies are for the server only. */
  setCookie: (
    name: string,
    value: string,
    maxAgeSeconds: number,
    options?: { readable?: boolean; sameSite?: "Lax" | "Strict" },
  ) => void;
}
