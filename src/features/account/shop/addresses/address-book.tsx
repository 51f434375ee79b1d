import type { MouseEvent } from "react";
import { useRevalidator } from "react-router";
import type { MessageKey } from "#core/message-key.ts";
import { useT } from "#i18n/use-t.ts";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { openModal } from "#ui/modal-stack/modal-stack.store.ts";
import { isUnmodifiedClick } from "#ui/navigation/is-unmodified-click.ts";
import { Notice } from "#ui/notice.tsx";
import { showToast } from "#ui/toasts/toasts.store.ts";
import { AccountPage } from "../layout/account-page.tsx";
import { AddressCard } from "./address-card.tsx";
import type { AddressValues } from "./address-form.ts";
import { type ListedAddress, NEW_ADDRESS } from "./listed-address.ts";
import { openAddressDialog } from "./open-address-dialog.tsx";

type AddressBookProps = {
  addresses: readonly ListedAddress[];
  known: Partial<AddressValues>;
  /** What a form did without script; with script a toast shows it. */
  done: string | null;
};

const DONE: Record<string, MessageKey> = {
  saved: "account.addresses.saved",
  delete: "account.addresses.deleted",
  default: "account.addresses.default_changed",
};

export function AddressBook({ addresses, known, done }: AddressBookProps) {
  const t = useT();
  const { revalidate } = useRevalidator();
  const isEmpty = addresses.length === 0;
  const add = (event: MouseEvent) => {
    if (!isUnmodifiedClick(event)) return;
    event.preventDefault();
    const onSaved = async () => {
      showToast({ kind: "good", text: t("account.addresses.saved") });
      await revalidate();
    };
    void openAddressDialog({ known, offerDefault: !isEmpty, onSaved });
  };
  const addLink = (
    <ButtonLink variant="go" to={NEW_ADDRESS} aria-haspopup="dialog" onClick={add}>
      <Icon name="plus" />
      {t("account.addresses.new")}
    </ButtonLink>
  );
  const doneKey = DONE[done ?? ""];
  return (
    <AccountPage title={t("account.links.addresses")} action={isEmpty ? undefined : addLink}>
      {doneKey && (
        <div className="pb-6">
          <Notice kind="good">{t(doneKey)}</Notice>
        </div>
      )}
      {isEmpty ? (
        <EmptyState title={t("account.addresses.empty_title")} action={addLink}>
          {t("account.addresses.empty_text")}
        </EmptyState>
      ) : (
        <AddressList addresses={addresses} />
      )}
    </AccountPage>
  );
}

/** The links lead to pages that do the same; with script a modal opens instead. */
function AddressList({ addresses }: { addresses: readonly ListedAddress[] }) {
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
      // The deleted card had the focus.
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
