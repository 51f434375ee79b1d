import { MailCheck } from "lucide-react";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { ButtonLink } from "#ui/button.tsx";
import { RESERVE_PATH } from "../domain/reservation-paths.ts";
import { CONFIRM_HOURS } from "../domain/reservation-times.ts";

/** Nothing is reserved yet: the link is. */
export function CheckMail() {
  const t = useT();
  const { language } = useShell();
  return (
    <section className="panel reservation-message" aria-labelledby="check-mail">
      <MailCheck className="size-12 text-good" aria-hidden="true" />
      <h1 id="check-mail" className="h1 mt-3">
        {t("reservation.sent.title")}
      </h1>
      <p className="mt-2 mb-5 max-w-[52ch] text-ink-2">
        {t("reservation.sent.text", { count: CONFIRM_HOURS })}
      </p>
      <ButtonLink to={`/${language}${RESERVE_PATH}`}>{t("reservation.sent.again")}</ButtonLink>
    </section>
  );
}
