import { Link, useNavigate } from "react-router";
import type { MessageKey } from "#core/message-key.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import type { RefusedForm } from "#platform/forms/call-form.ts";
import { showToast } from "#ui/toasts/show-toast.ts";
import { AccountPage } from "../layout/account-page.tsx";
import { AddressEditor } from "./address-editor.tsx";
import type { AddressValues } from "./address-form.ts";
import { type AddressTask, addressTask, NEW_ADDRESS } from "./address-task.ts";
import { DeleteAddress } from "./delete-address.tsx";
import type { ListedAddress } from "./listed-address.ts";

type AddressTaskPageProps = {
  task: Exclude<AddressTask, { kind: "list" }>;
  addresses: readonly ListedAddress[];
  known: Partial<AddressValues>;
  posted: RefusedForm | undefined;
};

/** What the modals do, as pages of their own: for those without script, and for links that were kept. */
export function AddressTaskPage({ task, addresses, known, posted }: AddressTaskPageProps) {
  const t = useT();
  const navigate = useNavigate();
  const list = `/${useShell().language}/delivery-addresses`;
  const listed = addresses.find(({ address }) => "id" in task && address.id === task.id);
  const finish = async (key: MessageKey) => {
    showToast({ kind: "good", text: t(key) });
    await navigate(list);
  };
  const back = (
    <Link to={list} className="link inline-flex min-h-(--tap) items-center">
      {t("account.addresses.back")}
    </Link>
  );
  if (task.kind === "delete" && listed) {
    return (
      <AccountPage title={t("account.addresses.delete_title")} action={back}>
        <div className="max-w-120">
          <DeleteAddress listed={listed} onDeleted={() => finish("account.addresses.deleted")} />
        </div>
      </AccountPage>
    );
  }
  const title = t(listed ? "account.addresses.edit" : "account.addresses.new");
  return (
    <AccountPage title={title} action={back}>
      <div className="max-w-160">
        <AddressEditor
          address={listed?.address}
          known={known}
          offerDefault={addresses.length > 0 && !listed?.address.is_default}
          action={listed ? addressTask("edit", listed.address.id) : NEW_ADDRESS}
          posted={posted}
          onSaved={() => finish("account.addresses.saved")}
        />
      </div>
    </AccountPage>
  );
}
