import type { ComponentProps } from "react";
import { useT } from "#i18n/use-t.ts";
import { TextField } from "#ui/fields/text-field.tsx";

type EmailFieldProps = Omit<ComponentProps<typeof TextField>, "label" | "type">;

/** The first field of each form; a modal that opens puts the cursor here. */
export function EmailField(props: EmailFieldProps) {
  const t = useT();
  return (
    <TextField
      label={t("auth.email")}
      type="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      data-autofocus=""
      {...props}
    />
  );
}
