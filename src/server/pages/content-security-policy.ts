import { hash } from "node:crypto";
import type { DocumentBytes, Edit } from "./document-bytes.ts";

const SCRIPT = "<script";
const SCRIPT_END = "</script>";

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

const nonceAttribute = (nonce: string) => ` nonce="${nonce}"`;

/** Of a page whose policy lists hashes. */
export const removeNonce = (nonce: string): Edit => ({ from: nonceAttribute(nonce), to: "" });

/**
 * A cached page lists hashes of its inline scripts, since a nonce must differ on every answer. Only
 * scripts that we gave the nonce are listed, so that one smuggled into the page does not run; then
 * the nonce itself is taken out (`removeNonce`).
 */
export function policyWithHashes(
  html: DocumentBytes,
  nonce: string,
  others: OtherSources = NO_OTHERS,
): string {
  const hashes = new Set(
    inlineScripts(html, nonceAttribute(nonce)).map(
      (body) => `'sha256-${hash("sha256", body, "base64")}'`,
    ),
  );
  return policy([...hashes].join(" "), others);
}

/** What is between the tags of scripts that have the attribute and no source. */
function inlineScripts(html: DocumentBytes, attribute: string): DocumentBytes[] {
  const bodies: DocumentBytes[] = [];
  for (let at = html.indexOf(SCRIPT); at >= 0; at = html.indexOf(SCRIPT, at + 1)) {
    const tagEnd = html.indexOf(">", at);
    const end = html.indexOf(SCRIPT_END, tagEnd);
    if (tagEnd < 0 || end < 0) break;
    const attributes = html.toString("latin1", at + SCRIPT.length, tagEnd);
    const body = html.subarray(tagEnd + 1, end);
    at = end;
    if (!attributes.includes(attribute) || /\ssrc=/.test(attributes) || body.length === 0) continue;
    bodies.push(body);
  }
  return bodies;
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
