import { Download } from "lucide-react";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { buttonClass } from "#ui/button-class.ts";
import { AccountSection } from "../layout/account-section.tsx";

export function OwnDataSection() {
  const t = useT();
  const { language } = useShell();
  return (
    <AccountSection title={t("account.data.title")} intro={t("account.data.intro")}>
      <a href={`/${language}/account-export`} className={buttonClass({})}>
        <Download className="icon" aria-hidden="true" />
        {t("account.data.download")}
      </a>
    </AccountSection>
  );
}
