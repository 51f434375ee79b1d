import type { ComponentProps, FormEvent, ReactNode, RefObject } from "react";
import { useT } from "#i18n/use-t.ts";
import { Button } from "../button.tsx";
import { KindIcon } from "../kind-icon.tsx";

/** What the frame needs of a form, whatever its values are. */
type FormFrame = {
  element: RefObject<HTMLFormElement | null>;
  submit: (event: FormEvent<HTMLFormElement>) => void;
  busy: boolean;
  incomplete: boolean;
};

type FormProps = {
  form: FormFrame;
  /** Where it is posted to without script. */
  action?: string;
  label?: string;
  className?: string;
  /** Nothing of the server answers to it: what is pressed before scripts run waits for them. */
  scriptOnly?: boolean;
  /** Who wants to know that somebody comes to it. */
  watch?: Pick<ComponentProps<"form">, "onPointerOver" | "onFocus" | "onClick">;
  children: ReactNode;
};

/** Our messages instead of the browser's (SPEC §5). Posted, so that nothing typed stands in an address. */
export function Form(props: FormProps) {
  const { form, action, label, className, scriptOnly, watch, children } = props;
  return (
    <form
      ref={form.element}
      method="post"
      action={action}
      noValidate
      aria-label={label}
      className={className}
      data-script-only={scriptOnly || undefined}
      onSubmit={form.submit}
      {...watch}
    >
      {children}
    </form>
  );
}

type SubmitButtonProps = Omit<ComponentProps<typeof Button>, "form"> & { form: FormFrame };

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
