import type { ReactNode } from "react";
import type { MessageKey } from "#core/message-key.ts";
import { useT } from "#i18n/use-t.ts";
import { Notice } from "#ui/notice.tsx";
import { OfficePanel } from "../page/office-panel.tsx";
import type { RecordAction } from "../record/record-actions.tsx";
import { RecordFrame } from "../record/record-frame.tsx";
import { RecordConflict } from "./record-conflict.tsx";
import { type FieldSpec, RecordFields } from "./record-fields.tsx";
import { UnsavedMark } from "./unsaved-mark.tsx";
import type { RecordForm } from "./use-record-form.ts";
import { useSaveActions } from "./use-save-actions.ts";

type RecordPageProps<Values extends object> = {
  form: RecordForm<Values>;
  back: { to: string; label: string };
  title: string;
  /** The record's name in the audit log; undefined until the record exists. */
  record?: string | undefined;
  /** The message key of a field's label, by the field's name. */
  keyOf: (name: string) => MessageKey;
  fields: readonly FieldSpec[];
  state?: ReactNode;
  actions?: readonly RecordAction[];
  /** Shown below the fields. */
  children?: ReactNode;
};

/** A page for a record with a few fields: its form, a colleague's concurrent changes, and the actions. */
export function RecordPage<Values extends object>(props: RecordPageProps<Values>) {
  const { form, back, title, record, keyOf, fields, state, actions = [], children } = props;
  const t = useT();
  const saving = useSaveActions(form);
  return (
    <RecordFrame
      back={back}
      title={title}
      {...(record ? { record } : {})}
      state={state}
      tags={<UnsavedMark form={form} />}
      actions={[...actions, ...saving]}
    >
      {form.problem && (
        <Notice kind="bad" announce>
          {t(form.problem)}
        </Notice>
      )}
      <RecordConflict form={form} titleOf={(field) => t(keyOf(field))} />
      <OfficePanel>
        <form
          className="record-fields-body border-t-0!"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void form.save();
          }}
        >
          <RecordFields form={form} keyOf={keyOf} fields={fields} />
          {/* Makes Enter in a field submit the form. */}
          <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
        </form>
      </OfficePanel>
      {children}
    </RecordFrame>
  );
}
