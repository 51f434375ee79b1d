import { TermsLinks } from "#features/account/shop/auth/terms-links.tsx";
import { useT } from "#i18n/use-t.ts";

/** Where nothing was agreed to before: under the form that pays. */
export function PayTerms() {
  const t = useT();
  return (
    <div>
      <p className="text-14 text-ink-2">{t("payments.terms")}</p>
      <TermsLinks isIndented={false} />
    </div>
  );
}
