import { useT } from "#i18n/use-t.ts";
import { Tag } from "../marks/tag.tsx";

/** Shown next to a record's title while the form has unsaved changes. */
export function UnsavedMark({ form }: { form: { changed: readonly string[] } }) {
  const t = useT();
  return form.changed.length > 0 ? <Tag tone="warn">{t("office.form.unsaved")}</Tag> : null;
}
