import { useDates } from "#features/sites/shop/use-dates.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { ButtonLink } from "#ui/button.tsx";
import { AccountSection } from "../layout/account-section.tsx";
import type { PlanNote } from "../plan.context.ts";

export function PlanSection({ held, path }: PlanNote) {
  const t = useT();
  const dates = useDates();
  const { language } = useShell();
  return (
    <AccountSection title={t("account.plan.title")} intro={t("account.plan.intro")}>
      {held ? (
        <p className="mb-4">
          <b>{held.name}</b>
          <span className="block text-ink-2">
            {t(held.renews ? "account.plan.renews" : "account.plan.ends", {
              date: dates.day(held.until),
            })}
          </span>
        </p>
      ) : (
        <p className="mb-4 text-ink-2">{t("account.plan.none")}</p>
      )}
      <ButtonLink to={`/${language}${path}`}>{t("account.plan.open")}</ButtonLink>
    </AccountSection>
  );
}
