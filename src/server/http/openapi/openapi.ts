import type { Hono } from "hono";
import * as z from "zod/mini";
import type { ApiRoute } from "#platform/api/api-route.ts";
import type { Call } from "#platform/api/call.ts";
import type { AppEnv } from "../request-scope.ts";
import { apiDocsPage } from "./api-docs-page.ts";
import type { OpenApiDocument, OpenApiOperation } from "./openapi-document.ts";

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

type InputSchema = { properties?: Record<string, unknown>; required?: string[] };

/** Made from the same descriptions that validate, so it cannot tell another story than the server. */
function openApiDocument(calls: readonly Call<unknown, unknown>[]): OpenApiDocument {
  const paths: OpenApiDocument["paths"] = {};
  for (const call of calls) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(call) };
  }
  return {
    openapi: "3.1.0",
    info: {
      // One document for all sites, white-label ones too: it names none of them.
      title: "Shop API",
      version: "1",
      description: "Every call of the storefronts. Failures carry a translation key in `message`.",
    },
    paths,
    components: { schemas: { Failure: failureSchema } },
  };
}

function operation(call: Call<unknown, unknown>): OpenApiOperation {
  const input = jsonSchema(call.input, "input") as InputSchema;
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

function bodyOf(
  { takesFile, filesField }: Call<unknown, unknown>,
  input: InputSchema,
): Record<string, { schema: unknown }> {
  if (takesFile) return { "application/octet-stream": { schema: FILE } };
  const json = { "application/json": { schema: input } };
  if (!filesField) return json;
  const properties = { ...input.properties, [filesField]: { type: "array", items: FILE } };
  return { ...json, "multipart/form-data": { schema: { ...input, properties } } };
}

function jsonSchema(schema: unknown, io: "input" | "output"): unknown {
  const { $schema: _, ...rest } = z.toJSONSchema(schema as z.ZodMiniType, {
    io,
    unrepresentable: "any",
  });
  return rest;
}

export function mountApiDocs(app: Hono<AppEnv>, routes: readonly Pick<ApiRoute, "call">[]): void {
  const document = openApiDocument(routes.map((route) => route.call));
  const page = apiDocsPage(document);
  app.get("/api/openapi.json", (c) => c.json(document));
  app.get("/api/docs", (c) =>
    c.html(page.html, 200, { "content-security-policy": page.contentSecurityPolicy }),
  );
}
