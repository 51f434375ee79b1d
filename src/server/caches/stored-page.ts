import { hash } from "node:crypto";
import { PERSONAL_HEADERS } from "#platform/pages/page-responses.ts";

export type StoredPage = {
  status: number;
  /** All headers except encoding and length. */
  headers: Record<string, string>;
  etag: string;
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
  // A weak tag, because all encodings of the page share it.
  const etag = `W/"${hash("sha256", html, "base64url").slice(0, 22)}"`;
  return {
    ...parts,
    headers: {
      ...parts.headers,
      ...(parts.isPublic
        ? { vary: "accept-encoding", etag }
        : { vary: `accept-encoding, ${PERSONAL_HEADERS.vary}` }),
    },
    etag,
    bodies: { identity: html },
    size: html.length + headersSize(parts.headers),
  };
}

/** The content security policy may be as long as a small page, so headers count too. */
function headersSize(headers: Record<string, string>): number {
  return Object.values(headers).reduce((sum, value) => sum + value.length, 0);
}

/** HTTP also allows lists such as `W/"a", "b"`, and `*`. */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch
    .split(",")
    .map((candidate) => candidate.trim().replace(/^W\//, ""))
    .some((candidate) => candidate === "*" || candidate === etag.replace(/^W\//, ""));
}
