import { keyUnder } from "#core/message-key.ts";
import type { Cents } from "#core/money.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { formatMoney } from "#i18n/format.ts";
import { useT } from "#i18n/use-t.ts";
import { ButtonLink } from "#ui/button.tsx";
import { type Kind, KindIcon } from "#ui/kind-icon.tsx";
import { canTryAgain, type PaymentResult } from "../../domain/payment-result.ts";
import type { PaidSubject } from "../../server/payable.ts";
import { useReturnPaths } from "../return-paths.ts";

type PaymentOutcomeProps = {
  result: PaymentResult;
  reference: string;
  isInCart: boolean;
  kind: string;
  amountCents: Cents;
  currency: string;
  nextPath: string;
  againPath: string;
  /** What was paid for, as the payer knows it. */
  subject: PaidSubject | undefined;
};

const KINDS: Record<PaymentResult, Kind> = {
  succeeded: "good",
  waiting: "info",
  unfinished: "warn",
  failed: "bad",
  cancelled: "warn",
  refunded: "info",
};

export function PaymentOutcome(props: PaymentOutcomeProps) {
  const { result, reference, kind, nextPath, againPath, subject } = props;
  const t = useT();
  const { language } = useShell();
  const amount = formatMoney(props.amountCents, props.currency, language);
  const wayBack = useReturnPaths(reference);
  const again = canTryAgain(result) ? (wayBack?.again ?? againPath) : undefined;
  return (
    <section className="panel mx-auto max-w-[38rem]" data-payment={result}>
      <div role="status" className="flex items-start gap-4">
        <span className="ms-1 mt-1 scale-150">
          {result === "waiting" ? <Waiting /> : <KindIcon kind={KINDS[result]} />}
        </span>
        <div className="min-w-0">
          <h1 className="h2">{t(`payments.result.${result}.title`)}</h1>
          {subject && (
            <p className="mt-2 font-semibold">
              {t(keyUnder("payments.result.about", kind), { number: subject.number })}
            </p>
          )}
          <p className="mt-2">{t(`payments.result.${result}.text`, { amount })}</p>
          {result === "succeeded" && (
            <p className="mt-2">{t(keyUnder("payments.result.then", kind))}</p>
          )}
          {subject && kind === "order" && canTryAgain(result) && (
            <p className="mt-2">
              {t("payments.result.order_waits")} {props.isInCart && t("payments.result.in_cart")}
            </p>
          )}
        </div>
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        {again && (
          <ButtonLink variant="go" to={`/${language}${again}`} viewTransition>
            {t("payments.result.again")}
          </ButtonLink>
        )}
        {result === "succeeded" && subject?.invoice && (
          <ButtonLink to={`/${language}/invoice/${subject.invoice.id}`}>
            {t("payments.result.invoice", { number: subject.invoice.number })}
          </ButtonLink>
        )}
        {/* If another attempt starts on the same page, one link is enough. */}
        {again !== nextPath && (
          <ButtonLink
            variant={again || result === "waiting" ? undefined : "go"}
            to={`/${language}${nextPath}`}
            viewTransition
          >
            {t(keyUnder("payments.result.next", kind))}
          </ButtonLink>
        )}
      </div>
      {!subject && (
        <p className="mt-6 border-t border-line pt-4 text-14 text-ink-2">
          {t("payments.result.reference")}: <span className="num break-all">{reference}</span>
        </p>
      )}
    </section>
  );
}

const Waiting = () => <span className="spinner" aria-hidden="true" />;
