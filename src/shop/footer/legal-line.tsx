import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";

export function LegalLine() {
  const t = useT();
  const { company, config } = useShell();
  const owner = company.legalName || config.site.name;
  return (
    // A page kept since last year may meet a browser of this one.
    <p suppressHydrationWarning>
      © {new Date().getFullYear()} {owner.replace(/\.$/, "")}. {t("footer.all-rights-reserved")}
    </p>
  );
}
