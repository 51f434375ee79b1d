import { checkFields, required } from "#core/validation.ts";
import { useT } from "#i18n/use-t.ts";
import { Checkbox } from "#ui/fields/checkbox.tsx";
import { TextField } from "#ui/fields/text-field.tsx";
import { Dialog } from "#ui/floating/dialog.tsx";
import { Form, SubmitButton } from "#ui/form/form.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { closeModal, openModal } from "#ui/modal-stack/modal-stack.store.ts";

export type NewView = { title: string; query: string; shared: boolean };

type SaveViewProps = { query: string; onSave: (view: NewView) => Promise<void> };

const ID = "office-save-view";

const requireTitle = (values: { title: string; shared: boolean }) =>
  checkFields(values, { title: [required] });

export const openSaveView = (props: SaveViewProps) => openModal(ID, <SaveViewDialog {...props} />);

function SaveViewDialog({ query, onSave }: SaveViewProps) {
  const t = useT();
  const form = useForm({
    initial: { title: "", shared: false },
    validate: requireTitle,
    onSubmit: async ({ title, shared }) => {
      await onSave({ title: title.trim(), query, shared });
      closeModal(ID);
    },
  });
  return (
    <Dialog title={t("office.views.save")} size="narrow">
      <Form form={form}>
        <TextField
          label={t("office.views.name")}
          maxLength={60}
          autoFocus
          {...form.text("title")}
        />
        <Checkbox {...form.checkbox("shared")}>{t("office.views.shared")}</Checkbox>
        <p className="mt-3 mb-4 text-12 break-all text-ink-3">?{query}</p>
        <SubmitButton form={form}>{t("office.views.save")}</SubmitButton>
      </Form>
    </Dialog>
  );
}
