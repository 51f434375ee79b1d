import type { Context, Hono } from "hono";
import type { MessageKey } from "#core/message-key.ts";
import type { ApiRoute, WebhookRoute } from "#platform/api/api-route.ts";
import { FileAnswer } from "#platform/api/file-answer.ts";
import { STAFF_PATH } from "#platform/api/staff-route.ts";
import type { Services } from "../../services.ts";
import { failureResponse, refuseUnread } from "../errors.ts";
import type { AppEnv } from "../request/request-scope.ts";
import { isFailure, performCall } from "./perform-call.ts";
import { siteRequest } from "./site-request.ts";

type CallServices = Pick<Services, "markVisitor" | "environment">;

/** Mounts every described call: read input, validate, run, respond. */
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
      // For users who may not make a staff call, it does not exist, with any method.
      if (path.startsWith(STAFF_PATH)) return refuseUnread(c, 404, "errors.not_found");
      c.header("allow", allowed);
      return refuseUnread(c, 405, "errors.wrong_method");
    });
  }
}

/** Messages from external services: the body is passed on unparsed, and the response is plain text. */
export function mountWebhooks(app: Hono<AppEnv>, routes: readonly WebhookRoute[]): void {
  for (const { call, handle: handleWebhook } of routes) {
    app.on(call.method, call.path, async (c) => {
      const { httpStatus, text, refused } = await handleWebhook({
        body: await c.req.text(),
        query: c.req.query(),
        header: (name) => c.req.header(name),
      });
      if (refused) c.set("refused", refused);
      return c.text(text, httpStatus, { "cache-control": "no-store" });
    });
  }
}

async function runCall(c: Context<AppEnv>, route: ApiRoute, services: CallServices) {
  const begun = performance.now();
  const input = await readInput(c, route.call.method);
  if ("status" in input) return failureResponse(c, input.status, input.message);
  let saysHowToCache = false;
  const request = siteRequest(c, services, (name, value, options) => {
    saysHowToCache ||= name.toLowerCase() === "cache-control";
    c.header(name, value, options);
  });
  const result = await performCall(route, input.value, request);
  if (isFailure(result)) {
    const { httpStatus, message, errors, conflict } = result;
    return failureResponse(c, httpStatus, message, { errors, conflict });
  }
  // Reading `c.res` would create a response with a stream, and merge its headers into the real one.
  if (!saysHowToCache) c.header("cache-control", "no-store");
  if (result instanceof FileAnswer) return sendFile(c, result);
  const text = JSON.stringify(result);
  // Only office responses say how long they took; the browser's developer tools show it.
  if ("staff" in route.call) {
    c.header("server-timing", `app;dur=${(performance.now() - begun).toFixed(1)}`);
  }
  c.set("jsonText", text);
  return c.body(text, 200, { "content-type": "application/json" });
}

function sendFile(c: Context<AppEnv>, { type, name, body, isShown }: FileAnswer) {
  const how = isShown ? "inline" : "attachment";
  return c.body(body, 200, {
    "content-type": type,
    "content-disposition": `${how}; filename="${name}"`,
    "x-robots-tag": "noindex",
  });
}

type InputProblem = { status: 400 | 415 | 422; message: MessageKey };

/** Joins path and query of a GET, or path and JSON body of a POST, into one object for the schema. */
async function readInput(
  c: Context,
  method: "GET" | "POST",
): Promise<{ value: unknown } | InputProblem> {
  if (method === "GET") return { value: { ...readQuery(c), ...c.req.param() } };
  const text = await c.req.text();
  if (text === "") return { value: { ...c.req.param() } };
  if (!/^application\/([\w.+-]*\+)?json\b/i.test(c.req.header("content-type") ?? "")) {
    return { status: 415, message: "errors.not_json" };
  }
  const body = parseJson(text);
  if (typeof body !== "object" || body === null || Array.isArray(body)) {
    return { status: 400, message: "errors.malformed_json" };
  }
  if (isDeeper(body, DEEPEST)) return { status: 422, message: "errors.invalid_input" };
  return { value: { ...body, ...c.req.param() } };
}

/** Deep enough for a recorded page, which is nested like its elements; recursion over deeper values could overflow. */
const DEEPEST = 500;

const isDeeper = (value: unknown, levels: number): boolean =>
  typeof value === "object" &&
  value !== null &&
  (levels === 0 || Object.values(value).some((part) => isDeeper(part, levels - 1)));

/** A name that occurs more than once becomes a list. */
function readQuery(c: Context): Record<string, string | string[]> {
  return Object.fromEntries(
    Object.entries(c.req.queries()).map(([name, values]) => [
      name,
      values.length === 1 ? (values[0] ?? "") : values,
    ]),
  );
}

/** Half of a surrogate pair, from a field that cuts an emoji at its limit. PostgreSQL refuses it in JSON. */
const SURROGATE = /\\ud[89a-f]/i;
const wellFormed = (_name: string, value: unknown) =>
  typeof value === "string" ? value.toWellFormed() : value;

function parseJson(text: string): unknown {
  try {
    return SURROGATE.test(text) ? JSON.parse(text, wellFormed) : JSON.parse(text);
  } catch {
    return undefined;
  }
}
