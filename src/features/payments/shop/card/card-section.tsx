import { useT } from "#i18n/use-t.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Notice } from "#ui/notice.tsx";
import type { Card } from "./use-card.ts";

/** A place for Stripe's own form, with its usual height, so that nothing jumps when it loads. */
export function CardSection({
  card,
}: {
  card: Pick<Card, "section" | "slot" | "state" | "retry">;
}) {
  const t = useT();
  const { section, slot, state, retry } = card;
  return (
    <section ref={section} tabIndex={-1} aria-label={t("payments.top_up.card")}>
      {state === "missing" && (
        <Notice
          kind="bad"
          announce
          action={<Button onClick={retry}>{t("payments.result.again")}</Button>}
        >
          {t("payments.top_up.card_missing")}
        </Notice>
      )}
      <div
        className="relative min-h-[20rem]"
        hidden={state === "missing"}
        aria-busy={state === "loading"}
      >
        <div ref={slot} />
        {state !== "ready" && (
          <div className="absolute inset-0 grid place-items-center rounded-md bg-sunk p-4">
            {state === "idle" ? (
              <Button>
                <Icon name="credit-card" />
                {t("payments.top_up.card_open")}
              </Button>
            ) : (
              <p className="flex items-center gap-3 text-14 text-ink-2">
                <span className="spinner" aria-hidden="true" />
                {t("payments.top_up.card_loading")}
              </p>
            )}
          </div>
        )}
      </div>
    </section>
  );
}
