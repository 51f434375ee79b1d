import type { Context } from "hono";
import { pickEncoding } from "../caches/encoding.ts";
import { quickBody } from "../caches/page-encoding.ts";
import { matchesEtag, type StoredPage } from "../caches/stored-page.ts";

/** Made directly: Hono's own way would go through two sets of headers. */
export function pageResponse(c: Context, page: StoredPage): Response {
  const { status, headers } = page;
  if (page.isPublic && matchesEtag(c.req.header("if-none-match"), page.etag)) {
    return new Response(null, { status: 304, headers });
  }
  const encoding = pickEncoding(c.req.header("accept-encoding"));
  return new Response(quickBody(page, encoding) as Uint8Array<ArrayBuffer>, {
    status,
    headers: encoding === "identity" ? headers : { ...headers, "content-encoding": encoding },
  });
}
