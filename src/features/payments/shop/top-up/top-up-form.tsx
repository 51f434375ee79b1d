import { keyUnder } from "#core/message-key.ts";
import type { Cents } from "#core/money.ts";
import { useEuros } from "#features/wallet/shop/use-euros.ts";
import { useT } from "#i18n/use-t.ts";
import { FormProblem } from "#platform/forms/form-problem.tsx";
import type { CardFormSettings } from "#ports/payment-provider.ts";
import { Chip } from "#ui/chip.tsx";
import { RadioCards } from "#ui/fields/radio-cards.tsx";
import { TextField } from "#ui/fields/text-field.tsx";
import { Form, SubmitButton } from "#ui/form/form.tsx";
import { type PaymentFee, paymentFee } from "../../domain/payment-fee.ts";
import { TOP_UP_LIMITS, TOP_UP_OFFERS } from "../../domain/top-up.ts";
import { CardSection } from "../card/card-section.tsx";
import { useCard } from "../card/use-card.ts";
import { SumRow } from "../parts/sum-row.tsx";
import { MethodTitle } from "../payment-marks.tsx";
import { useNear } from "../use-near.ts";
import { centsOf, checkTopUp, isCard, useTopUp } from "./use-top-up.ts";

type MethodChoice = PaymentFee & { id: number };
type TopUpFormProps = { methods: readonly MethodChoice[]; stripe: CardFormSettings | undefined };

export function TopUpForm({ methods, stripe }: TopUpFormProps) {
  const t = useT();
  const euros = useEuros();
  const first = { amount: "50", payment_id: String(methods[0]?.id) };
  const form = useTopUp(first, (values) => (isCard(values) ? card : undefined));
  const chosen = methods.find(({ id }) => String(id) === form.values.payment_id);
  const typed = centsOf(form.values.amount);
  const amount = checkTopUp(form.values).amount ? 0 : typed;
  const fee = chosen ? paymentFee(chosen, amount) : 0;
  const near = useNear();
  const card = useCard(stripe, isCard(form.values) && near.isNear, amount + fee);
  return (
    <Form
      form={form}
      label={t("payments.top_up.title")}
      className="grid gap-6"
      scriptOnly
      watch={near.watch}
    >
      <div>
        <AmountOffers
          offers={TOP_UP_OFFERS}
          chosen={typed}
          onChoose={(cents) => form.set("amount", String(cents / 100))}
        />
        <TextField
          label={t("payments.top_up.amount")}
          hint={t("payments.top_up.amount_hint", {
            min: euros.show(TOP_UP_LIMITS.min),
            max: euros.show(TOP_UP_LIMITS.max),
          })}
          inputMode="decimal"
          autoComplete="off"
          end="€"
          {...form.text("amount")}
        />
      </div>
      <RadioCards
        legend={t("payments.top_up.method")}
        columns={false}
        options={methods.map(({ id }) => ({
          value: String(id),
          title: <MethodTitle id={id}>{t(keyUnder("payments.method", id))}</MethodTitle>,
          detail: t(keyUnder("payments.method_hint", id)),
        }))}
        {...form.choice("payment_id")}
        onChange={(id) => {
          form.forget();
          form.choice("payment_id").onChange(id);
        }}
      />
      {isCard(form.values) && <CardSection card={card} />}
      {amount > 0 && <PaySummary amountCents={amount} feeCents={fee} />}
      <div>
        <FormProblem form={form} />
        <SubmitButton form={form} big wide>
          {amount > 0
            ? t("payments.top_up.pay", { amount: euros.show(amount + fee) })
            : t("payments.top_up.pay_any")}
        </SubmitButton>
      </div>
    </Form>
  );
}

type PaySummaryProps = { amountCents: Cents; feeCents: Cents };

/** Explains every cent before it is paid. */
function PaySummary({ amountCents, feeCents }: PaySummaryProps) {
  const t = useT();
  const euros = useEuros();
  return (
    <dl className="grid gap-2 border-t border-line pt-4" aria-live="polite">
      <SumRow name={t("payments.top_up.credited")} value={euros.show(amountCents)} />
      {feeCents > 0 && <SumRow name={t("payments.top_up.fee")} value={euros.show(feeCents)} />}
      <SumRow
        name={t("payments.top_up.total")}
        value={euros.show(amountCents + feeCents)}
        isTotal
      />
    </dl>
  );
}

type AmountOffersProps = {
  offers: readonly Cents[];
  chosen: Cents;
  onChoose: (cents: Cents) => void;
};

/** Common amounts, chosen with one press. */
function AmountOffers({ offers, chosen, onChoose }: AmountOffersProps) {
  const t = useT();
  const euros = useEuros();
  return (
    <fieldset className="mb-4">
      <legend className="field-label">{t("payments.top_up.quick")}</legend>
      <div className="flex flex-wrap gap-2">
        {offers.map((cents) => (
          <Chip key={cents} on={cents === chosen} onClick={() => onChoose(cents)}>
            <span className="num">{euros.show(cents)}</span>
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}
