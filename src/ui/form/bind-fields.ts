import type { ChangeEvent } from "react";
import { pickFields } from "#core/record.ts";

/** Reads what was entered before hydration, so that it is not lost. */
export function adoptTyped<Values extends object>(
  form: HTMLFormElement,
  values: Values,
): Partial<Values> | undefined {
  const found: Record<string, string | boolean> = {};
  for (const [name, value] of Object.entries(values)) {
    const now = fieldValue(form.elements.namedItem(name));
    if (now !== undefined && typeof now === typeof value && now !== value) found[name] = now;
  }
  return Object.keys(found).length > 0 ? pickFields(found, values) : undefined;
}

/** Undefined if no radio of a group is selected. */
function fieldValue(field: Element | RadioNodeList | null): string | boolean | undefined {
  if (field instanceof HTMLInputElement && field.type === "checkbox") return field.checked;
  if (field instanceof RadioNodeList) return field.value || undefined;
  return isTextual(field) ? field.value : undefined;
}

const isTextual = (field: Element | RadioNodeList | null) =>
  field instanceof HTMLInputElement ||
  field instanceof HTMLTextAreaElement ||
  field instanceof HTMLSelectElement;

const textIn = (value: unknown) => (typeof value === "string" ? value : "");

type FieldOf<Values, Type> = {
  [Field in keyof Values]: Values[Field] extends Type ? Field : never;
}[keyof Values] &
  string;

type Binding<Values> = {
  values: Values;
  errorOf: (field: keyof Values) => string | undefined;
  set: <Field extends keyof Values>(field: Field, value: Values[Field]) => void;
  touch: (field: keyof Values) => void;
};

/** Connects a form's values to controls; spread the result into the component. */
export function bindFields<Values extends object>({
  values,
  errorOf,
  set,
  touch,
}: Binding<Values>) {
  // `FieldOf` allows only fields whose type fits the control's value.
  const put = <Field extends keyof Values>(field: Field, value: string | boolean) =>
    set(field, value as Values[Field]);
  return {
    /** TextField, TextArea, SelectField, PasswordField: validated after blur (SPEC §5). */
    text: (field: FieldOf<Values, string>) => ({
      name: field,
      value: textIn(values[field]),
      error: errorOf(field),
      onBlur: () => touch(field),
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
        put(field, event.target.value),
    }),
    /** Checkbox: validated after the change (SPEC §5). */
    checkbox: (field: FieldOf<Values, boolean>) => ({
      name: field,
      checked: Boolean(values[field]),
      error: errorOf(field),
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        put(field, event.target.checked);
        touch(field);
      },
    }),
    /** RadioCards, Segmented, Slider, QuantityStepper. */
    choice: <Field extends keyof Values & string>(field: Field) => ({
      name: field,
      value: values[field],
      error: errorOf(field),
      onChange: (value: Values[Field]) => {
        set(field, value);
        touch(field);
      },
    }),
  };
}
