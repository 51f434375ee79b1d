import type { MiddlewareHandler } from "hono";

/** The same on every answer; the content security policy of a page is made with the page. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(self), geolocation=(self), microphone=(), payment=(self)",
  "strict-transport-security": "max-age=31536000",
};

export const securityHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
    // A page may say even less of itself to the next one.
    if (name === "referrer-policy" && c.res.headers.has(name)) continue;
    c.res.headers.set(name, value);
  }
};
