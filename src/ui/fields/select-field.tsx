import type { ComponentProps } from "react";
import { Icon } from "../icon/icon.tsx";
import { Field, type FieldBaseProps } from "./field.tsx";

export type SelectOption = { value: string; label: string; disabled?: boolean };

type SelectFieldProps = Omit<ComponentProps<"select">, "className" | "children"> &
  FieldBaseProps & {
    options: readonly SelectOption[];
    /** Shown while nothing is chosen. */
    placeholder?: string;
  };

/** The platform's own list: right on every phone. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, optional, hideLabel, className, options, placeholder, ...select } =
    props;
  return (
    <Field {...{ label, hint, error, optional, hideLabel, className }}>
      {(control) => (
        <span className="select">
          <select {...select} {...control} className="input">
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map(({ value, label: text, disabled }) => (
              <option key={value} value={value} disabled={disabled}>
                {text}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" />
        </span>
      )}
    </Field>
  );
}
