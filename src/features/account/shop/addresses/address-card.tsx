import { useT } from "#i18n/use-t.ts";
import { CallButton } from "#platform/forms/call-button.tsx";
import { Badge } from "#ui/badge.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { defaultAddressCall } from "../../contract.ts";
import { AddressLines } from "./address-lines.tsx";
import { addressTask, type ListedAddress } from "./listed-address.ts";

type AddressCardProps = {
  listed: ListedAddress;
  onEdit: (event: React.MouseEvent) => void;
  onDelete: (event: React.MouseEvent) => void;
  onDefault: () => Promise<void>;
};

export function AddressCard({ listed, onEdit, onDelete, onDefault }: AddressCardProps) {
  const t = useT();
  const { address, country, isServed } = listed;
  const { id } = address;
  const street = address.first_address;
  return (
    <li className="panel flex flex-col gap-4 wrap-anywhere">
      <div className="flex flex-1 flex-col items-start gap-2">
        <AddressLines address={address} country={country} />
        {address.is_default && <Badge tone="accent">{t("account.addresses.default")}</Badge>}
        {!isServed && <Badge tone="warn">{t("account.addresses.not_served")}</Badge>}
      </div>
      <div className="-mb-2 border-t border-line pt-2">
        <div className="-mx-3 flex flex-wrap">
          <ButtonLink
            variant="quiet"
            to={addressTask("edit", id)}
            aria-label={t("account.addresses.edit_one", { street })}
            aria-haspopup="dialog"
            onClick={onEdit}
          >
            {t("account.addresses.change")}
          </ButtonLink>
          <ButtonLink
            variant="quiet"
            to={addressTask("delete", id)}
            aria-label={t("account.addresses.delete_one", { street })}
            aria-haspopup="dialog"
            onClick={onDelete}
          >
            {t("account.addresses.delete")}
          </ButtonLink>
          {!address.is_default && (
            <CallButton
              variant="quiet"
              send={(make) => make(defaultAddressCall, { id })}
              action={addressTask("default", id)}
              fields={{}}
              onDone={onDefault}
              aria-label={t("account.addresses.make_default_one", { street })}
            >
              {t("account.addresses.make_default")}
            </CallButton>
          )}
        </div>
      </div>
    </li>
  );
}
