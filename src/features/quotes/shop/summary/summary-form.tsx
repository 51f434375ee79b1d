import { useRef, useState } from "react";
import { Form, Link, useNavigate } from "react-router";
import { type Cents, toCents } from "#core/money.ts";
import { isOutcomeUnknown } from "#features/payments/domain/payment-result.ts";
import { useMoney } from "#features/sites/shop/use-money.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { formatMoney } from "#i18n/format.ts";
import { useT } from "#i18n/use-t.ts";
import { tryCall } from "#platform/client/call-api.ts";
import { FormProblem } from "#platform/forms/form-problem.tsx";
import type { Refusal } from "#platform/pages/calls.context.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { FieldNote } from "#ui/fields/field.tsx";
import { SelectField } from "#ui/fields/select-field.tsx";
import { createQuoteCall } from "../../contract.ts";
import type { OrderLine } from "../../domain/order-line.ts";
import { shopOf } from "../../domain/pasted-links.ts";
import { quoteMethods } from "../../domain/quote-methods.ts";
import type { QuotePrice } from "../../domain/quote-price.ts";
import { GoodsNotice } from "../form/goods-notice.tsx";
import { Estimate } from "./estimate.tsx";
import "../quote.css";

type SummaryFormProps = {
  lines: OrderLine[];
  countryId: number;
  price: QuotePrice | null;
  /** The fee of the cheapest courier. */
  deliveryCents: Cents;
  refusal: Refusal | undefined;
};

/** Shows the whole request once more before the customer sends it to staff. */
export function SummaryForm({ lines, countryId, price, deliveryCents, refusal }: SummaryFormProps) {
  const t = useT();
  const navigate = useNavigate();
  const { language, config } = useShell();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState(refusal);
  const { rate, isoCode } = useMoney();
  const { countries } = config.site;
  /** A request without a response is retried with the same key, so that it makes only one quote. */
  const unanswered = useRef<{ body: string; key: string }>(undefined);

  const send = async () => {
    if (busy) return;
    setBusy(true);
    const input = { items: lines, country_id: countryId };
    const body = JSON.stringify(input);
    const again = unanswered.current?.body === body ? unanswered.current : undefined;
    const attempt = again ?? { body, key: crypto.randomUUID() };
    const headers = { "idempotency-key": attempt.key };
    const sent = await tryCall(createQuoteCall, input, { headers });
    unanswered.current = !sent.ok && isOutcomeUnknown(sent) ? attempt : undefined;
    setBusy(false);
    if (!sent.ok) return setTrouble(sent);
    await navigate(`/${language}/order-successful?quote=${sent.output.quote.slug}`);
  };
  return (
    <div className="quote-columns">
      <div className="grid content-start gap-5">
        <SummaryLines lines={lines} refusal={trouble} />
        <Link to={`/${language}/order-form`} className={buttonClass({ variant: "line" })}>
          {t("quotes.summary.change")}
        </Link>
      </div>
      <aside className="panel grid content-start gap-4" aria-label={t("quotes.summary.estimate")}>
        {countries.length > 1 && (
          <SelectField
            label={t("quotes.summary.country")}
            value={String(countryId)}
            options={countries.map(({ id, title }) => ({ value: String(id), label: title }))}
            onChange={(event) =>
              void navigate(`?country=${event.target.value}`, {
                replace: true,
                preventScrollReset: true,
              })
            }
          />
        )}
        <Estimate
          methods={quoteMethods(price, lines, { rate, deliveryCents })}
          unpriced={lines.filter((line) => line.price === null).length}
          currency={isoCode}
        />
        <Form
          method="post"
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
        >
          <input type="hidden" name="country_id" value={countryId} />
          <FormProblem form={{ problem: trouble }} />
          <Button type="submit" variant="go" big wide busy={busy}>
            {t("quotes.summary.send")}
          </Button>
        </Form>
        <p className="text-14 text-ink-2">{t("quotes.summary.free")}</p>
      </aside>
    </div>
  );
}

type SummaryLinesProps = { lines: readonly OrderLine[]; refusal: Refusal | undefined };

function SummaryLines({ lines, refusal }: SummaryLinesProps) {
  const t = useT();
  const { language } = useShell();
  return (
    <ol className="panel quote-items">
      {lines.map((line, at) => {
        const wrong = refusal?.errors[`items.${at}.name`]?.[0];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is only read here
          <li key={at}>
            <div className="min-w-0 flex-1">
              <p className="font-semibold wrap-anywhere">{line.name}</p>
              <p className="text-14 text-ink-2 wrap-anywhere">
                {[shopOf(line.url), line.options, t("my_orders.things", { count: line.quantity })]
                  .filter(Boolean)
                  .join(" · ")}
              </p>
              {line.comment && <p className="text-14 text-ink-2 wrap-anywhere">{line.comment}</p>}
              <GoodsNotice line={line} />
              {wrong && <FieldNote id={`line-${at}`} error={t(wrong)} />}
            </div>
            <p className="num text-end whitespace-nowrap">
              {line.price === null
                ? t("quotes.summary.price_unknown")
                : formatMoney(toCents(line.price) * line.quantity, line.currency, language)}
            </p>
          </li>
        );
      })}
    </ol>
  );
}
