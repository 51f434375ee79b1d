import { useT } from "#i18n/use-t.ts";
import { Button } from "#ui/button.tsx";
import type { RecordForm } from "./use-record-form.ts";

type SaveRecordProps = {
  form: Pick<RecordForm<object>, "busy" | "changed">;
  /** Of the form element that it sends. */
  id: string;
};

/** Saves what was changed; there is nothing to do before. */
export function SaveRecord({ form, id }: SaveRecordProps) {
  const t = useT();
  return (
    <Button
      variant="go"
      type="submit"
      form={id}
      busy={form.busy}
      disabled={form.changed.length === 0}
    >
      {t("office.form.save")}
    </Button>
  );
}
