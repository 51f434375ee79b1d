import { hash } from "node:crypto";
import { PERSONAL_HEADERS } from "#platform/pages/page-responses.ts";

export type StoredPage = {
  status: number;
  /** Everything but encoding and length, ready to send. */
  headers: Record<string, string>;
  etag: string;
  /** As rendered, then packed alone: see `packPage`. */
  bodies: { identity: NonSharedBuffer; br?: never } | { br: NonSharedBuffer; identity?: never };
  tags: readonly string[];
  isPublic: boolean;
  /** Something is left out that did not answer: public, but soon to be made anew. */
  isIncomplete?: boolean | undefined;
  /** How long an edge may cache it at most, where that is less than usual. */
  edgeSeconds?: number;
  size: number;
  /** By the page cache that has it, and only while nothing of it has changed. */
  freshUntil?: number;
};

export type PageParts = Pick<
  StoredPage,
  "status" | "headers" | "tags" | "isPublic" | "isIncomplete" | "edgeSeconds"
> & {
  html: NonSharedBuffer;
};

export function storePage({ html, ...parts }: PageParts): StoredPage {
  // Weak: one tag for the page however it is compressed.
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

/** The policy of a page is as long as the page is small. */
function headersSize(headers: Record<string, string>): number {
  return Object.values(headers).reduce((sum, value) => sum + value.length, 0);
}

/** `W/"a", "b"` and `*` are allowed by HTTP. */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch
    .split(",")
    .map((candidate) => candidate.trim().replace(/^W\//, ""))
    .some((candidate) => candidate === "*" || candidate === etag.replace(/^W\//, ""));
}
