import type { ComponentProps, FormEvent, ReactNode, RefObject } from "react";
import { useT } from "#i18n/use-t.ts";
import { Button } from "../button.tsx";
import { KindIcon } from "../kind-icon.tsx";

/** The parts of a form that the frame needs, whatever its values are. */
type FormFrame = {
  element: RefObject<HTMLFormElement | null>;
  submit: (event: FormEvent<HTMLFormElement>) => void;
  busy: boolean;
  incomplete: boolean;
};

type FormProps = {
  form: FormFrame;
  /** The address that the form is posted to without JavaScript. */
  action?: string;
  label?: string;
  className?: string;
  /** The server has no action for this form: a submit before hydration is held until scripts run. */
  scriptOnly?: boolean;
  /** Handlers that learn when the visitor reaches the form. */
  watch?: Pick<ComponentProps<"form">, "onPointerOver" | "onFocus" | "onClick">;
  children: ReactNode;
};

/** Shows our messages instead of the browser's (SPEC §5). Uses POST, so that nothing typed gets into an address. */
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

/** The submit button, with the reason above it if the form was not sent. */
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
