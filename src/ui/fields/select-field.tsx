import type { ChangeEvent, ComponentProps } from "react";
import { Icon } from "../icon/icon.tsx";
import { Field, type FieldBaseProps } from "./field.tsx";

export type SelectOption<Value extends string = string> = {
  value: Value;
  label: string;
  disabled?: boolean;
};

type SelectFieldProps<Value extends string> = Omit<
  ComponentProps<"select">,
  "className" | "children"
> &
  FieldBaseProps & {
    options: readonly SelectOption<Value>[];
    /** Gets the selected option's value; the element's own `onChange` gets any text. */
    onChoose?: (value: Value) => void;
    /** Shown while nothing is selected. */
    placeholder?: string;
  };

/** The platform's native select: works well on every phone. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, hint, error, optional, hideLabel, className, ...rest } = props;
  const { options, placeholder, onChoose, ...select } = rest;
  const choose = (event: ChangeEvent<HTMLSelectElement>) => {
    const chosen = options.find(({ value }) => value === event.target.value);
    if (chosen) onChoose?.(chosen.value);
  };
  return (
    <Field {...{ label, hint, error, optional, hideLabel, className }}>
      {(control) => (
        <span className="select">
          <select onChange={choose} {...select} {...control} className="input">
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
