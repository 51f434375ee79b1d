import { hash } from "node:crypto";
import type { DocumentBytes, Edit } from "./document-bytes.ts";

const SCRIPT = "<script";
const SCRIPT_END = "</script>";

/**
 * Other origins that may load into a page: on card pages the payment provider, whose own element asks for the card;
 * elsewhere the services that the site has keys for.
 */
export type OtherSources = {
  script: string[];
  frame: string[];
  connect: string[];
  image?: string[];
  style?: string[];
};
const NO_OTHERS: OtherSources = { script: [], frame: [], connect: [] };

/** A site's logo may be on another origin. */
export function withImage(others: OtherSources = NO_OTHERS, address: string | null): OtherSources {
  if (!address?.startsWith("https://")) return others;
  return { ...others, image: [...(others.image ?? []), new URL(address).origin] };
}

const nonceAttribute = (nonce: string) => ` nonce="${nonce}"`;

/** For pages whose policy lists hashes. */
export const removeNonce = (nonce: string): Edit => ({ from: nonceAttribute(nonce), to: "" });

/**
 * The policy of a cached page lists hashes of its inline scripts, because a nonce must differ in every response. Only
 * scripts that have our nonce are listed, so that an injected script does not run; then `removeNonce` removes the
 * nonce.
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

/** The contents of script elements that have the attribute and no `src`. */
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
    // In development, hot reload writes styles into style elements.
    [`style-src 'self'${import.meta.env.DEV ? " 'unsafe-inline'" : ""}`, ...style].join(" "),
    // For style attributes with computed positions and sizes; attributes cannot load or run anything.
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
