import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** Level 9 takes 13 times as long for nothing; the callback form works off the event loop. */
const compress = promisify(brotliCompress);
const brotli = (html: Buffer) =>
  compress(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });

export type StoredPage = {
  status: number;
  /** Everything but encoding and length, ready to send. */
  headers: Record<string, string>;
  etag: string;
  html: Buffer;
  br: Buffer;
  gzip: Buffer;
  tags: readonly string[];
  isPublic: boolean;
  size: number;
};

export type PageParts = Pick<StoredPage, "status" | "headers" | "tags" | "isPublic"> & {
  html: string;
};

export async function storePage({ html: text, ...parts }: PageParts): Promise<StoredPage> {
  const html = Buffer.from(text);
  const [br, gz] = await Promise.all([brotli(html), promisify(gzip)(html)]);
  const etag = `"${createHash("sha256").update(html).digest("base64url").slice(0, 22)}"`;
  return {
    ...parts,
    headers: { ...parts.headers, vary: "accept-encoding", ...(parts.isPublic ? { etag } : {}) },
    etag,
    html,
    br,
    gzip: gz,
    size: html.length + br.length + gz.length,
  };
}

export type Encoding = "br" | "gzip" | "identity";

/** Our own order among what the browser accepts; `;q=0` means "not this one". */
export function pickEncoding(acceptEncoding: string | undefined): Encoding {
  const accepted = new Set<string>();
  for (const part of (acceptEncoding ?? "").split(",")) {
    const [name = "", weight = ""] = part.split(";", 2);
    if (!/^\s*q=0(\.0*)?\s*$/.test(weight)) accepted.add(name.trim().toLowerCase());
  }
  if (accepted.has("br")) return "br";
  return accepted.has("gzip") ? "gzip" : "identity";
}

export function encodedBody(page: StoredPage, encoding: Encoding): Buffer {
  return encoding === "identity" ? page.html : page[encoding];
}

/** `W/"a", "b"` and `*` are allowed by HTTP. */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch
    .split(",")
    .map((candidate) => candidate.trim().replace(/^W\//, ""))
    .some((candidate) => candidate === etag || candidate === "*");
}
