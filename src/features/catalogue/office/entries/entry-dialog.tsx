import { type FormEvent, type ReactNode, useState } from "react";
import { useRevalidator } from "react-router";
import type { Edit } from "#core/edit.ts";
import type { MessageKey } from "#core/message-key.ts";
import { useT } from "#i18n/use-t.ts";
import { RecordConflict } from "#office-ui/form/record-conflict.tsx";
import { type RecordForm, useRecordForm } from "#office-ui/form/use-record-form.ts";
import { openConfirm } from "#office-ui/page/confirm-dialog.tsx";
import { CallFailed } from "#platform/client/call-api.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/floating/dialog.tsx";
import { closeModal, openModal } from "#ui/modal-stack/modal-stack.store.ts";
import { Notice } from "#ui/notice.tsx";
import { useFieldTitle } from "../products/product-words.ts";

export const ENTRY_DIALOG = "office-entry";

/** The part of the form that an entry's fields use, for new and existing entries alike. */
export type EntryFields<Values extends object> = Pick<
  RecordForm<Values>,
  "values" | "set" | "errorOf"
>;

type EntryDialogProps<Values extends object> = {
  title: string;
  /** The id, like `flag:7`; a new entry has none. */
  record?: string;
  loaded: Values;
  fields: (form: EntryFields<Values>) => ReactNode;
  save: (edit: Edit<Values>) => Promise<unknown>;
  create: (values: Values) => Promise<unknown>;
  remove?: () => Promise<unknown>;
};

export const openEntry = <Values extends object>(props: EntryDialogProps<Values>) =>
  openModal(ENTRY_DIALOG, props.record ? <EditEntry {...props} /> : <NewEntry {...props} />);

/** Closes once the entry is saved; conflicts with a colleague's changes are resolved here. */
function EditEntry<Values extends object>(props: EntryDialogProps<Values>) {
  const { title, record = "", loaded, fields, save, remove } = props;
  const t = useT();
  const titleOf = useFieldTitle();
  const form = useRecordForm<Values>({
    record,
    loaded,
    save: async (edit) => {
      await save(edit);
      closeModal(ENTRY_DIALOG);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (form.changed.length === 0) closeModal(ENTRY_DIALOG);
    else void form.save();
  };
  const askToRemove =
    remove &&
    (() =>
      openConfirm({
        title: t("office.confirm.remove_title", { name: title }),
        text: t("office.confirm.for_good"),
        send: t("office.confirm.remove"),
        done: t("office.goods.removed"),
        onConfirm: async () => {
          await remove();
          closeModal(ENTRY_DIALOG);
        },
      }));
  return (
    <Dialog title={title}>
      <form onSubmit={submit} noValidate>
        {form.problem && (
          <Notice kind="bad" announce>
            {t(form.problem)}
          </Notice>
        )}
        <RecordConflict form={form} titleOf={titleOf} />
        {fields(form)}
        <div className="flex justify-between gap-2">
          <Button type="submit" variant="go" busy={form.busy}>
            {t("office.form.save")}
          </Button>
          {askToRemove && <Button onClick={askToRemove}>{t("office.goods.remove")}</Button>}
        </div>
      </form>
    </Dialog>
  );
}

type Problems = Readonly<Record<string, MessageKey[]>>;

function NewEntry<Values extends object>(props: EntryDialogProps<Values>) {
  const { title, loaded, fields, create } = props;
  const t = useT();
  const { revalidate } = useRevalidator();
  const [values, setValues] = useState(loaded);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<MessageKey>();
  const [errors, setErrors] = useState<Problems>({});
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    try {
      await create(values);
      closeModal(ENTRY_DIALOG);
      await revalidate();
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      setProblem(error.message);
      setErrors(error.errors);
    } finally {
      setBusy(false);
    }
  };
  const form: EntryFields<Values> = {
    values,
    set: (name, value) => setValues((now) => ({ ...now, [name]: value })),
    errorOf: (name) => {
      const [first] = errors[name] ?? [];
      return first && t(first);
    },
  };
  return (
    <Dialog title={title}>
      <form onSubmit={submit} noValidate>
        {problem && (
          <Notice kind="bad" announce>
            {t(problem)}
          </Notice>
        )}
        {fields(form)}
        <Button type="submit" variant="go" busy={busy}>
          {t("office.goods.add")}
        </Button>
      </form>
    </Dialog>
  );
}
