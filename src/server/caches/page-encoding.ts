import { brotliCompressSync, brotliDecompressSync, constants, gzipSync } from "node:zlib";
import { compressors, type Encoding } from "./encoding.ts";
import type { StoredPage } from "./stored-page.ts";

/**
 * A visitor who waits for a render gets a fifth more bytes in a tenth of the time; a page that is
 * cached is packed better behind the answer. Brotli 9 takes ten times as long as 5 for two per cent.
 */
const QUICK = { br: 1, gzip: 1 };
const THOROUGH = { br: 5 };

/** At once: the way to another thread and back takes longer than this. */
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
/** Most pages fit into one. */
const CHUNK = 64 * 1024;

/** What is not cached is made of what is: packed pages unpack ten times as quickly as they are packed. */
export function quickBody({ bodies }: StoredPage, encoding: Encoding): NonSharedBuffer {
  if (encoding === "br") return bodies.br ?? quickly.br(bodies.identity);
  const html = bodies.identity ?? brotliDecompressSync(bodies.br);
  return encoding === "gzip" ? quickly.gzip(html) : html;
}

/** Brotli alone, which nearly every browser takes: all three would be fifteen times as much memory. */
export async function packPage(page: StoredPage): Promise<StoredPage> {
  const { identity } = page.bodies;
  if (!identity) return page;
  const br = withoutSlack(await compressors.br(identity, THOROUGH.br));
  return { ...page, bodies: { br }, size: page.size - identity.length + br.length };
}

/** For a page that may never be asked for again: in no time, in a fifth more bytes. */
export function packQuickly(page: StoredPage): StoredPage {
  const { identity } = page.bodies;
  if (!identity) return page;
  const br = withoutSlack(quickly.br(identity));
  return { ...page, bodies: { br }, size: page.size - identity.length + br.length };
}

/** What zlib answers may be the beginning of a much larger block of memory. */
function withoutSlack(bytes: NonSharedBuffer): NonSharedBuffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}
