import type { ComponentProps } from "react";
import { Field, type FieldBaseProps } from "./field.tsx";

/** Grows with what is written, where the browser can. */
export function TextArea(props: Omit<ComponentProps<"textarea">, "className"> & FieldBaseProps) {
  const { label, hint, error, optional, hideLabel, className, ...textarea } = props;
  return (
    <Field {...{ label, hint, error, optional, hideLabel, className }}>
      {(control) => <textarea rows={4} {...textarea} {...control} className="input" />}
    </Field>
  );
}
