import { useCallback, useState } from "react";
import type { EditConflict } from "#core/edit.ts";
import { useT } from "#i18n/use-t.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { type ConflictSide, ConflictTable } from "../conflict/conflict-table.tsx";
import { MergedFields } from "../conflict/merged-fields.tsx";
import { useOfficeFormat } from "../marks/use-office-format.ts";
import { useMe } from "../me/me.ts";
import type { MergedValue } from "./record-edit.ts";

type RecordConflictProps = {
  form: {
    conflict: EditConflict | undefined;
    busy: boolean;
    resolve: (mine: ReadonlySet<string>) => unknown;
    saveResolved: (mine: ReadonlySet<string>) => Promise<unknown>;
    merged: readonly MergedValue[];
  };
  /** The label of a field, and how its value is shown. */
  titleOf: (field: string) => string;
  show?: (field: string, value: unknown) => string;
  /** Long texts are compared word by word. */
  isText?: (field: string) => boolean;
};

const plain = (value: unknown): string =>
  value === null || value === undefined
    ? "–"
    : typeof value === "object"
      ? JSON.stringify(value)
      : String(value);

/** Shown in the page above the form; the form's fields keep what the user typed. */
export function RecordConflict(props: RecordConflictProps) {
  const { form } = props;
  if (!form.conflict) return null;
  // The key resets the choices whenever the server answers with another conflict.
  return <OpenConflict key={JSON.stringify(form.conflict)} {...props} conflict={form.conflict} />;
}

function OpenConflict(props: RecordConflictProps & { conflict: EditConflict }) {
  const { form, conflict, titleOf, show, isText } = props;
  const t = useT();
  const me = useMe();
  const { time } = useOfficeFormat();
  const [choices, setChoices] = useState<Record<string, ConflictSide>>({});
  const choose = useCallback(
    (key: string, side: ConflictSide) => setChoices((now) => ({ ...now, [key]: side })),
    [],
  );
  const { fields, by, at } = conflict;
  const keepMine = () => form.resolve(new Set(fields.map(({ field }) => field)));
  const shown = (field: string, value: unknown) => show?.(field, value) ?? plain(value);
  const mine = new Set(fields.map(({ field }) => field).filter((key) => choices[key] === "mine"));
  const isChosen = fields.every(({ field }) => choices[field]);
  return (
    <div className="grid gap-4">
      <Notice
        announce
        title={
          by && at
            ? t("office.conflict.saved_by", { name: by, time: time(at) })
            : t("office.conflict.saved")
        }
      >
        {t("office.conflict.left", { count: fields.length })}
      </Notice>
      <ConflictTable
        fields={fields.map(({ field, seen, yours, current }) => ({
          key: field,
          title: titleOf(field),
          before: shown(field, seen),
          mine: shown(field, yours),
          theirs: shown(field, current),
          isText: isText?.(field) ?? false,
        }))}
        choices={choices}
        me={me.user.name}
        them={{ name: by ?? "–", at: at ? time(at) : "" }}
        before=""
        onChoose={choose}
        onWrite={keepMine}
      />
      {form.merged.length > 0 && (
        <MergedFields
          fields={form.merged.map(({ field, value, by: who }) => ({
            key: field,
            title: titleOf(field),
            value: shown(field, value),
            by: who,
          }))}
          me={me.user.name}
          them={by ?? "–"}
        />
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={keepMine}>{t("office.conflict.back")}</Button>
        <Button
          variant="go"
          busy={form.busy}
          disabled={!isChosen}
          onClick={() => form.saveResolved(mine)}
        >
          {t("office.conflict.save")}
        </Button>
      </div>
    </div>
  );
}
