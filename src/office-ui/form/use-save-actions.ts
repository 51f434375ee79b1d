import { useT } from "#i18n/use-t.ts";
import type { RecordAction } from "../record/record-actions.tsx";
import { useDraftNotice } from "./use-draft-notice.ts";

type Savable = {
  changed: readonly string[];
  busy: boolean;
  /** Set while the user has to resolve a conflict with a colleague's change first. */
  conflict: unknown;
  discard: () => void;
  save: () => Promise<unknown>;
};

/** The save and discard actions of a record; none while there are no unsaved changes. */
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
