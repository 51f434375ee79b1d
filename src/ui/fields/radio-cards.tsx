import { type ReactNode, useId } from "react";
import { classNames } from "../class-names.ts";
import { FieldNote } from "./field.tsx";

type RadioCard<Value extends string> = {
  value: Value;
  title: ReactNode;
  /** At the end of the title's line, such as a price. */
  aside?: ReactNode;
  detail?: ReactNode;
  disabled?: boolean;
};

type RadioCardsProps<Value extends string> = {
  legend: string;
  hideLegend?: boolean;
  name: string;
  options: readonly RadioCard<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  error?: string;
  /** In columns if there is room. */
  columns?: boolean;
};

export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { legend, hideLegend, name, options, value, onChange, error, columns = true } = props;
  const noteId = useId();
  return (
    <fieldset aria-describedby={error ? noteId : undefined}>
      <legend className={hideLegend ? "visually-hidden" : "field-label"}>{legend}</legend>
      <div className={classNames("grid gap-3", columns && "sm:grid-cols-2")}>
        {options.map((option) => (
          <label key={option.value} className="radio-card">
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              aria-invalid={error ? true : undefined}
              onChange={() => onChange(option.value)}
            />
            <span className="min-w-0 flex-1">
              <span className="flex justify-between gap-x-3 font-semibold">
                <span className="min-w-0">{option.title}</span>
                {option.aside && <span className="num">{option.aside}</span>}
              </span>
              {option.detail && <span className="block text-14 text-ink-2">{option.detail}</span>}
            </span>
          </label>
        ))}
      </div>
      {error && <FieldNote id={noteId} error={error} />}
    </fieldset>
  );
}
