import { useRef } from "react";
import { OPTIONAL_CATEGORIES } from "#features/sites/domain/consent.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { Button } from "#ui/button.tsx";
import { PageLink } from "#ui/navigation/page-link.tsx";
import { useEdgeRoom } from "#ui/use-edge-room.ts";
import { openConsentSettings } from "./open-consent-settings.tsx";
import { useSaveConsent } from "./use-save-consent.ts";

/** The same look for both answers. */
const ANSWER = "max-sm:px-1 max-sm:py-0 max-sm:text-12 max-sm:leading-4";

export function ConsentQuestion() {
  const t = useT();
  const { language } = useShell();
  const save = useSaveConsent();
  const banner = useRef<HTMLElement>(null);
  useEdgeRoom(banner, "--foot-room");
  return (
    <section
      ref={banner}
      aria-label={t("shell.consent.title")}
      className="fixed inset-x-0 bottom-0 z-50 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] shadow-float print:hidden"
    >
      <div className="page flex flex-wrap items-center gap-x-8 gap-y-1 py-1 sm:gap-y-3 sm:py-4">
        {/* One line only: even with a page's own bar above it, the page keeps four fifths of a phone's screen. */}
        <p className="min-w-60 flex-1 text-12 leading-4.5 text-ink-2 sm:hidden">
          {t("shell.consent.short")}{" "}
          <PageLink className="link" to={`/${language}/privacy-policy`} isStill>
            {t("shell.consent.short_more")}
          </PageLink>
        </p>
        <div className="min-w-60 flex-1 text-14 text-ink-2 max-sm:hidden">
          <p className="font-semibold text-ink">{t("shell.consent.title")}</p>
          <p>
            {t("shell.consent.text")}{" "}
            <PageLink className="link" to={`/${language}/privacy-policy`} isStill>
              {t("shell.footer.privacy")}
            </PageLink>
          </p>
        </div>
        <div className="grid grow grid-cols-[1fr_1fr_auto] gap-2 sm:grow-0 sm:auto-cols-fr sm:grid-flow-col sm:grid-cols-none">
          <Button className={ANSWER} onClick={() => save(OPTIONAL_CATEGORIES)}>
            {t("shell.consent.accept_all")}
          </Button>
          <Button className={ANSWER} onClick={() => save([])}>
            {t("shell.consent.only_necessary")}
          </Button>
          <Button variant="quiet" className={ANSWER} onClick={openConsentSettings}>
            {t("shell.consent.choose")}
          </Button>
        </div>
      </div>
    </section>
  );
}
