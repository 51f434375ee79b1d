import type { Context } from "hono";
import type { MessageKey } from "#core/message-key.ts";

export type InputProblem = { status: 400 | 415; message: MessageKey };

/** Path and query of a GET, or path and JSON body of a POST, as one object for the schema to judge. */
export async function readInput(
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
  return { value: { ...body, ...c.req.param() } };
}

/** A name that comes more than once is a list. */
function readQuery(c: Context): Record<string, string | string[]> {
  return Object.fromEntries(
    Object.entries(c.req.queries()).map(([name, values]) => [
      name,
      values.length === 1 ? (values[0] ?? "") : values,
    ]),
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
