import type { MiddlewareHandler } from "hono";
import type { Environment } from "../settings/environment.ts";

/** The same for every response; the content security policy of a page is made with the page. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(self), geolocation=(self), microphone=(), payment=(self)",
};

const MAY_DIFFER = new Set(["referrer-policy", "cross-origin-resource-policy"]);

type HstsSetting = Pick<Environment, "HSTS_SUBDOMAINS">;

/** Includes subdomains only by a setting: those of a shop's domain may belong to others and have no https. */
export const headersFor = ({ HSTS_SUBDOMAINS }: HstsSetting): Readonly<Record<string, string>> => ({
  ...SECURITY_HEADERS,
  "strict-transport-security": `max-age=31536000${HSTS_SUBDOMAINS ? "; includeSubDomains" : ""}`,
});

export function securityHeaders(environment: HstsSetting): MiddlewareHandler {
  const headers = Object.entries(headersFor(environment));
  return async (c, next) => {
    await next();
    for (const [name, value] of headers) {
      // A page may restrict its referrer more strictly, and product pictures are shown in mails too.
      if (MAY_DIFFER.has(name) && c.res.headers.has(name)) continue;
      c.res.headers.set(name, value);
    }
  };
}
