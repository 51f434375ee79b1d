import { authPath } from "#features/account/shop/auth/auth-path.ts";
import { localisePath } from "#features/sites/domain/locale-path.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { ButtonLink } from "#ui/button.tsx";
import { claimFormPath } from "../../domain/claim-paths.ts";
import type { ClaimKind } from "../../domain/claim-reason.ts";

/** A claim is about something of one's own; who bought as a guest writes to us. */
export function ClaimGuest({ kind }: { kind: ClaimKind }) {
  const t = useT();
  const { language } = useShell();
  const back = localisePath(claimFormPath(kind), language);
  return (
    <section className="panel" aria-labelledby="claim-guest">
      <h2 id="claim-guest" className="h3">
        {t(`claims.guest.${kind}.title`)}
      </h2>
      <p className="mt-1 mb-4 text-ink-2">{t(`claims.guest.${kind}.text`)}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink variant="go" to={authPath("login", language, back)}>
          {t("claims.guest.log_in")}
        </ButtonLink>
        <ButtonLink to={`/${language}/contacts?topic=claim`}>{t("claims.guest.write")}</ButtonLink>
      </div>
    </section>
  );
}
