import { useT } from "#i18n/use-t.ts";
import type { RecordAction } from "../record/record-actions.tsx";

type Savable = {
  changed: readonly string[];
  busy: boolean;
  discard: () => void;
  save: () => Promise<void>;
};

/** Actions of a record that is being edited; none while all is saved. */
export function useSaveActions({ changed, busy, discard, save }: Savable): RecordAction[] {
  const t = useT();
  if (changed.length === 0) return [];
  return [
    { key: "discard", label: t("office.form.discard"), run: discard },
    {
      key: "save",
      label: t("office.form.save"),
      shortcut: "ctrl+s",
      position: "primary",
      busy,
      run: () => void save(),
    },
  ];
}
