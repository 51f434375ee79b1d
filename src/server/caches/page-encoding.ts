import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { compressors, type Encoding } from "./encoding.ts";
import type { StoredPage } from "./stored-page.ts";

/**
 * A visitor who waits for a render gets a fifth more bytes in a tenth of the time; a page that is
 * kept is packed better behind the answer. Brotli 9 takes ten times as long as 5 for two per cent.
 */
const QUICK = { br: 1, gzip: 1 };
const THOROUGH = { br: 5, gzip: 6 };

/** At once: the way to another thread and back takes longer than this. */
const quickly = {
  br: (body: Buffer) =>
    brotliCompressSync(body, {
      chunkSize: CHUNK,
      params: {
        [constants.BROTLI_PARAM_QUALITY]: QUICK.br,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body: Buffer) => gzipSync(body, { chunkSize: CHUNK, level: QUICK.gzip }),
};
/** Most pages fit into one. */
const CHUNK = 64 * 1024;

export function quickBody(page: StoredPage, encoding: Encoding): Buffer {
  const kept = page.bodies[encoding];
  if (kept || encoding === "identity") return kept ?? page.bodies.identity;
  return quickly[encoding](page.bodies.identity);
}

export async function packPage(page: StoredPage): Promise<StoredPage> {
  const { identity } = page.bodies;
  const [br, gzip] = await Promise.all([
    compressors.br(identity, THOROUGH.br),
    compressors.gzip(identity, THOROUGH.gzip),
  ]);
  return {
    ...page,
    bodies: { identity, br, gzip },
    size: identity.length + br.length + gzip.length,
  };
}
