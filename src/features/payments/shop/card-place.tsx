import { useT } from "#i18n/use-t.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import type { Card } from "./use-card.ts";

/** Room for Stripe's own form, as high as it usually is, so that nothing jumps when it comes. */
export function CardPlace({ card }: { card: Card }) {
  const t = useT();
  return (
    <section aria-label={t("payments.top_up.card")}>
      {card.state === "missing" ? (
        <Notice kind="bad" announce>
          {t("payments.top_up.card_missing")}
        </Notice>
      ) : (
        <div className="relative min-h-[20rem]" aria-busy={card.state === "loading"}>
          {card.state === "idle" && <Button>{t("payments.top_up.card_open")}</Button>}
          {card.state === "loading" && (
            <p className="absolute inset-x-0 top-4 text-14 text-ink-2">
              {t("payments.top_up.card_loading")}
            </p>
          )}
          <div ref={card.place} />
        </div>
      )}
    </section>
  );
}
