import { hash } from "node:crypto";

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/dgi;

/** A cached page lists hashes of its inline scripts, since a nonce must differ on every answer. */
export function policyWithHashes(html: Buffer): string {
  const hashes = new Set<string>();
  // One character per byte: places in the text are places in the buffer, and nothing is decoded.
  for (const script of html.toString("latin1").matchAll(INLINE_SCRIPT)) {
    const [start, end] = script.indices?.[1] ?? [0, 0];
    if (end > start) hashes.add(`'sha256-${hash("sha256", html.subarray(start, end), "base64")}'`);
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
