import type { ReactNode } from "react";

type SegmentedProps<Value extends string> = {
  legend: string;
  name: string;
  /** A segment with only an icon still needs a label, for screen readers. */
  options: readonly { value: Value; label: string; icon?: ReactNode }[];
  value: Value;
  iconsOnly?: boolean;
  onChange: (value: Value) => void;
};

/** A few choices, of which exactly one is selected; built from radio inputs. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { legend, name, options, value, iconsOnly, onChange } = props;
  return (
    <fieldset className="segmented">
      <legend className="visually-hidden">{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className="segment">
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.icon}
          <span className={iconsOnly ? "visually-hidden" : undefined}>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
