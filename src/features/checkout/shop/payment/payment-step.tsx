import { LocationFields } from "#features/account/shop/addresses/address-fields.tsx";
import { useOrderMoney } from "#features/orders/shop/use-order-money.ts";
import { MethodTitle } from "#features/payments/shop/payment-marks.tsx";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { FormProblem } from "#platform/forms/form-problem.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { Checkbox } from "#ui/fields/checkbox.tsx";
import { RadioCards } from "#ui/fields/radio-cards.tsx";
import { TextField } from "#ui/fields/text-field.tsx";
import { Form, SubmitButton } from "#ui/form/form.tsx";
import { Notice } from "#ui/notice.tsx";
import type { CheckoutData } from "../../contract.ts";
import { Block, CheckoutFrame } from "../frame/checkout-frame.tsx";
import { stepPath } from "../frame/checkout-steps.tsx";
import { Shortages } from "../frame/shortages.tsx";
import { OrderSummary, StepTotal } from "../summary/order-summary.tsx";
import { CheckoutWallet } from "./checkout-wallet.tsx";
import { PromotionField } from "./promotion-field.tsx";
import type { PaymentStepState } from "./use-payment-step.ts";

export function PaymentStep({ step }: { step: PaymentStepState }) {
  const t = useT();
  const { language } = useShell();
  const { data, form, choose, isSaving } = step;
  const isPaidAlready = data.total === 0;
  const { available = 0, used = 0 } = data.wallet ?? {};
  const hasWallet = available > 0 || used > 0;
  return (
    <Form form={form} label={t("checkout.title.payment")}>
      <CheckoutFrame
        step="payment"
        data={data}
        summary={<OrderSummary data={data} isBusy={isSaving} />}
        action={
          <>
            <FormProblem form={form} />
            <SubmitButton form={form} big wide>
              {t("checkout.to_confirm")}
              <StepTotal data={data} />
            </SubmitButton>
            <ButtonLink
              variant="quiet"
              wide
              className="mt-2 max-lg:hidden"
              to={stepPath(language, "checkout", data.slug)}
            >
              {t("checkout.back_to_delivery")}
            </ButtonLink>
          </>
        }
      >
        <Shortages data={data} />
        <Block id="method" title={t("payments.top_up.method")}>
          {isPaidAlready && <Notice kind="good">{t("checkout.nothing_left")}</Notice>}
          {!isPaidAlready && data.payment_methods.length === 0 && (
            <Notice kind="warn">{t("payments.top_up.none")}</Notice>
          )}
          {!isPaidAlready && (
            <MethodChoice
              data={data}
              value={form.values.payment_id}
              error={form.choice("payment_id").error}
              onChange={choose}
            />
          )}
        </Block>
        <Block id="reductions" title={t(hasWallet ? "checkout.reductions" : "checkout.reduction")}>
          <div className="grid gap-4">
            <PromotionField step={step} />
            {hasWallet && <CheckoutWallet step={step} />}
          </div>
        </Block>
        <Block id="invoice" title={t("checkout.invoice")}>
          <InvoiceCompany form={form} />
        </Block>
      </CheckoutFrame>
    </Form>
  );
}

/** For buyers who need the invoice for a company. */
function InvoiceCompany({ form }: Pick<PaymentStepState, "form">) {
  const t = useT();
  const { countries } = useShell().config.site;
  return (
    <div>
      <Checkbox {...form.checkbox("for_company")}>{t("checkout.for_company")}</Checkbox>
      {form.values.for_company && (
        <div className="mt-2 grid gap-x-4 sm:grid-cols-2">
          <TextField
            className="sm:col-span-2"
            label={t("account.company.name")}
            autoComplete="organization"
            {...form.text("company_name")}
          />
          <TextField label={t("account.company.code")} optional {...form.text("company_code")} />
          <TextField label={t("account.company.vat")} optional {...form.text("vat_code")} />
          {form.values.country_id !== "" && (
            <div className="sm:col-span-2">
              <input type="hidden" name="country_id" value={form.values.country_id} />
              <LocationFields form={form} countries={countries} optional />
            </div>
          )}
        </div>
      )}
    </div>
  );
}

type MethodChoiceProps = {
  data: CheckoutData;
  value: string;
  onChange: (id: string) => void;
  error?: string | undefined;
};

/** The payment methods, each with its extra cost. */
function MethodChoice({ data, value, onChange, error }: MethodChoiceProps) {
  const t = useT();
  const show = useOrderMoney(data.currency);
  return (
    <RadioCards
      legend={t("payments.top_up.method")}
      hideLegend
      name="payment_id"
      columns={false}
      value={value}
      onChange={onChange}
      {...(error && { error })}
      options={data.payment_methods.map(({ id, fee_amount }) => ({
        value: String(id),
        title: <MethodTitle id={id}>{t(`payments.method.${id}`)}</MethodTitle>,
        aside:
          fee_amount === 0 ? (
            <span className="text-14 font-normal text-ink-2">{t("checkout.no_fee")}</span>
          ) : (
            `+ ${show(fee_amount)}`
          ),
        detail: t(`payments.method_hint.${id}`),
      }))}
    />
  );
}
