import type { ComponentProps } from "react";
import { TextField } from "#ui/fields/text-field.tsx";

type Name = "first_name" | "last_name";
type NameFieldsProps = {
  form: { text: (field: Name) => Partial<ComponentProps<typeof TextField>> };
  /** In the words of the page it stands on. */
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
