import { expect, test } from "vitest";
import { testApp } from "../../fixtures/test-app.ts";

const { ask } = await testApp();

/** Names from SPEC §3 and §7, letter for letter. */
const OF_THE_SPECIFICATION = new Set(
  `langIso conversionCurrency filteredCurrencies lupaKeys categoryDocKey newLocale langId queryKey
  searchQuery itemId categoryId currentPrice balanceRemoved`.split(/\s+/),
);
/** Product notes §7: formats defined elsewhere, read by others' programs; and the mapping files of `npm run import`. */
const OF_OTHERS =
  /^\/api\/(lupa|office\/(passkeys|prove\/passkey)|payments\/(stripe|paypal|paysera)|staff\/imports)(\/|$)/;

type Schema = { properties?: Record<string, Schema>; [rest: string]: unknown };

/** Every property name in a schema, at any depth. */
function namesIn(schema: unknown): string[] {
  if (Array.isArray(schema)) return schema.flatMap(namesIn);
  if (typeof schema !== "object" || schema === null) return [];
  const { properties, ...rest } = schema as Schema;
  return [...Object.keys(properties ?? {}), ...namesIn(Object.values(properties ?? {}))].concat(
    namesIn(Object.values(rest)),
  );
}

/** A text in one language is its own field, such as `name.lt`. */
test("field names of the API are snake_case or given by the specification", async () => {
  const { paths } = await (await ask("/api/openapi.json")).json();
  const odd = Object.entries(paths)
    .filter(([path]) => !OF_OTHERS.test(path))
    .flatMap(([path, call]) =>
      namesIn(call)
        .filter(
          (name) => !/^[a-z0-9_]+(\.[a-z]{2})?$/.test(name) && !OF_THE_SPECIFICATION.has(name),
        )
        .map((name) => `${path} ${name}`),
    );
  expect([...new Set(odd)]).toEqual([]);
  expect(namesIn(paths["/api/store-config"])).toContain("langIso");
});
