import type { Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { FILE_PART_BYTES, fileTypeOf, hasPreview, MAX_FILE_BYTES } from "#core/file-type.ts";
import type { CustomerFile } from "#features/uploads/server/file-sites.ts";
import { describeUpload } from "#features/uploads/server/uploads.api.ts";
import { grantsFor, mayUse, siteIdsOf } from "#platform/auth/staff-access.ts";
import type { StaffRole } from "#platform/auth/staff-role.ts";
import { showFileCall, UPLOAD_PATH, uploadPartCall } from "#platform/files/contract.ts";
import { FILE_KINDS, type FileKind } from "#ports/files.ts";
import type { Services } from "../../services.ts";
import { failureResponse, refuseUnread } from "../errors.ts";
import type { AppEnv } from "../request/request-scope.ts";
import { sameOriginOnly } from "../same-origin.ts";

type FileServices = Pick<
  Services,
  "account" | "staff" | "uploads" | "files" | "limits" | "markVisitor" | "trustedProxies"
>;

/** Roles that handle quotes and parcels, their payments or questions about them; only support handles claims. */
const READERS: Readonly<Record<FileKind, readonly StaffRole[]>> = {
  quote: ["orders", "warehouse", "finance", "support"],
  parcel: ["orders", "warehouse", "finance", "support"],
  claim: ["support"],
  goods: ["catalogue"],
};

/** Mounted before the general body limit (product notes §7: except uploads). Other sites' pages cannot upload. */
export function mountUploads(app: Hono<AppEnv>, services: FileServices): void {
  const tooLarge = (c: Context) => refuseUnread(c, 413, "errors.file_too_large");
  app.post(
    UPLOAD_PATH,
    sameOriginOnly(services.trustedProxies),
    bodyLimit({ maxSize: MAX_FILE_BYTES, onError: tooLarge }),
    (c) => upload(c, services),
  );
  app.post(
    uploadPartCall.path.replace("{upload}", ":upload"),
    sameOriginOnly(services.trustedProxies),
    bodyLimit({ maxSize: FILE_PART_BYTES, onError: tooLarge }),
    (c) => handlePart(c, c.req.param("upload") ?? "", services),
  );
  app.get(showFileCall.path.replace("{id}", ":id"), (c) =>
    show(c, c.req.param("id") ?? "", services),
  );
}

async function upload(c: Context<AppEnv>, services: FileServices): Promise<Response> {
  const kind = FILE_KINDS.find((one) => one === c.req.query("kind"));
  if (!kind) return refuseUnread(c, 422, "errors.invalid_input");
  const uploader = await findUploader(c, services, kind);
  // Guests may upload for quotes; parcels belong to customers.
  if (uploader === undefined && kind !== ("quote" satisfies FileKind)) {
    return refuseUnread(c, 401, "auth.errors.not_logged_in");
  }
  const visitor = await services.markVisitor(c.var.address);
  const attempt = await services.limits.consume(uploader ? "upload" : "guest-upload", { visitor });
  if (!attempt.allowed) {
    c.header("retry-after", String(attempt.retryAfterSeconds));
    return refuseUnread(c, 429, "auth.errors.too_many_attempts");
  }
  const bytes = new Uint8Array(await c.req.arrayBuffer());
  const saved = await services.files.save(bytes, { owner: uploader ?? null, kind });
  if (!saved.ok) return failureResponse(c, 422, saved.code);
  c.header("cache-control", "no-store");
  return c.json({ status: true, id: saved.value, type: fileTypeOf(bytes) });
}

/** A customer in the shop or a staff member in the office; product pictures only by staff who handle products. */
async function findUploader(
  { var: { cookies } }: Context<AppEnv>,
  { account, staff }: FileServices,
  kind?: FileKind,
): Promise<number | undefined> {
  if (kind === "goods") {
    const session = await staff.staffSessionOf({ cookies });
    const isReader = mayUse(session?.grants ?? [], { roles: READERS.goods, scope: "shop" });
    return isReader ? session?.customerId : undefined;
  }
  const customer = (await account.sessionOf({ cookies }))?.customer.id;
  return customer ?? (await staff.staffSessionOf({ cookies }))?.customerId;
}

/** Staff of some sites see only files of those sites' records, as they see only those records. */
async function isReader(
  { var: { cookies } }: Context<AppEnv>,
  { kind, ...file }: CustomerFile & { kind: FileKind },
  { staff, uploads }: FileServices,
): Promise<boolean> {
  const session = await staff.staffSessionOf({ cookies });
  const grants = grantsFor(session?.grants ?? [], { roles: READERS[kind], scope: "site" });
  if (grants.length === 0) return false;
  const siteIds = siteIdsOf(grants);
  const sites = siteIds && (await uploads.listFileSites(kind, file));
  return !sites || sites.some((site) => siteIds.includes(site));
}

/** Somebody else's upload answers like one that does not exist. */
async function handlePart(
  c: Context<AppEnv>,
  upload: string,
  services: FileServices,
): Promise<Response> {
  const { files } = services;
  const uploader = await findUploader(c, services);
  if (uploader === undefined) return refuseUnread(c, 401, "auth.errors.not_logged_in");
  const found = await files.findUpload(upload);
  if (found?.owner !== uploader) return refuseUnread(c, 404, "errors.not_found");
  const asked = c.req.query("offset") ?? "";
  const offset = /^\d{1,9}$/.test(asked) ? Number(asked) : -1;
  const bytes = new Uint8Array(await c.req.arrayBuffer());
  const appended = await files.append(upload, offset, bytes);
  if (!appended.ok) {
    const isElsewhere = appended.code === "errors.upload_offset";
    return failureResponse(c, isElsewhere ? 409 : 422, appended.code);
  }
  c.header("cache-control", "no-store");
  return c.json(describeUpload(upload, appended.value));
}

/** A guest's file opens for anybody with its unguessable id; a customer's only for them and the staff in charge. */
async function show(c: Context<AppEnv>, id: string, services: FileServices): Promise<Response> {
  const found = await services.files.readMetadata(id);
  if (!found) return failureResponse(c, 404, "errors.not_found");
  const mayRead =
    found.owner === null ||
    found.owner === (await findUploader(c, services)) ||
    (await isReader(c, { id, kind: found.kind, owner: found.owner }, services));
  // The content is not fetched for users who may not see it.
  const file = mayRead ? await services.files.read(id) : undefined;
  if (!file) return failureResponse(c, 404, "errors.not_found");
  return c.body(file.bytes, 200, {
    "content-type": file.type,
    "content-disposition": hasPreview(file.type) ? "inline" : "attachment",
    // Nothing hidden in the file may run.
    "content-security-policy": "sandbox; default-src 'none'",
    "x-content-type-options": "nosniff",
    "cache-control": "private, no-store",
    "x-robots-tag": "noindex",
    vary: "cookie",
  });
}
