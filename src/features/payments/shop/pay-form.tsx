import { keyUnder } from "#core/message-key.ts";
import type { Cents } from "#core/money.ts";
import { useLanguageId, useShell } from "#features/sites/shop/use-shell.ts";
import { formatMoney } from "#i18n/format.ts";
import { useT } from "#i18n/use-t.ts";
import type { CallRequest } from "#platform/api/call.ts";
import { FormProblem } from "#platform/forms/form-problem.tsx";
import type { CardFormSettings } from "#ports/payment-provider.ts";
import { PROVIDERS } from "#ports/provider-id.ts";
import { RadioCards } from "#ui/fields/radio-cards.tsx";
import { Form, SubmitButton } from "#ui/form/form.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { Notice } from "#ui/notice.tsx";
import type { PayResponse, PayWith } from "../contract.ts";
import { type PaymentFee, paymentFee } from "../domain/payment-fee.ts";
import { CardSection } from "./card/card-section.tsx";
import { useCard } from "./card/use-card.ts";
import { SumRow } from "./parts/sum-row.tsx";
import { MethodTitle } from "./payment-marks.tsx";
import type { ReturnPaths } from "./return-paths.ts";
import { useNear } from "./use-near.ts";
import { usePay } from "./use-pay.ts";

type PayFormProps<Subject extends object> = {
  /** The call that pays, and the subject it pays for. */
  request: CallRequest<Subject & PayWith, PayResponse>;
  subject: Subject;
  /** The form's name and its first line. */
  title: string;
  name: string;
  /** Where the payer continues, if not at the subject's own page. */
  wayBack?: ReturnPaths;
  /** The path of the result page up to its reference, if not `/payment/accept`. */
  results?: string;
  /** Called when the payer chooses a method or presses the button. */
  onStep?: (step: "chosen" | "pay", paymentId: number) => void;
  /** Called when the server refused: what the page shows may be outdated. */
  onRefused?: () => void;
  currency: string;
  /** What is left to pay, and what the wallet pays of it; if nothing is left, there is no choice of method. */
  dueCents: Cents;
  partCents?: Cents;
  methods: readonly (PaymentFee & { id: number })[];
  /** The owner's wallet balance; no other wallet is offered. */
  walletCents: Cents | null;
  prefersWallet: boolean;
  stripe: CardFormSettings | undefined;
};

/** The checkout's methods and fees, for subjects that are paid on a page of their own. */
export function PayForm<Subject extends object>(props: PayFormProps<Subject>) {
  const { request, subject, title, name, currency, dueCents, partCents = 0, stripe } = props;
  const { onStep, onRefused } = props;
  const methods = dueCents > 0 ? props.methods : [];
  const t = useT();
  const { language } = useShell();
  const show = (cents: Cents) => formatMoney(cents, currency, language);
  const language_id = useLanguageId();
  const { pay, problem, forget } = usePay(request, props.wayBack, props.results);
  const form = useForm<{ payment_id: string }>({
    initial: { payment_id: String(firstMethod(props)) },
    validate: () => ({}),
    async onSubmit(values): Promise<void> {
      const payment_id = dueCents > 0 ? Number(values.payment_id) : PROVIDERS.wallet;
      onStep?.("pay", payment_id);
      const input = { ...subject, payment_id, language_id };
      if (await pay(input, isCard ? card : undefined)) onRefused?.();
    },
  });
  const chosen = methods.find(({ id }) => String(id) === form.values.payment_id);
  const isCard = chosen?.id === PROVIDERS.stripe;
  const feeCents = chosen ? paymentFee(chosen, dueCents) : 0;
  const near = useNear();
  const card = useCard(stripe, isCard && near.isNear, dueCents + feeCents, currency);
  return (
    <Form form={form} label={title} className="grid gap-6" scriptOnly watch={near.watch}>
      {/* Without JavaScript, the page that receives the form does nothing with it. */}
      <input type="hidden" name="task" value="pay" />
      {methods.length === 0 ? (
        <Notice kind="good">{t("checkout.nothing_left")}</Notice>
      ) : (
        <RadioCards
          legend={t("payments.top_up.method")}
          columns={false}
          options={methods.map((method) => ({
            value: String(method.id),
            title: (
              <MethodTitle id={method.id}>{t(keyUnder("payments.method", method.id))}</MethodTitle>
            ),
            ...walletTexts(props, method.id, t, show),
          }))}
          {...form.choice("payment_id")}
          onChange={(id) => {
            forget();
            form.choice("payment_id").onChange(id);
            onStep?.("chosen", Number(id));
          }}
        />
      )}
      {isCard && <CardSection card={card} />}
      <dl className="grid gap-2 border-t border-line pt-4" aria-live="polite">
        <SumRow name={name} value={show(dueCents + partCents)} />
        {partCents > 0 && <SumRow name={t("checkout.wallet")} value={`−${show(partCents)}`} />}
        {feeCents > 0 && <SumRow name={t("payments.top_up.fee")} value={show(feeCents)} />}
        <SumRow name={t("payments.top_up.total")} value={show(dueCents + feeCents)} isTotal />
      </dl>
      <div>
        <FormProblem form={{ ...form, problem }} />
        <SubmitButton form={form} big wide>
          {t("payments.top_up.pay", { amount: show(dueCents + feeCents) })}
        </SubmitButton>
      </div>
    </Form>
  );
}

function walletTexts(
  { walletCents, dueCents }: { walletCents: Cents | null; dueCents: Cents },
  id: number,
  t: ReturnType<typeof useT>,
  show: (cents: Cents) => string,
) {
  if (id !== PROVIDERS.wallet) return { detail: t(keyUnder("payments.method_hint", id)) };
  const amount = show(walletCents ?? 0);
  const isShort = (walletCents ?? 0) < dueCents;
  return {
    detail: t(isShort ? "orders.wallet_short" : "orders.wallet_has", { amount }),
    disabled: isShort,
  };
}

type Choice = {
  methods: readonly { id: number }[];
  dueCents: Cents;
  walletCents: Cents | null;
  prefersWallet: boolean;
};

/** The method that is selected at first: the wallet if it was requested and has enough. */
function firstMethod({ methods, dueCents, walletCents, prefersWallet }: Choice) {
  const isEnough = (walletCents ?? 0) >= dueCents;
  const wallet = methods.find(({ id }) => id === PROVIDERS.wallet);
  if (prefersWallet && wallet && isEnough) return wallet.id;
  return methods.find(({ id }) => id !== PROVIDERS.wallet)?.id ?? wallet?.id;
}
