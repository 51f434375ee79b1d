import { brotliCompressSync, brotliDecompressSync, constants, gzipSync } from "node:zlib";
import { compressors, type Encoding } from "./encoding.ts";
import { etagOf, type StoredPage } from "./stored-page.ts";

/**
 * A visitor who waits for a render gets a quick compression: a tenth of the time for a fifth more bytes. A cached page
 * is compressed better after the response. Brotli 9 takes ten times as long as 5 and saves two per cent.
 */
const QUICK = { br: 1, gzip: 1 };
const THOROUGH = { br: 5 };

/** Synchronous, because handing the work to another thread takes longer than the compression. */
const quickly = {
  br: (body: NonSharedBuffer) =>
    brotliCompressSync(body, {
      chunkSize: CHUNK,
      params: {
        [constants.BROTLI_PARAM_QUALITY]: QUICK.br,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body: NonSharedBuffer) => gzipSync(body, { chunkSize: CHUNK, level: QUICK.gzip }),
};
/** Most pages fit into one chunk. */
const CHUNK = 64 * 1024;

/** Makes a missing encoding from the stored one: decompressing is ten times as fast as compressing. */
export function quickBody({ bodies }: StoredPage, encoding: Encoding): NonSharedBuffer {
  if (encoding === "br") return bodies.br ?? quickly.br(bodies.identity);
  const html = bodies.identity ?? brotliDecompressSync(bodies.br);
  return encoding === "gzip" ? quickly.gzip(html) : html;
}

/** Stores only Brotli, which nearly every browser accepts; all three encodings would take fifteen times the memory. */
export async function packPage(page: StoredPage): Promise<StoredPage> {
  const { identity } = page.bodies;
  if (!identity) return page;
  return withOnlyBrotli(page, await compressors.br(identity, THOROUGH.br));
}

/** For a page that may never be requested again: very fast, for a fifth more bytes. */
export function packQuickly(page: StoredPage): StoredPage {
  const { identity } = page.bodies;
  return identity ? withOnlyBrotli(page, quickly.br(identity)) : page;
}

/** The ETag is a hash of the compressed body, which is a tenth as long as the HTML. */
function withOnlyBrotli(page: StoredPage, compressed: NonSharedBuffer): StoredPage {
  const br = withoutSlack(compressed);
  const size = page.size - (page.bodies.identity?.length ?? 0) + br.length;
  return { ...page, bodies: { br }, etag: etagOf(br), size };
}

/** A buffer from zlib may be a slice of a much larger block of memory, so the bytes are copied. */
function withoutSlack(bytes: NonSharedBuffer): NonSharedBuffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}
