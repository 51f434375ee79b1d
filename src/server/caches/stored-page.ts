import { hash } from "node:crypto";
import { PERSONAL_HEADERS } from "#platform/pages/page-responses.ts";

export type StoredPage = {
  status: number;
  /** All headers except encoding, length and ETag. */
  headers: Record<string, string>;
  /** Made from the stored brotli body, so a page that is not compressed yet has none. */
  etag?: string;
  /** The body as rendered, or only its compressed form: see `packPage`. */
  bodies: { identity: NonSharedBuffer; br?: never } | { br: NonSharedBuffer; identity?: never };
  tags: readonly string[];
  isPublic: boolean;
  /** Something is missing because a service did not answer: public, but to be rendered again soon. */
  isIncomplete?: boolean | undefined;
  /** The longest time that an edge may cache the page, if shorter than usual. */
  edgeSeconds?: number;
  size: number;
  /** Set by the page cache that holds the page, and only while nothing on it has changed. */
  freshUntil?: number;
};

export type PageParts = Pick<
  StoredPage,
  "status" | "headers" | "tags" | "isPublic" | "isIncomplete" | "edgeSeconds"
> & {
  html: NonSharedBuffer;
};

export function storePage({ html, ...parts }: PageParts): StoredPage {
  return {
    ...parts,
    headers: {
      ...parts.headers,
      vary: parts.isPublic ? "accept-encoding" : `accept-encoding, ${PERSONAL_HEADERS.vary}`,
    },
    bodies: { identity: html },
    size: html.length + headersSize(parts.headers),
  };
}

/** The content security policy may be as long as a small page, so headers count too. */
function headersSize(headers: Record<string, string>): number {
  return Object.values(headers).reduce((sum, value) => sum + value.length, 0);
}

/** A weak tag, because all encodings of a stored page share it. */
export const etagOf = (body: NonSharedBuffer): string =>
  `W/"${hash("sha256", body, "base64url").slice(0, 22)}"`;

/** HTTP also allows lists such as `W/"a", "b"`, and `*`. */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch
    .split(",")
    .map((candidate) => candidate.trim().replace(/^W\//, ""))
    .some((candidate) => candidate === "*" || candidate === etag.replace(/^W\//, ""));
}
