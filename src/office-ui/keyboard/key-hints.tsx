import { useT } from "#i18n/use-t.ts";
import { useStore } from "#ui/store.ts";
import { Kbd } from "./kbd.tsx";
import { type Shortcut, singleKeysStore, useAllShortcuts } from "./shortcuts.store.ts";
import { isSingle } from "./strokes.ts";

/** Groups shortcuts of one label, such as J and K, so that their keys are shown side by side. */
export function groupByLabel(shortcuts: readonly Shortcut[]): { label: string; keys: string[] }[] {
  const groups = Map.groupBy(shortcuts, ({ label }) => label);
  return [...groups].map(([label, list]) => ({ label, keys: list.map(({ keys }) => keys) }));
}

/** The keys that work on this page, shown in its footer. */
export function KeyHints() {
  const t = useT();
  const all = useAllShortcuts();
  const singles = useStore(singleKeysStore);
  const shown = all.filter(({ hint, keys }) => hint && (singles || !isSingle(keys)));
  return (
    <ul className="key-hints" aria-label={t("office.keys.title")}>
      {groupByLabel(shown).map(({ label, keys }) => (
        <li key={label}>
          {keys.map((one) => (
            <Kbd key={one} keys={one} />
          ))}
          {label}
        </li>
      ))}
    </ul>
  );
}
