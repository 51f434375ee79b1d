import { useRevalidator } from "react-router";
import type { Cents } from "#core/money.ts";
import type { PaymentFee } from "#features/payments/domain/payment-fee.ts";
import { PayTerms } from "#features/payments/shop/parts/pay-terms.tsx";
import { PayForm } from "#features/payments/shop/pay-form.tsx";
import { PayPanel } from "#features/payments/shop/pay-panel.tsx";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { PageHead } from "#platform/pages/page-head.tsx";
import type { CardFormSettings } from "#ports/payment-provider.ts";
import { Breadcrumbs } from "#ui/navigation/breadcrumbs.tsx";
import { type ForwardDetails, payForwardCall } from "../../contract.ts";
import { forwardNumber } from "../../domain/forward-status.ts";
import { deliveryPath } from "../../domain/forwarding-paths.ts";
import { RequestPrice } from "./request-price.tsx";

type PaymentPageProps = {
  request: ForwardDetails;
  dueCents: Cents;
  walletCents: Cents;
  methods: readonly (PaymentFee & { id: number })[];
  stripe: CardFormSettings | undefined;
};

export function PaymentPage({ request, methods, ...paying }: PaymentPageProps) {
  const { id } = request;
  const t = useT();
  const { revalidate } = useRevalidator();
  const { language, config } = useShell();
  const number = forwardNumber(id);
  const title = t("forwarding.pay_title", { number });
  const parcel = `/${language}${deliveryPath(config.site.product, id)}`;
  return (
    <div className="page pt-6 lg:pt-8">
      <PageHead title={title} />
      <div className="mx-auto max-w-[38rem]">
        <Breadcrumbs items={[{ label: number, to: parcel }, { label: t("forwarding.pay") }]} />
        <h1 className="h1 mt-2 mb-6">{title}</h1>
        <div className="mb-6">
          <RequestPrice request={request} />
        </div>
        <PayPanel methods={methods}>
          <PayForm
            {...paying}
            methods={methods}
            request={payForwardCall}
            subject={{ id }}
            title={title}
            name={t("forwarding.request", { number })}
            currency="EUR"
            prefersWallet
            // The request may have been paid, or its price taken back, in another window.
            onRefused={() => void revalidate()}
          />
          <div className="mt-6">
            <PayTerms />
          </div>
        </PayPanel>
      </div>
    </div>
  );
}
