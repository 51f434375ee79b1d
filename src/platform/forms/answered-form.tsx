import { useEffect, useRef } from "react";
import { Form, type FormProps, useNavigation } from "react-router";

/**
 * A form that the page's own action or loader answers. The refused field gets the focus, because its message is not a
 * live region and the browser's own validation, which would move the focus, is off.
 */
export function AnsweredForm(props: Omit<FormProps, "noValidate" | "onSubmit">) {
  const form = useRef<HTMLFormElement>(null);
  const { state } = useNavigation();
  // The page may have been loaded as the answer to the form itself.
  const isSent = useRef(true);
  useEffect(() => {
    if (state !== "idle" || !isSent.current) return;
    isSent.current = false;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [state]);
  return (
    <Form
      {...props}
      ref={form}
      noValidate
      onSubmit={() => {
        isSent.current = true;
      }}
    />
  );
}
