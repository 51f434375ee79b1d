import path from "node:path";
import type { Context, Hono } from "hono";
import { QueueFull, WorkAbandoned } from "#core/work-queue.ts";
import { matchesEtag } from "../caches/stored-page.ts";
import { createDiskCache } from "../images/disk-cache.ts";
import { readImageRequest } from "../images/image-request.ts";
import { createImageMaker, type MadeImage } from "../images/make-image.ts";
import { NoPicture } from "../images/picture-source.ts";
import type { Services } from "../services.ts";
import { failureResponse, refuseUnread } from "./errors.ts";
import type { AppEnv } from "./request/request-scope.ts";

const MEGABYTE = 1024 * 1024;
const MAX_OWN = 1024 * MEGABYTE;
const MAX_OTHERS = 256 * MEGABYTE;
const PREFIX = "/_ipx/";

/** SPEC §7: the image proxy. It serves only our own pictures, in sizes of a fixed grid, from caches of limited size. */
export function mountImages(app: Hono<AppEnv>, services: Services): void {
  const makeImage = createImageMaker({
    find: services.findPicture,
    caches: {
      own: createDiskCache(path.join(services.dataDir, "images"), MAX_OWN),
      others: createDiskCache(path.join(services.dataDir, "images-asked"), MAX_OTHERS),
    },
    onError: (error) => services.log.warn({ err: error }, "a picture could not be kept"),
  });

  app.on(["GET", "HEAD"], `${PREFIX}*`, async (c) => {
    const request = readImageRequest(c.req.path.slice(PREFIX.length));
    if ("status" in request) {
      const message = request.status === 400 ? "errors.invalid_input" : "errors.not_found";
      return failureResponse(c, request.status, message);
    }
    try {
      const asked = { leaving: c.req.raw.signal, version: c.req.query("v") };
      const image = await makeImage(request, asked);
      return image ? imageAnswer(c, image) : failureResponse(c, 404, "errors.not_found");
    } catch (error) {
      return noImage(c, error);
    }
  });

  app.all(`${PREFIX}*`, (c) => {
    c.header("allow", "GET, HEAD");
    return refuseUnread(c, 405, "errors.wrong_method");
  });
}

/** A file store that is down is reported by the general error handler. */
function noImage(c: Context, error: unknown): Response {
  if (error instanceof NoPicture) return failureResponse(c, 404, "errors.not_found");
  if (!(error instanceof QueueFull || error instanceof WorkAbandoned)) throw error;
  c.header("retry-after", "1");
  return failureResponse(c, 503, "errors.timeout");
}

/** If the address names the file's version (`?v=`), the response never changes. */
function imageAnswer(c: Context, { bytes, type, etag, version }: MadeImage): Response {
  const isVersioned = c.req.query("v") === version;
  const headers = {
    "content-type": type,
    etag,
    "cache-control": isVersioned
      ? "public, max-age=31536000, immutable"
      : "public, max-age=86400, stale-while-revalidate=604800",
    "content-security-policy": "default-src 'none'",
    // Mails show pictures on pages of other sites.
    "cross-origin-resource-policy": "cross-origin",
  };
  if (matchesEtag(c.req.header("if-none-match"), etag)) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(c.req.method === "HEAD" ? null : bytes, {
    headers: { ...headers, "content-length": String(bytes.length) },
  });
}
