import type { Context, Hono } from "hono";
import { MAX_FILE_BYTES, MAX_FILES_PER_FORM } from "#core/file-type.ts";
import type { MessageKey } from "#core/message-key.ts";
import { createClaimCall } from "#features/claims/contract.ts";
import type { ApiRoute, CallFailure } from "#platform/api/api-route.ts";
import type { Services } from "../../services.ts";
import { isFailure, performCall } from "../calls/perform-call.ts";
import { siteRequest } from "../calls/site-request.ts";
import { failureResponse, MAX_BODY, refuseUnread } from "../errors.ts";
import type { AppEnv } from "../request/request-scope.ts";
import { sameOriginOnly } from "../same-origin.ts";
import { isForm } from "./file-bodies.ts";
import { boundaryOf, FormRefused, readFormParts } from "./read-form-parts.ts";

type FormServices = Pick<
  Services,
  "account" | "environment" | "files" | "limits" | "markVisitor" | "trustedProxies"
>;
type FileAbout = Parameters<FormServices["files"]["save"]>[1];
type SavedParts = {
  ids: string[];
  fields: Record<string, string>;
  /** Ids of files that were uploaded before the form. */
  named: string[];
  problem?: MessageKey;
  retryAfterSeconds?: number;
};

const TEXT_FIELDS = new Set(["order", "parcel", "reason", "description"]);
const LIMITS = {
  parts: TEXT_FIELDS.size + 2 * MAX_FILES_PER_FORM,
  fileBytes: MAX_FILE_BYTES,
  textBytes: 32 * 1024,
};
/** The largest content-length that is accepted before reading. */
const MAX_FORM = MAX_FILES_PER_FORM * MAX_FILE_BYTES + MAX_BODY;

/**
 * Product notes §7: a claim may come as a multipart form with its photos. They are stored like any upload, and then the
 * same call runs as with JSON. Mounted before the general body limit.
 */
export function mountClaimForms(
  app: Hono<AppEnv>,
  routes: readonly ApiRoute[],
  services: FormServices,
): void {
  const route = routes.find(({ call }) => call.path === createClaimCall.path);
  if (!route) throw new Error("There is no call that makes a claim");
  app.post(createClaimCall.path, async (c, next) => {
    if (!isForm(c.req.header("content-type"))) return next();
    return sameOriginOnly(services.trustedProxies)(c, async () => {
      // A body from somebody who is not logged in is not read at all.
      if (!(await services.account.sessionOf({ cookies: c.var.cookies }))) {
        c.res = refuseUnread(c, 401, "auth.errors.not_logged_in");
        return;
      }
      // Reading a form is expensive, so each form counts as an upload.
      const attempt = await consumeUploadLimit(c, services);
      if (!attempt.allowed) {
        c.header("retry-after", String(attempt.retryAfterSeconds));
        c.res = refuseUnread(c, 429, "auth.errors.too_many_attempts");
        return;
      }
      c.res =
        Number(c.req.header("content-length") ?? 0) > MAX_FORM
          ? refuseUnread(c, 413, "errors.too_large")
          : await handleForm(c, route, services);
    });
  });
}

const consumeUploadLimit = async (c: Context<AppEnv>, { limits, markVisitor }: FormServices) =>
  limits.consume("upload", { visitor: await markVisitor(c.var.address) });

/** Refusals in the middle of a body close the connection, because the rest would be read as the next request. */
const REFUSALS = {
  malformed: [422, "errors.invalid_input", undefined],
  too_many: [422, "errors.invalid_input", { files: ["validation.too_many_files"] }],
  too_large: [413, "errors.too_large", undefined],
  file_too_large: [422, "errors.file_too_large", { files: ["errors.file_too_large"] }],
} as const;

async function handleForm(
  c: Context<AppEnv>,
  route: ApiRoute,
  services: FormServices,
): Promise<Response> {
  const saved: SavedParts = { ids: [], fields: {}, named: [] };
  let result: object | CallFailure | undefined;
  try {
    await saveParts(c, saved, services);
    const request = siteRequest(c, services, (name, value, options) =>
      c.header(name, value, options),
    );
    const input = { ...saved.fields, files: [...saved.named, ...saved.ids] };
    result = saved.problem ? undefined : await performCall(route, input, request);
  } catch (error) {
    await removePhotos(saved, services);
    if (!(error instanceof FormRefused)) throw error;
    const [status, message, errors] = REFUSALS[error.reason];
    c.header("connection", "close");
    return failureResponse(c, status, message, errors && { errors: { files: [...errors.files] } });
  }
  if (result && !isFailure(result)) {
    c.header("cache-control", "no-store");
    return c.json(result);
  }
  await removePhotos(saved, services);
  if (!result) return refusePhoto(c, saved);
  const { httpStatus, message, errors } = result;
  return failureResponse(c, httpStatus, message, { errors });
}

/** Removes stored photos if no claim was made. */
async function removePhotos({ ids }: SavedParts, { files }: FormServices): Promise<void> {
  for (const id of ids) await files.remove(id);
}

/** Closes the connection, because the rest of the form was not read. */
function refusePhoto(
  c: Context,
  { problem = "errors.unexpected", retryAfterSeconds }: SavedParts,
): Response {
  c.header("connection", "close");
  if (retryAfterSeconds) {
    c.header("retry-after", String(retryAfterSeconds));
    return failureResponse(c, 429, "auth.errors.too_many_attempts");
  }
  return failureResponse(c, 422, problem, { errors: { files: [problem] } });
}

/** Saves each photo before the next one is read. */
async function saveParts(
  c: Context<AppEnv>,
  saved: SavedParts,
  services: FormServices,
): Promise<void> {
  const boundary = boundaryOf(c.req.header("content-type") ?? "");
  const { body } = c.req.raw;
  if (!boundary || !body) throw new FormRefused("malformed");
  const session = await services.account.sessionOf({ cookies: c.var.cookies });
  const about = { owner: session?.customer.id ?? null, kind: "claim" as const };
  for await (const { name, isFile, bytes } of readFormParts(body, boundary, LIMITS)) {
    if (!isFile) saveText(saved, name, Buffer.from(bytes).toString("utf8"));
    else if (name === "photos") await savePhoto(c, { bytes, about, saved }, services);
    if (saved.problem) return;
    if (saved.ids.length + saved.named.length > MAX_FILES_PER_FORM)
      throw new FormRefused("too_many");
  }
}

function saveText(saved: SavedParts, name: string, text: string): void {
  if (name === "files") saved.named.push(text);
  else if (TEXT_FIELDS.has(name) && text !== "") saved.fields[name] = text;
}

async function savePhoto(
  c: Context<AppEnv>,
  { bytes, about, saved }: { bytes: Uint8Array<ArrayBuffer>; about: FileAbout; saved: SavedParts },
  services: FormServices,
): Promise<void> {
  // The first photo was counted together with the form.
  const attempt = saved.ids.length > 0 ? await consumeUploadLimit(c, services) : undefined;
  if (attempt?.allowed === false) {
    saved.problem = "auth.errors.too_many_attempts";
    saved.retryAfterSeconds = attempt.retryAfterSeconds;
    return;
  }
  const file = await services.files.save(bytes, about);
  if (file.ok) saved.ids.push(file.value);
  else saved.problem = file.code;
}
