import type { Encoding } from "./encoding.ts";
import { quickBody } from "./page-encoding.ts";
import type { StoredPage } from "./stored-page.ts";

/**
 * Bodies in encodings that pages are not stored in. What was made is cached for the next one who asks,
 * within a bound: the least recently used goes first.
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
    // What is not public is made for one alone; what is not packed yet will soon be another body.
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
