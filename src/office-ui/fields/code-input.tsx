import { type ChangeEvent, useId, useRef } from "react";
import { classNames } from "#ui/class-names.ts";
import { FieldNote } from "#ui/fields/field.tsx";

const LENGTH = 6;
const PLACES = Array.from({ length: LENGTH }, (_, at) => at);

type CodeInputProps = {
  label: string;
  hint?: string;
  error?: string | undefined;
  value: string;
  onChange: (code: string) => void;
  /** Called when the last digit is typed. */
  onComplete: (code: string) => void;
};

/** Six digits of an authenticator. It is one field drawn as six, so that paste, autofill and screen readers work. */
export function CodeInput({ label, hint, error, value, onChange, onComplete }: CodeInputProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const code = event.target.value.replace(/\D/g, "").slice(0, LENGTH);
    onChange(code);
    if (code.length === LENGTH && code !== value) onComplete(code);
  };
  return (
    <div className="code-input">
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <div className="code-input-places">
        <input
          ref={field}
          id={id}
          inputMode="numeric"
          autoComplete="one-time-code"
          // biome-ignore lint/a11y/noAutofocus: the page asks for nothing else.
          autoFocus
          value={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-note`}
          onChange={change}
        />
        {PLACES.map((at) => (
          <span
            key={at}
            className={classNames(
              "code-input-place num",
              at === Math.min(value.length, LENGTH - 1) && "code-input-now",
              at === LENGTH / 2 && "code-input-middle",
            )}
            aria-hidden="true"
          >
            {value[at]}
          </span>
        ))}
      </div>
      <FieldNote id={`${id}-note`} hint={hint} {...(error ? { error } : {})} />
    </div>
  );
}
