import type { ComponentProps } from "react";
import { useT } from "#i18n/use-t.ts";
import { TextField } from "#ui/fields/text-field.tsx";

type Name = "first_name" | "last_name";
type NameFieldsProps = {
  form: { text: (field: Name) => Partial<ComponentProps<typeof TextField>> };
  /** Labels in the wording of the page. */
  labels: Record<Name, string>;
};

export function NameFields({ form, labels }: NameFieldsProps) {
  return (
    <>
      <TextField label={labels.first_name} autoComplete="given-name" {...form.text("first_name")} />
      <TextField label={labels.last_name} autoComplete="family-name" {...form.text("last_name")} />
    </>
  );
}

type EmailFieldProps = Omit<ComponentProps<typeof TextField>, "label" | "type">;

/** The first input of each form; a modal puts the focus here. */
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
