import type { ComponentProps, ReactNode } from "react";
import { useT } from "#i18n/use-t.ts";
import { Button } from "../button.tsx";
import { KindIcon } from "../kind-icon.tsx";
import type { FormOf } from "./use-form.ts";

// biome-ignore lint/suspicious/noExplicitAny: the frame works for a form of any values.
type AnyForm = Pick<FormOf<any>, "element" | "submit" | "busy" | "incomplete">;

type FormProps = { form: AnyForm; label?: string; className?: string; children: ReactNode };

/** Our messages instead of the browser's (SPEC §5). */
export function Form({ form, label, className, children }: FormProps) {
  return (
    <form
      ref={form.element}
      noValidate
      aria-label={label}
      className={className}
      onSubmit={(event) => form.submit(event)}
    >
      {children}
    </form>
  );
}

type SubmitButtonProps = ComponentProps<typeof Button> & { form: AnyForm };

/** The button that sends the form, and above it why it was not sent. */
export function SubmitButton({ form, ...button }: SubmitButtonProps) {
  const t = useT();
  return (
    <div>
      <p role="alert" className="field-error mb-2 text-14 font-medium empty:hidden">
        {form.incomplete && (
          <>
            <KindIcon kind="bad" />
            {t("form.incomplete")}
          </>
        )}
      </p>
      <Button variant="go" {...button} type="submit" busy={form.busy} />
    </div>
  );
}
