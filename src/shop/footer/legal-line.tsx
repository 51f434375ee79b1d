import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";

export function LegalLine() {
  const t = useT();
  const { company } = useShell();
  return (
    // A page kept since last year may meet a browser of this one.
    <p suppressHydrationWarning>
      © {new Date().getFullYear()} {company.legalName.replace(/\.$/, "")}.{" "}
      {t("footer.all-rights-reserved")}
    </p>
  );
}
