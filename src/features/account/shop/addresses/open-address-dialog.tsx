import { openModal } from "#ui/modal-stack/modal-stack.store.ts";
import type { AddressEditorProps } from "./address-editor.tsx";

/** Loads the modal's code on demand. */
export async function openAddressDialog(editor: AddressEditorProps): Promise<void> {
  const { AddressDialog } = await import("./address-dialog.tsx");
  openModal(editor.address ? "edit-address" : "new-address", <AddressDialog {...editor} />);
}
