import { useRevalidator } from "react-router";
import type { SavedAddress } from "#features/account/contract.ts";
import type { AddressValues } from "#features/account/shop/addresses/address-form.ts";
import { AddressLines } from "#features/account/shop/addresses/address-lines.tsx";
import { openAddressDialog } from "#features/account/shop/addresses/open-address-dialog.tsx";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { Button } from "#ui/button.tsx";
import { RadioCards } from "#ui/fields/radio-cards.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import type { CheckoutData } from "../../contract.ts";
import { deliverableAddresses } from "./shipping-values.ts";

type SavedAddressesProps = {
  data: CheckoutData;
  value: string;
  /** What was typed before the login: a new address starts with it. */
  typed: AddressValues;
  error?: string | undefined;
  onChange: (id: string, countryId: number) => void;
};

/** The customer's saved addresses; the modals of SPEC §2 add one or edit the chosen one. */
export function SavedAddresses(props: SavedAddressesProps) {
  const { data, value, typed, error, onChange } = props;
  const t = useT();
  const { revalidate } = useRevalidator();
  const { countries } = useShell().config.site;
  const addresses = deliverableAddresses(data.client_addresses, countries);
  const countryOf = ({ country_id }: SavedAddress) =>
    countries.find(({ id }) => id === country_id)?.title ?? "";
  const choose = (chosenId: string) => {
    const chosen = addresses.find(({ id }) => String(id) === chosenId);
    if (chosen) onChange(chosenId, chosen.country_id);
  };
  const onSaved = async (address: SavedAddress) => {
    await revalidate();
    onChange(String(address.id), address.country_id);
  };
  const chosen = addresses.find(({ id }) => String(id) === value);
  return (
    <div className="grid gap-3">
      <RadioCards
        legend={t("checkout.addresses")}
        hideLegend
        name="address_id"
        value={value}
        onChange={choose}
        {...(error && { error })}
        options={addresses.map((address) => ({
          value: String(address.id),
          title: <AddressLines address={address} country={countryOf(address)} />,
        }))}
      />
      <div className="flex flex-wrap gap-3">
        <Button
          aria-haspopup="dialog"
          onClick={() =>
            void openAddressDialog({ known: knownOf(typed), offerDefault: true, onSaved })
          }
        >
          <Icon name="plus" />
          {t("account.addresses.new")}
        </Button>
        {chosen && (
          <Button
            variant="quiet"
            aria-haspopup="dialog"
            onClick={() =>
              void openAddressDialog({
                address: chosen,
                offerDefault: !chosen.is_default,
                onSaved,
              })
            }
          >
            {t("account.addresses.edit")}
          </Button>
        )}
      </div>
    </div>
  );
}

function knownOf(typed: AddressValues): Partial<AddressValues> {
  const { first_name, last_name, first_address, city, zip, phone_number, country_id } = typed;
  return { first_name, last_name, first_address, city, zip, phone_number, country_id };
}
