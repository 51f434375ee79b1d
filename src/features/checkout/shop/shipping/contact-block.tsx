import { CircleCheck } from "lucide-react";
import { countryOfPostCode } from "#features/account/domain/addresses/post-code.ts";
import { AddressFields } from "#features/account/shop/addresses/address-fields.tsx";
import { ForeignPostCode } from "#features/cart/shop/destination/foreign-post-code.tsx";
import { findCountry } from "#features/sites/domain/site.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { Block } from "../frame/checkout-frame.tsx";
import { EmailField } from "./email-field.tsx";
import { LoginOffer } from "./login-offer.tsx";
import { SavedAddresses } from "./saved-addresses.tsx";
import type { ShippingStepState } from "./use-shipping-step.ts";

/** Who gets it, and where we write to. */
export function ContactBlock({ step }: { step: ShippingStepState }) {
  const t = useT();
  const { countries } = useShell().config.site;
  const { data, form, choose, isSaving } = step;
  const hasSaved = form.values.address_id !== "";
  const here = findCountry(countries, Number(form.values.country_id))?.iso_code ?? "";
  const foreignIso = countryOfPostCode(here, form.values.zip);
  const isTyped = form.values.email !== "" || form.values.first_name !== "";
  const title = t(form.values.way === "pickup" ? "checkout.who_picks_up" : "checkout.who_gets_it");
  return (
    <Block id="contact" title={title} aside={data.is_guest && <LoginOffer />}>
      {hasSaved ? (
        <SavedAddresses
          data={data}
          value={form.values.address_id}
          typed={form.values}
          error={form.choice("address_id").error}
          onChange={choose.address}
        />
      ) : (
        <AddressFields
          form={form}
          countries={countries}
          offerDefault={false}
          withoutCountry
          personOnly={form.values.way === "pickup"}
        />
      )}
      {!hasSaved && form.values.way !== "pickup" && foreignIso && (
        <ForeignPostCode code={form.values.zip.trim()} countryIso={foreignIso} />
      )}
      <div className={hasSaved ? "mt-6" : undefined}>
        <EmailField form={form} />
      </div>
      <p className="flex min-h-6 items-center gap-2 text-14 text-good">
        {isTyped && !isSaving && (
          <>
            <CircleCheck className="icon icon-s" aria-hidden="true" />
            {t("checkout.kept")}
          </>
        )}
      </p>
    </Block>
  );
}
