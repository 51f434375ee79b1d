import type { Context, Hono } from "hono";
import { setCookie } from "hono/cookie";
import type { Validation } from "#core/call.ts";
import type { ApiRoute, CallFailure, SiteRequest } from "#features/sites/server/site-request.ts";
import type { Services } from "../services.ts";
import { failureAnswer, refuseUnread } from "./errors.ts";
import { isLocalHost } from "./origin.ts";
import { readInput } from "./read-input.ts";
import { type AppEnv, requestSource } from "./request-scope.ts";
import { isAtThisMachine } from "./this-machine.ts";

type CallServices = Pick<Services, "markVisitor">;

/** Puts every described call on the app: read, validate, run, answer. */
export function mountCalls(
  app: Hono<AppEnv>,
  routes: readonly ApiRoute[],
  services: CallServices,
): void {
  for (const [path, onPath] of Map.groupBy(routes, (route) => route.call.path)) {
    const pattern = path.replace(/\{(\w+)\}/g, ":$1");
    for (const route of onPath)
      app.on(route.call.method, pattern, (c) => runCall(c, route, services));
    const allowed = onPath.map((route) => route.call.method).join(", ");
    app.all(pattern, (c) => {
      c.header("allow", allowed);
      return refuseUnread(c, 405, "errors.wrong_method");
    });
  }
}

async function runCall(c: Context<AppEnv>, { call, handle }: ApiRoute, services: CallServices) {
  const input = await readInput(c, call.method);
  if ("status" in input) return failureAnswer(c, input.status, input.message);
  const checked: Validation<unknown> = await call.input["~standard"].validate(input.value);
  if (checked.issues) {
    return failureAnswer(c, 422, "errors.invalid_input", errorsByField(checked.issues));
  }
  const result = await handle(checked.value, siteRequest(c, services));
  if (isFailure(result)) return failureAnswer(c, result.httpStatus, result.message, result.errors);
  if (!c.res.headers.has("cache-control")) c.header("cache-control", "no-store");
  return c.json(result as object);
}

function isFailure(result: unknown): result is CallFailure {
  return typeof result === "object" && result !== null && "failed" in result;
}

type Issues = Extract<Validation<unknown>, { issues: readonly unknown[] }>["issues"];

/** A schema's own words are for developers; what is no message key becomes the fallback of SPEC §5. */
function errorsByField(issues: Issues): Record<string, string[]> {
  const byField = Map.groupBy(issues, (issue) =>
    (issue.path ?? []).map((part) => String(typeof part === "object" ? part.key : part)).join("."),
  );
  return Object.fromEntries(
    [...byField].map(([field, found]) => [
      field,
      found.map(({ message }) =>
        message.startsWith("validation.") ? message : "validation.invalid",
      ),
    ]),
  );
}

function siteRequest(c: Context<AppEnv>, { markVisitor }: CallServices): SiteRequest {
  return {
    site: c.var.site,
    cookies: c.var.cookies,
    isLocal: isAtThisMachine(requestSource(c), c.var.host),
    header: (name) => c.req.header(name),
    setHeader: (name, value) => c.header(name, value),
    visitor: () => markVisitor(c.var.address),
    setCookie: (name, value, maxAge) =>
      setCookie(c, name, value, {
        path: "/",
        maxAge,
        sameSite: "Lax",
        httpOnly: true,
        secure: !isLocalHost(c.var.host),
      }),
  };
}
