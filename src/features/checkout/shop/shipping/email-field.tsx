import { suggestEmail } from "#features/account/domain/email-suggestion.ts";
import { useT } from "#i18n/use-t.ts";
import { TextField } from "#ui/fields/text-field.tsx";
import type { ShippingStepState } from "./use-shipping-step.ts";

/** Where we write to; a slip in a well-known domain is asked about, and nobody has to agree. */
export function EmailField({ form }: Pick<ShippingStepState, "form">) {
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
