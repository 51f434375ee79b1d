import { oneOf } from "../chance.ts";
import { fieldOf } from "../fields/all-fields.ts";
import { type Good, namedIn } from "../goods.ts";
import { list } from "../localised-text.ts";
import { sizesOf } from "../sizes.ts";

type FieldValues = Readonly<Record<string, readonly string[]>>;

/** Additional fields by key, without colour and size, which the catalogue takes from the variants. */
export function fieldValuesOf({ slug, model, type, spec, pack }: Good): FieldValues {
  const chosen = Object.entries(type.either).map(([key, options]) => {
    const values = list(options);
    const named = key === "screen-size" ? namedIn(model, values) : [];
    return [key, [oneOf(slug, key, named.length > 0 ? named : values)]];
  });
  return {
    ...Object.fromEntries(Object.entries(type.always).map(([key, values]) => [key, list(values)])),
    ...Object.fromEntries(chosen),
    ...(type.spec && spec ? { [type.spec.field]: [spec] } : {}),
    ...(type.sizes === "perfume"
      ? { volume: sizesOf("perfume").map((size) => size.replace(" ", "")) }
      : {}),
    ...(pack > 1 ? { pack: [String(pack)] } : {}),
  };
}

export function byFieldId(values: FieldValues): Record<number, readonly string[]> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [fieldOf(key).id, value]));
}
