import type { MouseEvent } from "react";
import { useRevalidator } from "react-router";
import type { MessageKey } from "#core/message-key.ts";
import { useT } from "#i18n/use-t.ts";
import { openModal } from "#ui/modal-stack/modals.ts";
import { isUnmodifiedClick } from "#ui/navigation/is-unmodified-click.ts";
import { showToast } from "#ui/toasts/show-toast.ts";
import { AddressCard } from "./address-card.tsx";
import type { ListedAddress } from "./listed-address.ts";
import { openAddressDialog } from "./open-address-dialog.tsx";

/** Links lead to pages that do the same; where there is script, a modal comes instead. */
export function AddressList({ addresses }: { addresses: readonly ListedAddress[] }) {
  const t = useT();
  const { revalidate } = useRevalidator();
  const tell = async (key: MessageKey) => {
    showToast({ kind: "good", text: t(key) });
    await revalidate();
  };
  const edit = (event: MouseEvent, { address }: ListedAddress) => {
    if (!isUnmodifiedClick(event)) return;
    event.preventDefault();
    const offerDefault = !address.is_default;
    void openAddressDialog({
      address,
      offerDefault,
      onSaved: () => tell("account.addresses.saved"),
    });
  };
  const remove = async (event: MouseEvent, listed: ListedAddress) => {
    if (!isUnmodifiedClick(event)) return;
    event.preventDefault();
    const onDeleted = async () => {
      await tell("account.addresses.deleted");
      // Its card had the focus, and is gone.
      document.getElementById("main")?.focus({ preventScroll: true });
    };
    const { DeleteAddressDialog } = await import("./delete-address.tsx");
    openModal("delete-address", <DeleteAddressDialog listed={listed} onDeleted={onDeleted} />);
  };
  return (
    <ul className="grid gap-4 md:grid-cols-2 lg:gap-5">
      {addresses.map((listed) => (
        <AddressCard
          key={listed.address.id}
          listed={listed}
          onEdit={(event) => edit(event, listed)}
          onDelete={(event) => void remove(event, listed)}
          onDefault={() => tell("account.addresses.default_changed")}
        />
      ))}
    </ul>
  );
}
