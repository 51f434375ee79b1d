import { useT } from "#i18n/use-t.ts";
import type { RecordAction } from "../record/record-actions.tsx";
import { useDraftNotice } from "./use-draft-notice.ts";

type Savable = {
  changed: readonly string[];
  busy: boolean;
  /** Something that a colleague changed as well is to be chosen first. */
  conflict: unknown;
  discard: () => void;
  save: () => Promise<unknown>;
};

/** Actions of a record that is being edited; none while all is saved. */
export function useSaveActions(form: Savable): RecordAction[] {
  const { changed, busy, conflict, discard, save } = form;
  const t = useT();
  useDraftNotice(form);
  if (changed.length === 0) return [];
  return [
    { key: "discard", label: t("office.form.discard"), run: discard },
    {
      key: "save",
      label: t("office.form.save"),
      shortcut: "ctrl+s",
      position: "primary",
      busy,
      disabled: conflict !== undefined,
      run: () => void save(),
    },
  ];
}
