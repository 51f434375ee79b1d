import { expect, test } from "vitest";
import { staffBrowser } from "../fixtures/staff/staff-browser.ts";
import { STAFF_SAMPLES } from "../fixtures/staff/staff-samples.ts";
import { testApp } from "../fixtures/test-app.ts";

/** One more than the largest row id, and one beyond JavaScript's safe integers. */
const TOO_LARGE = [2_147_483_648, 2 ** 53];

type Schema = {
  type?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
};
type Field = (string | 0)[];
type Operation = {
  parameters?: { name: string; in: string; required: boolean; schema: Schema }[];
  requestBody?: { content: { "application/json"?: { schema: Schema } } };
};

const app = await testApp();
const owner = await staffBrowser(app, "owner");
const { paths } = await (await app.ask("/api/openapi.json")).json();
const calls = Object.entries<Record<string, Operation>>(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    path,
    method,
    schema: inputOf(operation),
  })),
);

function inputOf({ parameters = [], requestBody }: Operation): Schema {
  const body = requestBody?.content["application/json"]?.schema ?? {};
  const named = Object.fromEntries(parameters.map(({ name, schema }) => [name, schema]));
  const required = parameters.filter((one) => one.required).map(({ name }) => name);
  return {
    type: "object",
    properties: { ...body.properties, ...named },
    required: [...(body.required ?? []), ...required],
  };
}

const choicesOf = ({ anyOf = [], oneOf = [], allOf = [] }: Schema) => [
  ...anyOf,
  ...oneOf,
  ...allOf,
];

/** The paths of numbers in an input, also inside lists and objects. */
function integersIn(schema: Schema, at: Field = []): Field[] {
  const own = schema.type === "integer" || schema.type === "number" ? [at] : [];
  const inside = Object.entries(schema.properties ?? {}).flatMap(([name, one]) =>
    integersIn(one, [...at, name]),
  );
  const items = schema.items ? integersIn(schema.items, [...at, 0]) : [];
  const choices = choicesOf(schema).flatMap((one) => integersIn(one, at));
  return [...own, ...inside, ...items, ...choices];
}

/** A minimal value that a schema accepts. */
function leastOf(schema: Schema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [choice] = choicesOf(schema);
  if (choice) return leastOf(choice);
  if (schema.type === "object") {
    return Object.fromEntries(
      (schema.required ?? []).map((name) => [name, leastOf(schema.properties?.[name] ?? {})]),
    );
  }
  if (schema.type === "array") return schema.items ? [leastOf(schema.items)] : [];
  if (schema.type === "integer" || schema.type === "number") return 1;
  return schema.type === "boolean" ? true : "x";
}

/** A copy of the input with another value in one place. */
function withValue(input: unknown, [name, ...rest]: Field, value: number): unknown {
  if (name === undefined) return value;
  if (name === 0) return [withValue(Array.isArray(input) ? input[0] : undefined, rest, value)];
  const fields: Record<string, unknown> = { ...(typeof input === "object" ? input : {}) };
  return { ...fields, [name]: withValue(fields[name], rest, value) };
}

async function ask({ path, method }: { path: string; method: string }, input: unknown) {
  const body = input as Record<string, unknown>;
  const target = path.replaceAll(/\{(\w+)\}/g, (_whole, name) => String(body[name] ?? "1"));
  if (method === "post") return owner.post(target, body);
  const query = new URLSearchParams(
    Object.entries(body).map(([name, value]) => [
      name,
      typeof value === "object" ? JSON.stringify(value) : String(value),
    ]),
  );
  return owner.get(`${target}?${query}`);
}

const withNumbers = calls
  .map((call) => ({ ...call, fields: integersIn(call.schema) }))
  .filter(({ fields }) => fields.length > 0);

test("most API calls have whole numbers in their input", () => {
  expect(withNumbers.length).toBeGreaterThan(100);
});

test.each(withNumbers)(
  "$method $path: a number too large for any row is not a server error",
  async (call) => {
    const sample = STAFF_SAMPLES.find((one) => one.call === call.path);
    const input = (await sample?.make?.({ app, owner })) ?? leastOf(call.schema);
    for (const field of call.fields) {
      for (const value of TOO_LARGE) {
        const { status } = await ask(call, withValue(input, field, value));
        expect(status, `${field.join(".")}: ${value}`).toBeLessThan(500);
      }
    }
  },
);

/** CSV calls take their filter as JSON in the query, which the OpenAPI document cannot describe. */
test.each([
  ["orders/csv", "site"],
  ["orders/csv", "not_site"],
  ["orders/csv", "customer_id"],
  ["invoices/csv", "site"],
  ["products/csv", "site"],
  ["quotes/csv", "site"],
  ["quotes/csv", "customer_id"],
])("the file %s is refused if the filter %s is too large for an id", async (path, field) => {
  for (const value of TOO_LARGE) {
    const filter = JSON.stringify({ [field]: field.endsWith("site") ? [value] : value });
    const query = new URLSearchParams({ filter, language: "en" });
    const { status } = await owner.get(`/api/staff/${path}?${query}`);
    expect(status).toBe(422);
  }
});
