import { Readable } from "node:stream";
import { constants, createBrotliCompress, createGzip } from "node:zlib";
import type { Context, MiddlewareHandler } from "hono";
import { compressors, type Encoding, pickEncoding } from "../caches/encoding.ts";
import type { AppEnv } from "./request/request-scope.ts";
import { toWebStream } from "./web-stream.ts";

const WORTH_IT = 1024;
const QUALITY = { br: 4, gzip: 6 };

/** Compresses calls and page data; pages and built files already have compressed bodies. */
export const compressResponses: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next();
  const answer = c.res;
  const text = c.get("jsonText");
  if (text !== undefined) return compressText(c, text);
  if (!answer.body || answer.headers.has("content-encoding")) return;
  const type = answer.headers.get("content-type") ?? "";
  const isJson = type.startsWith("application/json");
  const isPageData = type.startsWith("text/x-script");
  if (!isJson && !isPageData) return;

  answer.headers.append("vary", "accept-encoding");
  const encoding = pickEncoding(c.req.header("accept-encoding"));
  if (encoding === "identity") return;
  // Without this, Hono would merge the headers of both responses.
  c.res = undefined;
  c.res = isJson ? await compressWhole(answer, encoding) : compressParts(answer, encoding);
};

/** Compresses the text of a call's response; a short text stays as it is, without a stream. */
async function compressText(c: Context<AppEnv>, text: string): Promise<void> {
  const answer = c.res;
  answer.headers.append("vary", "accept-encoding");
  const encoding = pickEncoding(c.req.header("accept-encoding"));
  if (encoding === "identity") return;
  const body = Buffer.from(text);
  if (body.length < WORTH_IT) return;
  const compressed = await compressors[encoding](body, QUALITY[encoding]);
  c.res = undefined;
  c.res = encoded(answer, compressed, encoding);
}

type Compressed = Exclude<Encoding, "identity">;

async function compressWhole(answer: Response, encoding: Compressed): Promise<Response> {
  const body = Buffer.from(await answer.arrayBuffer());
  if (body.length < WORTH_IT) return new Response(body, answer);
  return encoded(answer, await compressors[encoding](body, QUALITY[encoding]), encoding);
}

/** React Router streams page data as it becomes available, so each part is flushed at once. */
function compressParts(answer: Response, encoding: Compressed): Response {
  const compressor =
    encoding === "br"
      ? createBrotliCompress({
          flush: constants.BROTLI_OPERATION_FLUSH,
          params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY.br },
        })
      : createGzip({ flush: constants.Z_SYNC_FLUSH, level: QUALITY.gzip });
  const parts = Readable.fromWeb(answer.body as Parameters<typeof Readable.fromWeb>[0]);
  return encoded(answer, toWebStream(parts.pipe(compressor)), encoding);
}

function encoded(answer: Response, body: BodyInit, encoding: Compressed): Response {
  const result = new Response(body, answer);
  result.headers.set("content-encoding", encoding);
  result.headers.delete("content-length");
  return result;
}
