import { hash } from "node:crypto";

const SCRIPT = /<script([^>]*)>([\s\S]*?)<\/script>/gi;

/**
 * Who else may bring something into a page: where cards are asked for, the provider whose own element
 * does it; elsewhere the services that the site has keys of.
 */
export type OtherSources = {
  script: string[];
  frame: string[];
  connect: string[];
  image?: string[];
  style?: string[];
};
const NO_OTHERS: OtherSources = { script: [], frame: [], connect: [] };

/** A site's logo may lie elsewhere. */
export function withImage(others: OtherSources = NO_OTHERS, address: string | null): OtherSources {
  if (!address?.startsWith("https://")) return others;
  return { ...others, image: [...(others.image ?? []), new URL(address).origin] };
}

/**
 * A cached page lists hashes of its inline scripts, since a nonce must differ on every answer. Only
 * scripts that we gave the nonce are listed, so that one smuggled into the page does not run; then
 * the nonce itself is taken out.
 */
export function replaceNonceByHashes(
  html: NonSharedBuffer,
  nonce: string,
  others: OtherSources = NO_OTHERS,
): { html: NonSharedBuffer; contentSecurityPolicy: string } {
  const attribute = ` nonce="${nonce}"`;
  // One character per byte: nothing is decoded, and what is hashed are the bytes that are sent.
  const text = html.toString("latin1");
  const hashes = new Set<string>();
  for (const [, attributes = "", body = ""] of text.matchAll(SCRIPT)) {
    if (!attributes.includes(attribute) || /\ssrc=/.test(attributes) || body === "") continue;
    hashes.add(`'sha256-${hash("sha256", Buffer.from(body, "latin1"), "base64")}'`);
  }
  return {
    html: Buffer.from(text.replaceAll(attribute, ""), "latin1"),
    contentSecurityPolicy: policy([...hashes].join(" "), others),
  };
}

export function policyWithNonce(nonce: string, others: OtherSources = NO_OTHERS): string {
  return policy(`'nonce-${nonce}'`, others);
}

function policy(scriptSources: string, others: OtherSources): string {
  const { script, frame, connect, image = [], style = [] } = others;
  return [
    "default-src 'self'",
    ["script-src 'self'", scriptSources, ...script].filter(Boolean).join(" "),
    ["frame-src 'self'", ...frame].join(" "),
    // While developing, styles come in style elements that hot reload writes.
    [`style-src 'self'${import.meta.env.DEV ? " 'unsafe-inline'" : ""}`, ...style].join(" "),
    // Positions and sizes that are computed per element; attributes cannot load or run anything.
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data:", ...image].join(" "),
    "font-src 'self'",
    ["connect-src 'self'", ...connect].join(" "),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}
