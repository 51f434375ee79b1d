import { mapValues } from "#core/record.ts";
import type { Rule } from "#core/validation.ts";
import { issueKey, type Schema } from "../api/call.ts";

/** A schema's first error as a rule of a form, so that browser and server show the same message. */
export function ruleOf(schema: Schema<unknown>): Rule {
  return (value) => {
    const checked = schema["~standard"].validate(value);
    if (checked instanceof Promise) throw new Error("A form's rule cannot wait");
    const key = checked.issues?.[0]?.message;
    if (key === undefined) return undefined;
    return { key: issueKey(key) };
  };
}

/** A rule for every field of a schema's shape, for `checkFields`. */
export const rulesOf = <Field extends string>(shape: Readonly<Record<Field, Schema<unknown>>>) =>
  mapValues(shape, (schema) => [ruleOf(schema)]);
