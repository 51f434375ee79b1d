import { useT } from "#i18n/use-t.ts";
import { Dialog } from "#ui/floating/dialog.tsx";
import { useModal } from "#ui/modal-stack/modal-stack.store.ts";
import { AddressEditor, type AddressEditorProps } from "./address-editor.tsx";

/** SPEC §2: the modals "new address" and "edit address". */
export function AddressDialog({ onSaved, ...editor }: AddressEditorProps) {
  const t = useT();
  const modal = useModal();
  return (
    <Dialog title={t(editor.address ? "account.addresses.edit" : "account.addresses.new")}>
      <AddressEditor
        {...editor}
        onSaved={async (address) => {
          await onSaved(address);
          modal?.close();
        }}
      />
    </Dialog>
  );
}
