import { hash } from "node:crypto";
import { type DocumentText, toBytes } from "./document-text.ts";

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

/**
 * A cached page lists hashes of its inline scripts, since a nonce must differ on every answer. Only
 * scripts that we gave the nonce are listed, so that one smuggled into the page does not run; then
 * the nonce itself is taken out.
 */
export function replaceNonceByHashes(
  html: DocumentText,
  nonce: string,
  others: OtherSources = NO_OTHERS,
): { html: DocumentText; contentSecurityPolicy: string } {
  const attribute = ` nonce="${nonce}"`;
  const hashes = new Set(
    inlineScripts(html, attribute).map(
      (body) => `'sha256-${hash("sha256", toBytes(body), "base64")}'`,
    ),
  );
  return {
    html: html.replaceAll(attribute, ""),
    contentSecurityPolicy: policy([...hashes].join(" "), others),
  };
}

/** What is between the tags of scripts that have the attribute and no source. */
function inlineScripts(html: DocumentText, attribute: string): DocumentText[] {
  const bodies: DocumentText[] = [];
  for (let at = html.indexOf(SCRIPT); at >= 0; at = html.indexOf(SCRIPT, at + 1)) {
    const tagEnd = html.indexOf(">", at);
    const end = html.indexOf(SCRIPT_END, tagEnd);
    if (tagEnd < 0 || end < 0) break;
    const attributes = html.slice(at + SCRIPT.length, tagEnd);
    const body = html.slice(tagEnd + 1, end);
    at = end;
    if (!attributes.includes(attribute) || /\ssrc=/.test(attributes) || body === "") continue;
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
