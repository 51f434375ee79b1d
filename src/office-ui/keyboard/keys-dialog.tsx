import { useT } from "#i18n/use-t.ts";
import { Checkbox } from "#ui/fields/checkbox.tsx";
import { Dialog } from "#ui/floating/dialog.tsx";
import { openModal } from "#ui/modal-stack/modal-stack.store.ts";
import { useStore } from "#ui/store.ts";
import { Kbd } from "./kbd.tsx";
import { groupByLabel } from "./key-hints.tsx";
import { setSingleKeys, singleKeysStore, useAllShortcuts } from "./shortcuts.store.ts";

export const openKeysDialog = () => openModal("office-keys", <KeysDialog />);

/** Lists every key that works on the page where the dialog was opened. */
function KeysDialog() {
  const t = useT();
  const groups = groupByLabel(useAllShortcuts());
  const singles = useStore(singleKeysStore);
  return (
    <Dialog title={t("office.keys.title")}>
      <dl className="keys-list">
        {groups.map(({ label, keys }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {keys.map((one) => (
                <Kbd key={one} keys={one} />
              ))}
            </dd>
          </div>
        ))}
        <div>
          <dt>{t("office.keys.close")}</dt>
          <dd>
            <Kbd keys="escape" />
          </dd>
        </div>
      </dl>
      <Checkbox
        className="mt-4 border-t border-line pt-3"
        checked={singles}
        onChange={(event) => setSingleKeys(event.target.checked)}
      >
        {t("office.keys.single")}
        <span className="block text-12 text-ink-3">{t("office.keys.single_hint")}</span>
      </Checkbox>
    </Dialog>
  );
}
