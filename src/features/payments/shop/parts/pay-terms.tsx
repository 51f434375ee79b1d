import { TermsLinks } from "#features/account/shop/auth/terms-links.tsx";
import { useT } from "#i18n/use-t.ts";

/** The terms below the pay button, on pages where the payer has not agreed to them before. */
export function PayTerms() {
  const t = useT();
  return (
    <div>
      <p className="text-14 text-ink-2">{t("payments.terms")}</p>
      <TermsLinks isIndented={false} />
    </div>
  );
}
