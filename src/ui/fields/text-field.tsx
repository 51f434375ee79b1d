import type { ComponentProps, ReactNode } from "react";
import { Field, type FieldBaseProps } from "./field.tsx";

type TextFieldProps = Omit<ComponentProps<"input">, "className"> &
  FieldBaseProps & {
    /** An icon before the text. */
    start?: ReactNode;
    /** A unit or a small button after it. */
    end?: ReactNode;
  };

export function TextField(props: TextFieldProps) {
  const { label, hint, error, optional, hideLabel, className, start, end, ...input } = props;
  return (
    <Field {...{ label, hint, error, optional, hideLabel, className }}>
      {(control) => (
        <div className="input-with">
          {start && <span className="input-start">{start}</span>}
          <input type="text" {...input} {...control} className="input" />
          {end && <span className="input-end">{end}</span>}
        </div>
      )}
    </Field>
  );
}

/** Grows with its text, if the browser supports that. */
export function TextArea(props: Omit<ComponentProps<"textarea">, "className"> & FieldBaseProps) {
  const { label, hint, error, optional, hideLabel, className, ...textarea } = props;
  return (
    <Field {...{ label, hint, error, optional, hideLabel, className }}>
      {(control) => <textarea rows={4} {...textarea} {...control} className="input" />}
    </Field>
  );
}
