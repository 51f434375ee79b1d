/** The parts of OpenAPI 3.1 that we write. */
export type OpenApiOperation = {
  tags: string[];
  summary: string;
  parameters?: { name: string; in: "path" | "query"; required: boolean; schema: unknown }[];
  requestBody?: { required: boolean; content: Record<string, { schema: unknown }> };
  responses: Record<string, { description: string; content?: Record<string, { schema: unknown }> }>;
};
export type OpenApiDocument = {
  openapi: string;
  info: { title: string; version: string; description: string };
  paths: Record<string, Record<string, OpenApiOperation>>;
  components: { schemas: Record<string, unknown> };
};
