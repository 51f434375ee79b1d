import { type ComponentProps, type ReactNode, useId } from "react";
import { FieldNote } from "./field.tsx";

type CheckboxProps = Omit<ComponentProps<"input">, "type" | "children"> & {
  children: ReactNode;
  error?: string;
  /** How many things this choice would leave, in a list of filters. */
  count?: number;
};

export function Checkbox({ children, error, count, className, ...input }: CheckboxProps) {
  const noteId = useId();
  return (
    <div className={className}>
      <label className="check">
        <input
          {...input}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? noteId : undefined}
        />
        <span>{children}</span>
        {count !== undefined && <span className="check-count num">{count}</span>}
      </label>
      {error && <FieldNote id={noteId} error={error} />}
    </div>
  );
}
