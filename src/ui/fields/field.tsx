import { type ReactNode, useId } from "react";
import { useT } from "#i18n/use-t.ts";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon/icon.tsx";

export type FieldBaseProps = {
  label: string;
  hint?: ReactNode;
  /** Already translated; it replaces the hint. */
  error?: string;
  optional?: boolean;
  hideLabel?: boolean;
  className?: string;
};

/** The attributes that connect the control to its label and its note. */
type FieldControl = {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
};

type FieldProps = FieldBaseProps & { children: (control: FieldControl) => ReactNode };

export function Field({
  label,
  hint,
  error,
  optional,
  hideLabel,
  className,
  children,
}: FieldProps) {
  const t = useT();
  const id = useId();
  const noteId = `${id}-note`;
  return (
    <div className={classNames("field", className)}>
      <label htmlFor={id} className={hideLabel ? "visually-hidden" : "field-label"}>
        {label}
        {optional && <span className="field-optional">{t("ui.optional")}</span>}
      </label>
      {children({
        id,
        "aria-describedby": error || hint ? noteId : undefined,
        "aria-invalid": error ? true : undefined,
      })}
      <FieldNote id={noteId} hint={hint} error={error} />
    </div>
  );
}

type FieldNoteProps = { id: string; hint?: ReactNode; error?: string };

/** One line below a field, present even when empty. */
export function FieldNote({ id, hint, error }: FieldNoteProps) {
  return (
    <div id={id} className={classNames("field-note", error && "field-error")}>
      {error && <Icon name="circle-exclamation-point" className="stroke-2" />}
      {error ? <span>{error}</span> : hint}
    </div>
  );
}
