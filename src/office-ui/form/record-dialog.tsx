import type { ReactNode } from "react";
import type { Edit } from "#core/edit.ts";
import type { MessageKey } from "#core/message-key.ts";
import { useT } from "#i18n/use-t.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/floating/dialog.tsx";
import { closeModal, openModal } from "#ui/modal-stack/modal-stack.store.ts";
import { Notice } from "#ui/notice.tsx";
import { RecordConflict } from "./record-conflict.tsx";
import { type FieldSpec, RecordFields } from "./record-fields.tsx";
import { useRecordForm } from "./use-record-form.ts";

const ID = "office-record";

type RecordDialogProps<Values extends object> = {
  title: string;
  /** The key under which the draft is kept: `warehouse:3`, `warehouse:new`. */
  record: string;
  loaded: Values;
  keyOf: (name: string) => MessageKey;
  fields: readonly FieldSpec[];
  save: (edit: Edit<Values>) => Promise<unknown>;
  /** Called after saving, so that the page below can reload its data. */
  onSaved?: () => unknown;
  /** Shown above the fields. */
  children?: ReactNode;
};

/** Edits a small record in a dialog, which closes after saving. */
export const openRecordDialog = <Values extends object>(props: RecordDialogProps<Values>) =>
  openModal(ID, <RecordDialog {...props} />);

function RecordDialog<Values extends object>(props: RecordDialogProps<Values>) {
  const { title, record, loaded, keyOf, fields, onSaved, children } = props;
  const t = useT();
  const form = useRecordForm<Values>({
    record,
    loaded,
    save: async (edit) => {
      await props.save(edit);
      closeModal(ID);
      await onSaved?.();
    },
  });
  const leave = () => {
    form.discard();
    closeModal(ID);
  };
  return (
    <Dialog
      title={title}
      footer={
        <>
          <Button onClick={leave}>
            {t(form.changed.length === 0 ? "ui.close" : "office.form.discard")}
          </Button>
          <Button
            variant="go"
            busy={form.busy}
            disabled={form.changed.length === 0}
            onClick={() => void form.save()}
          >
            {t("office.form.save")}
          </Button>
        </>
      }
    >
      <form
        className="grid grid-cols-1 gap-4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void form.save();
        }}
      >
        {children}
        {form.problem && (
          <Notice kind="bad" announce>
            {t(form.problem)}
          </Notice>
        )}
        <RecordConflict form={form} titleOf={(field) => t(keyOf(field))} />
        <RecordFields form={form} keyOf={keyOf} fields={fields} />
        {/* Makes Enter in a field submit the form. */}
        <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
      </form>
    </Dialog>
  );
}
