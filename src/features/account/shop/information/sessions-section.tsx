import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { ButtonLink } from "#ui/button.tsx";
import { AccountSection } from "../layout/account-section.tsx";
import { SESSIONS_PATH } from "../sessions/sessions-path.ts";

export function SessionsSection() {
  const t = useT();
  const { language } = useShell();
  return (
    <AccountSection title={t("account.sessions.title")} intro={t("account.sessions.intro")}>
      <ButtonLink to={`/${language}${SESSIONS_PATH}`}>{t("account.sessions.open")}</ButtonLink>
    </AccountSection>
  );
}
