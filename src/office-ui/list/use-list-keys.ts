import { useMemo } from "react";
import { useT } from "#i18n/use-t.ts";
import { useShortcuts } from "../keyboard/shortcuts.store.ts";

type ListKeys = {
  move: (step: 1 | -1) => void;
  /** Undefined if rows cannot be selected. */
  select: ((isRange: boolean) => void) | undefined;
  open: () => void;
  addFilter: () => void;
};

/** The keys of every list; the list's footer shows them. */
export function useListKeys(keys: ListKeys): void {
  const t = useT();
  const { move, select, open, addFilter } = keys;
  const shortcuts = useMemo(
    () => [
      { keys: "j", label: t("office.keys.move"), run: () => move(1), hint: true },
      { keys: "k", label: t("office.keys.move"), run: () => move(-1), hint: true },
      ...(select
        ? [
            { keys: "x", label: t("office.keys.select"), run: () => select(false), hint: true },
            { keys: "shift+x", label: t("office.keys.range"), run: () => select(true), hint: true },
          ]
        : []),
      { keys: "enter", label: t("office.keys.open"), run: open, hint: true },
      { keys: "f", label: t("office.keys.filter"), run: addFilter, hint: true },
    ],
    [t, move, select, open, addFilter],
  );
  useShortcuts(shortcuts);
}
