import { useT } from "#i18n/use-t.ts";
import { Tag } from "../marks/tag.tsx";

/** Beside the title of a record. */
export function UnsavedMark({ form }: { form: { changed: readonly string[] } }) {
  const t = useT();
  return form.changed.length > 0 ? <Tag tone="warn">{t("office.form.unsaved")}</Tag> : null;
}
