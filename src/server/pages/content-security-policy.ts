import { createHash } from "node:crypto";

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi;

/** A cached page lists hashes of its inline scripts, since a nonce must differ on every answer. */
export function policyWithHashes(html: string): string {
  const hashes = new Set<string>();
  for (const [, body] of html.matchAll(INLINE_SCRIPT)) {
    if (body) hashes.add(`'sha256-${createHash("sha256").update(body).digest("base64")}'`);
  }
  return policy([...hashes].join(" "));
}

export function policyWithNonce(nonce: string): string {
  return policy(`'nonce-${nonce}'`);
}

function policy(scriptSources: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${scriptSources}`.trimEnd(),
    // While developing, styles come in style elements that hot reload writes.
    `style-src 'self'${import.meta.env.DEV ? " 'unsafe-inline'" : ""}`,
    // Positions and sizes that are computed per element; attributes cannot load or run anything.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}
