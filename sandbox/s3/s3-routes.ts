import type { Context, Hono } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { S3Fault, SandboxContext } from "../sandbox-settings.ts";
import { signatureProblem } from "./s3-signature.ts";

type Kept = { bytes: Uint8Array<ArrayBuffer>; type: string; at: Date };

/** S3 lists up to a thousand objects per page; with so few, code that reads only one page fails. */
const PAGE = 3;

const error = (c: Context, status: ContentfulStatusCode, code: string) =>
  c.body(`<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code></Error>`, status, {
    "content-type": "application/xml",
  });

/** One S3 bucket: signed requests can put, get, list and delete objects. */
export function mountS3(app: Hono, { keys, nextS3Fault }: SandboxContext): void {
  const objects = new Map<string, Kept>();

  app.all("/s3/*", async (c) => {
    const fault = nextS3Fault();
    if (fault) return stumble(c, fault);
    const { method, url, headers } = c.req.raw;
    const body = new Uint8Array(await c.req.arrayBuffer());
    const asked = { method, url, headers, body, now: new Date() };
    const problem = signatureProblem(asked, keys.s3) ?? tokenProblem(headers);
    if (problem) return error(c, problem === "AuthorizationHeaderMalformed" ? 400 : 403, problem);
    const key = keyOf(new URL(url), keys.s3.bucket);
    if (key === undefined) return error(c, 404, "NoSuchBucket");
    if (key === "" && method === "GET") return list(c, objects);
    return answer(c, objects, key, body);
  });
}

/** A session token must be signed; any value is valid unless it says that it has expired. */
function tokenProblem(headers: Headers): string | undefined {
  const token = headers.get("x-amz-security-token");
  if (token === null) return undefined;
  const isSigned = /SignedHeaders=[^,]*x-amz-security-token/.test(
    headers.get("authorization") ?? "",
  );
  if (!isSigned) return "AccessDenied";
  return token === "over" ? "ExpiredToken" : undefined;
}

/** The bucket comes first in the host or in the path; undefined if it is another bucket. */
function keyOf({ hostname, pathname }: URL, bucket: string): string | undefined {
  const inPath = pathname.slice("/s3/".length);
  const path = hostname.startsWith(`${bucket}.`) ? `${bucket}/${inPath}` : inPath;
  if (path !== bucket && !path.startsWith(`${bucket}/`)) return undefined;
  return decodeURIComponent(path.slice(bucket.length + 1));
}

function stumble(c: Context, fault: S3Fault): Response | Promise<Response> {
  if (fault === "hanging") return new Promise(() => {});
  return fault === "broken" ? error(c, 500, "InternalError") : error(c, 403, "AccessDenied");
}

function answer(
  c: Context,
  objects: Map<string, Kept>,
  key: string,
  bytes: Uint8Array<ArrayBuffer>,
): Response {
  const { method, headers } = c.req.raw;
  if (method === "PUT") {
    const type = headers.get("content-type") ?? "binary/octet-stream";
    objects.set(key, { bytes, type, at: new Date() });
    return c.body(null, 200);
  }
  if (method === "DELETE") {
    objects.delete(key);
    return c.body(null, 204);
  }
  const kept = objects.get(key);
  if (!kept) return error(c, 404, "NoSuchKey");
  return c.body(kept.bytes, 200, {
    "content-type": kept.type,
    "content-length": String(kept.bytes.length),
    "last-modified": kept.at.toUTCString(),
  });
}

function list(c: Context, objects: ReadonlyMap<string, Kept>): Response {
  const { prefix = "", "continuation-token": after = "", "max-keys": most } = c.req.query();
  const found = [...objects]
    .filter(([key]) => key.startsWith(prefix) && key > after)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  const page = found.slice(0, Math.min(PAGE, Number(most ?? PAGE)));
  const hasMore = page.length < found.length;
  const next = hasMore ? `<NextContinuationToken>${page.at(-1)?.[0]}</NextContinuationToken>` : "";
  const rows = page.map(
    ([key, { bytes, at }]) =>
      `<Contents><Key>${key}</Key><LastModified>${at.toISOString()}</LastModified><ETag>&quot;0&quot;</ETag><Size>${bytes.length}</Size><StorageClass>STANDARD</StorageClass></Contents>`,
  );
  return c.body(
    `<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><IsTruncated>${hasMore}</IsTruncated>${next}${rows.join("")}</ListBucketResult>`,
    200,
    { "content-type": "application/xml" },
  );
}
