import { createHash } from "node:crypto";
import type { Hono } from "hono";
import { html, raw } from "hono/html";
import * as z from "zod/mini";
import type { ApiRoute } from "#platform/api/api-route.ts";
import type { Call } from "#platform/api/call.ts";
import type { StaffCall } from "#platform/api/staff-call.ts";
import type { StaffAccess } from "#platform/auth/staff-access.ts";
import type { AppEnv } from "../request/request-scope.ts";

const STYLE = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}
details{border-top:1px solid;padding:.25rem 0}summary{cursor:pointer;padding:.6rem 0;display:flex;flex-wrap:wrap;gap:.25rem .75rem}
code,pre{font:14px/1.5 ui-monospace,monospace}pre{overflow:auto;padding:1rem;border:1px solid}h2{margin-top:2.5rem;text-transform:capitalize}
b{min-width:3.5rem}h4{margin:1rem 0 .25rem}`;

type Operation = OpenApiOperation & { method: string; path: string };

/** A page to read the API documentation, without scripts: the whole document, folded. */
function apiDocsPage(document: OpenApiDocument) {
  const operations: Operation[] = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, one]) => ({
      ...one,
      method: method.toUpperCase(),
      path,
    })),
  );
  const groups = Map.groupBy(operations, (one) => one.tags[0] ?? "");
  const styleHash = createHash("sha256").update(STYLE).digest("base64");
  return {
    contentSecurityPolicy: `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; frame-ancestors 'none'`,
    html: html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${document.info.title}</title><style>${raw(STYLE)}</style></head>
<body><main><h1>${document.info.title}</h1><p>${document.info.description}</p><p><a href="/api/openapi.json">openapi.json</a></p>
${[...groups].map(([tag, members]) => html`<section><h2>${tag}</h2>${members.map(operationEntry)}</section>`)}
</main></body></html>`,
  };
}

function operationEntry(one: Operation) {
  const body = one.requestBody?.content["application/json"]?.schema;
  const answer = one.responses["200"]?.content?.["application/json"]?.schema;
  return html`<details id="${one.method}${one.path}"><summary><b>${one.method}</b><code>${one.path}</code><span>${one.summary}</span></summary>
${one["x-staff"] ? block("Staff", one["x-staff"]) : ""}${one.parameters ? block("Parameters", one.parameters) : ""}${body ? block("Body", body) : ""}${answer ? block("Answer", answer) : ""}</details>`;
}

function block(title: string, value: unknown) {
  return html`<h4>${title}</h4><pre tabindex="0">${JSON.stringify(value, null, 2)}</pre>`;
}

const failureSchema = {
  type: "object",
  required: ["status", "message"],
  properties: {
    status: { const: false },
    message: { type: "string", description: "A translation key" },
    errors: {
      type: "object",
      additionalProperties: { type: "array", items: { type: "string" } },
      description: "Field name → translation keys",
    },
  },
};

const FILE = { type: "string", format: "binary" };

/** Made from the schemas that validate the calls, so it cannot differ from what the server does. */
function openApiDocument(calls: readonly Call<unknown, unknown>[]): OpenApiDocument {
  const paths: OpenApiDocument["paths"] = {};
  for (const call of calls) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(call) };
  }
  return {
    openapi: "3.1.0",
    info: {
      // One document for all sites, also white-label ones, so it names none of them.
      title: "Shop API",
      version: "1",
      description: "Every call of the storefronts. Failures carry a translation key in `message`.",
    },
    paths,
    components: { schemas: { Failure: failureSchema } },
  };
}

function operation(call: Call<unknown, unknown>): OpenApiOperation {
  const input = jsonSchema(call.input, "input");
  const names = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? "");
  const parameters = Object.entries(input.properties ?? {})
    .filter(([name]) => names.includes(name) || call.method === "GET" || call.takesFile)
    .map(([name, schema]) => ({
      name,
      in: names.includes(name) ? ("path" as const) : ("query" as const),
      required: names.includes(name) || (input.required ?? []).includes(name),
      schema,
    }));
  return {
    tags: [call.tag],
    summary: call.summary,
    ...(isStaffCall(call) ? { "x-staff": describeAccess(call.staff) } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(call.method === "POST"
      ? { requestBody: { required: call.takesFile === true, content: bodyOf(call, input) } }
      : {}),
    responses: {
      200: {
        description: "Success",
        content: call.givesFile
          ? { [call.givesFile]: { schema: FILE } }
          : { "application/json": { schema: jsonSchema(call.output, "output") } },
      },
      "4XX": {
        description: "Failure",
        content: { "application/json": { schema: { $ref: "#/components/schemas/Failure" } } },
      },
    },
  };
}

const isStaffCall = (call: Call<unknown, unknown>): call is StaffCall<unknown, unknown> =>
  "staff" in call;

/** The owner may make every staff call, even if `roles` does not name that role. */
const describeAccess = ({ roles, scope, asksAgain = false }: StaffAccess) => ({
  roles: [...roles],
  scope,
  asks_again: asksAgain,
});

function bodyOf(
  { takesFile, filesField }: Call<unknown, unknown>,
  input: ReturnType<typeof jsonSchema>,
): Record<string, { schema: unknown }> {
  if (takesFile) return { "application/octet-stream": { schema: FILE } };
  const json = { "application/json": { schema: input } };
  if (!filesField) return json;
  const properties = { ...input.properties, [filesField]: { type: "array", items: FILE } };
  return { ...json, "multipart/form-data": { schema: { ...input, properties } } };
}

function jsonSchema(schema: unknown, io: "input" | "output") {
  const { $schema: _, ...rest } = z.toJSONSchema(schema as z.ZodMiniType, {
    io,
    unrepresentable: "any",
  });
  return rest;
}

export function mountApiDocs(app: Hono<AppEnv>, routes: readonly Pick<ApiRoute, "call">[]): void {
  let made: OpenApiDocument | undefined;
  // Made on the first request: describing hundreds of calls would delay every start of a server.
  const document = () => (made ??= openApiDocument(routes.map((route) => route.call)));
  app.get("/api/openapi.json", (c) => c.json(document()));
  app.get("/api/docs", (c) => {
    const page = apiDocsPage(document());
    return c.html(page.html, 200, { "content-security-policy": page.contentSecurityPolicy });
  });
}

/** The parts of OpenAPI 3.1 that this file writes. */
type OpenApiOperation = {
  tags: string[];
  summary: string;
  /** Who may make the call, for which sites, and whether it asks for a new proof of identity. */
  "x-staff"?: ReturnType<typeof describeAccess>;
  parameters?: { name: string; in: "path" | "query"; required: boolean; schema: unknown }[];
  requestBody?: { required: boolean; content: Record<string, { schema: unknown }> };
  responses: Record<string, { description: string; content?: Record<string, { schema: unknown }> }>;
};
type OpenApiDocument = {
  openapi: string;
  info: { title: string; version: string; description: string };
  paths: Record<string, Record<string, OpenApiOperation>>;
  components: { schemas: Record<string, unknown> };
};
