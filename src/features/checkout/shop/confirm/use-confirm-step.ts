import { useRevalidator } from "react-router";
import { toCents } from "#core/money.ts";
import { type Card, useCard } from "#features/payments/shop/card/use-card.ts";
import { usePay } from "#features/payments/shop/use-pay.ts";
import type { CardFormSettings } from "#ports/payment-provider.ts";
import { PROVIDERS } from "#ports/provider-id.ts";
import type { Problems } from "#ui/form/form-state.ts";
import { useForm } from "#ui/form/use-form.ts";
import { type CheckoutData, payCheckoutCall } from "../../contract.ts";
import { CHECKOUT_STEPS } from "../../domain/checkout-step.ts";
import { useCheckout } from "../frame/use-checkout.ts";

type Options = {
  loaded: CheckoutData;
  language_id: number | undefined;
  stripe: CardFormSettings | undefined;
};

const validate = ({ terms }: { terms: boolean }): Problems<{ terms: boolean }> =>
  terms ? {} : { terms: "checkout.accept_terms" };

/** Keeps Stripe's token in the state while the payment call runs. */
const keeping = (card: Card, keep: (token: string) => void): Card => ({
  ...card,
  async makeToken() {
    const made = await card.makeToken();
    if ("token" in made) keep(made.token);
    return made;
  },
});

/** Pays exactly what is on the screen: if the total changed meanwhile, the step only shows the change. */
export function useConfirmStep({ loaded, language_id, stripe }: Options) {
  const checkout = useCheckout(loaded, CHECKOUT_STEPS.confirm);
  const { revalidate } = useRevalidator();
  const { data } = checkout;
  const isCard = data.payment_id === PROVIDERS.stripe && data.total > 0;
  const card = useCard(stripe, isCard, toCents(data.total), data.currency);
  const { pay, problem } = usePay(payCheckoutCall, {
    done: `/success/${data.slug}`,
    again: `/confirm/${data.slug}`,
  });
  const form = useForm({
    initial: { terms: false },
    validate,
    async onSubmit() {
      const { slug, payment_id, total, currency } = data;
      const input = { slug, language_id, payment_id, total, currency };
      const refusal = await pay(input, isCard ? keeping(card, checkout.setStripeToken) : undefined);
      checkout.setStripeToken(null);
      if (refusal) await revalidate();
    },
  });
  return { ...checkout, form, card: isCard ? card : undefined, trouble: problem };
}
