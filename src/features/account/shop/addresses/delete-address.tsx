import { useT } from "#i18n/use-t.ts";
import { CallButton } from "#platform/forms/call-button.tsx";
import { Dialog } from "#ui/floating/dialog.tsx";
import { useModal } from "#ui/modal-stack/modal-stack.store.ts";
import { deleteAddressCall } from "../../contract.ts";
import { AddressLines } from "./address-lines.tsx";
import { addressTask, type ListedAddress } from "./listed-address.ts";

type DeleteAddressProps = { listed: ListedAddress; onDeleted: () => void | Promise<void> };

/** Shows the address once more before it is deleted. */
export function DeleteAddress({ listed, onDeleted }: DeleteAddressProps) {
  const t = useT();
  const { id } = listed.address;
  return (
    <>
      <div className="panel mb-5 wrap-anywhere">
        <AddressLines address={listed.address} country={listed.country} />
      </div>
      <CallButton
        variant="danger"
        send={(make) => make(deleteAddressCall, { id })}
        action={addressTask("delete", id)}
        fields={{}}
        onDone={onDeleted}
      >
        {t("account.addresses.delete_confirm")}
      </CallButton>
    </>
  );
}

export function DeleteAddressDialog({ listed, onDeleted }: DeleteAddressProps) {
  const t = useT();
  const modal = useModal();
  return (
    <Dialog title={t("account.addresses.delete_title")} size="narrow">
      <DeleteAddress
        listed={listed}
        onDeleted={async () => {
          modal?.close();
          await onDeleted();
        }}
      />
    </Dialog>
  );
}
