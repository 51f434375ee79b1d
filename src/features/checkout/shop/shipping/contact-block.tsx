import { countryOfPostCode } from "#features/account/domain/addresses/post-code.ts";
import { suggestEmail } from "#features/account/domain/email-suggestion.ts";
import { AddressFields } from "#features/account/shop/addresses/address-fields.tsx";
import { authPath } from "#features/account/shop/auth/auth-views.ts";
import { openAuthModal } from "#features/account/shop/auth/open-auth-modal.tsx";
import { ForeignPostCode } from "#features/cart/shop/destination/foreign-post-code.tsx";
import { findCountry } from "#features/sites/domain/site.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { TextField } from "#ui/fields/text-field.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { isUnmodifiedClick } from "#ui/navigation/is-unmodified-click.ts";
import { Block } from "../frame/checkout-frame.tsx";
import { SavedAddresses } from "./saved-addresses.tsx";
import type { ShippingStepState } from "./use-shipping-step.ts";

/** The recipient and the e-mail address. */
export function ContactBlock({ step }: { step: ShippingStepState }) {
  const t = useT();
  const { countries } = useShell().config.site;
  const { data, form, choose, isSaved } = step;
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
        {isTyped && isSaved && (
          <>
            <Icon name="circle-check" className="icon-s" />
            {t("checkout.kept")}
          </>
        )}
        {isSaved === false && <span className="text-warn">{t("checkout.not_saved")}</span>}
      </p>
    </Block>
  );
}

/** For customers who are not logged in; without JavaScript, a link to the login page, which leads back. */
function LoginOffer() {
  const t = useT();
  const { language } = useShell();
  return (
    <a
      className="link inline-flex min-h-(--tap) items-center text-14"
      href={authPath("login", language, `/${language}/checkout`)}
      onClick={(event) => {
        if (!isUnmodifiedClick(event)) return;
        event.preventDefault();
        void openAuthModal("login");
      }}
    >
      {t("checkout.log_in")}
    </a>
  );
}

/** The e-mail field; suggests a correction for a typo in a well-known domain, which the buyer may ignore. */
function EmailField({ form }: Pick<ShippingStepState, "form">) {
  const t = useT();
  const meant = suggestEmail(form.values.email);
  return (
    <>
      <TextField
        label={t("checkout.email")}
        type="email"
        autoComplete="email"
        inputMode="email"
        hint={t("checkout.email_hint")}
        {...form.text("email")}
      />
      <p role="status" className="-mt-2 text-14 empty:hidden">
        {meant && (
          <button
            type="button"
            className="link min-h-(--tap) text-start wrap-anywhere"
            onClick={() => form.set("email", meant)}
          >
            {t("checkout.email_meant", { email: meant })}
          </button>
        )}
      </p>
    </>
  );
}
