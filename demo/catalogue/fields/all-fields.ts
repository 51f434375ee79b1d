import type { FieldInput } from "#features/catalogue/domain/catalogue-input.ts";
import { BEAUTY_FIELDS } from "./beauty-fields.ts";
import { COMMON_FIELDS } from "./common-fields.ts";
import { MATERIAL_FIELD } from "./material-field.ts";
import { TECHNICAL_FIELDS } from "./technical-fields.ts";

export const DEMO_FIELDS: readonly FieldInput[] = [
  ...COMMON_FIELDS,
  MATERIAL_FIELD,
  ...TECHNICAL_FIELDS,
  ...BEAUTY_FIELDS,
];

const BY_KEY = new Map(DEMO_FIELDS.map((field) => [field.key, field]));

export function fieldOf(key: string): FieldInput {
  const field = BY_KEY.get(key);
  if (!field) throw new Error(`No field ${key}`);
  return field;
}
