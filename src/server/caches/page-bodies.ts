import type { Encoding } from "./encoding.ts";
import { quickBody } from "./page-encoding.ts";
import type { StoredPage } from "./stored-page.ts";

/**
 * Bodies in encodings that stored pages do not have. They are cached within a memory limit; the least recently used
 * body is dropped first.
 */
export function createPageBodies(maxBytes: number) {
  const made = new Map<string, NonSharedBuffer>();
  let bytes = 0;

  function store(name: string, body: NonSharedBuffer): void {
    made.set(name, body);
    bytes += body.length;
    for (const [oldest, { length }] of made) {
      if (bytes <= maxBytes) break;
      made.delete(oldest);
      bytes -= length;
    }
  }

  return (page: StoredPage, encoding: Encoding): NonSharedBuffer => {
    const stored = encoding === "gzip" ? undefined : page.bodies[encoding];
    // A private page has only one visitor, and an uncompressed body is soon replaced, so neither is cached.
    if (stored || !page.isPublic || !page.bodies.br) return stored ?? quickBody(page, encoding);
    const name = `${encoding} ${page.etag}`;
    const known = made.get(name);
    if (!known) {
      const body = quickBody(page, encoding);
      store(name, body);
      return body;
    }
    made.delete(name);
    made.set(name, known);
    return known;
  };
}
