import type { Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { MAX_FILE_BYTES, MAX_FILES_PER_FORM } from "#core/file-type.ts";
import { createClaimCall } from "#features/claims/contract.ts";
import type { ApiRoute } from "#features/sites/server/site-request.ts";
import type { Services } from "../../services.ts";
import { isFailure, performCall } from "../calls/perform-call.ts";
import { siteRequest } from "../calls/site-request.ts";
import { failureAnswer, MAX_BODY, refuseUnread } from "../errors.ts";
import type { AppEnv } from "../request-scope.ts";
import { sameOriginOnly } from "../same-origin.ts";
import { isForm } from "./file-bodies.ts";

type FormServices = Pick<
  Services,
  "account" | "files" | "limits" | "markVisitor" | "trustedProxies"
>;
type Kept = { ids: string[]; problem?: string; retryAfterSeconds?: number };

const MAX_FORM = MAX_FILES_PER_FORM * MAX_FILE_BYTES + MAX_BODY;

/**
 * PRODUCT §7: a claim may come as a form of several parts, its photos in it. They are kept like any
 * upload, and then it is the same call as with JSON. Before the limit of other bodies.
 */
export function mountClaimForms(
  app: Hono<AppEnv>,
  routes: readonly ApiRoute[],
  services: FormServices,
): void {
  const route = routes.find(({ call }) => call.path === createClaimCall.path);
  if (!route) throw new Error("There is no call that makes a claim");
  const limit = bodyLimit({
    maxSize: MAX_FORM,
    onError: (c) => refuseUnread(c, 413, "errors.too_large"),
  });
  app.post(createClaimCall.path, async (c, next) => {
    if (!isForm(c.req.header("content-type"))) return next();
    return sameOriginOnly(services.trustedProxies)(c, async () => {
      // Nothing is read of what a stranger sends.
      if (!(await services.account.sessionOf({ cookies: c.var.cookies }))) {
        c.res = refuseUnread(c, 401, "auth.errors.not_logged_in");
        return;
      }
      // Reading it is dear, whatever is in it.
      const attempt = await takeUpload(c, services);
      if (!attempt.allowed) {
        c.header("retry-after", String(attempt.retryAfterSeconds));
        c.res = refuseUnread(c, 429, "auth.errors.too_many_attempts");
        return;
      }
      const refused = await limit(c, async () => {
        c.res = await takeForm(c, route, services);
      });
      if (refused) c.res = refused;
    });
  });
}

const takeUpload = async (c: Context<AppEnv>, { limits, markVisitor }: FormServices) =>
  limits.take("upload", { visitor: await markVisitor(c.var.address) });

async function takeForm(
  c: Context<AppEnv>,
  route: ApiRoute,
  services: FormServices,
): Promise<Response> {
  const form = await c.req.formData().catch(() => undefined);
  if (!form) return failureAnswer(c, 422, "errors.invalid_input");
  const photos = form.getAll("photos").filter((part) => part instanceof File);
  const named = form.getAll("files").filter((part) => typeof part === "string");
  if (photos.length + named.length > MAX_FILES_PER_FORM) {
    const errors = { files: ["validation.too_many_files"] };
    return failureAnswer(c, 422, "errors.invalid_input", errors);
  }
  const kept = await keepPhotos(c, photos, services);
  const input = { ...textFields(form), files: [...named, ...kept.ids] };
  const request = siteRequest(c, services, (name, value, options) =>
    c.header(name, value, options),
  );
  const result = kept.problem ? undefined : await performCall(route, input, request);
  if (result && !isFailure(result)) {
    c.header("cache-control", "no-store");
    return c.json(result);
  }
  // What belongs to no claim is not kept.
  for (const id of kept.ids) await services.files.forget(id);
  if (kept.retryAfterSeconds) {
    c.header("retry-after", String(kept.retryAfterSeconds));
    return failureAnswer(c, 429, "auth.errors.too_many_attempts");
  }
  if (!isFailure(result)) {
    return failureAnswer(c, 422, kept.problem ?? "errors.invalid_input", {
      files: [kept.problem ?? "validation.invalid"],
    });
  }
  return failureAnswer(c, result.httpStatus, result.message, result.errors);
}

const textFields = (form: FormData) =>
  Object.fromEntries(
    ["order", "parcel", "reason", "description"].flatMap((name) => {
      const value = form.get(name);
      return typeof value === "string" && value !== "" ? [[name, value]] : [];
    }),
  );

async function keepPhotos(
  c: Context<AppEnv>,
  photos: readonly File[],
  services: FormServices,
): Promise<Kept> {
  const { account, files } = services;
  const session = await account.sessionOf({ cookies: c.var.cookies });
  const ids: string[] = [];
  for (const [at, photo] of photos.entries()) {
    // The first was counted with the form.
    const attempt = at > 0 ? await takeUpload(c, services) : undefined;
    if (attempt?.allowed === false) {
      const { retryAfterSeconds } = attempt;
      return { ids, problem: "auth.errors.too_many_attempts", retryAfterSeconds };
    }
    const bytes = new Uint8Array(await photo.arrayBuffer());
    const about = { owner: session?.customer.id ?? null, kind: "claim" as const };
    const saved = await files.save(bytes, about);
    if (!saved.ok) return { ids, problem: saved.code };
    ids.push(saved.value);
  }
  return { ids };
}
