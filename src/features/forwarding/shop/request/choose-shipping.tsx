import { Fragment, useState } from "react";
import { Form } from "react-router";
import { toCents } from "#core/money.ts";
import type { SavedAddress } from "#features/account/contract.ts";
import { newAddress } from "#features/account/shop/addresses/listed-address.ts";
import { MethodIcon } from "#features/shipping/shop/method-icon.tsx";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { formatMoney, formatNumber } from "#i18n/format.ts";
import { useT } from "#i18n/use-t.ts";
import { PostButton } from "#platform/forms/post-button.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { RadioCards } from "#ui/fields/radio-cards.tsx";
import { SelectField } from "#ui/fields/select-field.tsx";
import type { ForwardDetails, ForwardOffer } from "../../contract.ts";
import { deliveryPath } from "../../domain/forwarding-paths.ts";
import { ForwardDiscount } from "./request-price.tsx";

type ChooseShippingProps = { request: ForwardDetails; addresses: readonly SavedAddress[] };

/** Chooses the method, with the parts of each price, and the address; works without JavaScript. */
export function ChooseShipping({ request, addresses }: ChooseShippingProps) {
  const t = useT();
  const { language, config } = useShell();
  const here = `/${language}${deliveryPath(config.site.product, request.id)}`;
  const { offers } = request;
  const first = request.method ?? offers[0]?.method ?? "air";
  const [method, setMethod] = useState(first);
  if (offers.length === 0) return null;
  return (
    <section className="panel" aria-labelledby="choose">
      <h2 id="choose" className="h3 mb-3">
        {t(request.method ? "forwarding.choose_again" : "forwarding.choose_title")}
      </h2>
      {addresses.length === 0 ? (
        <>
          <p className="mb-4 text-ink-2">{t("forwarding.no_address")}</p>
          <ButtonLink variant="go" to={`/${language}/delivery-addresses${newAddress(here)}`}>
            {t("forwarding.add_address")}
          </ButtonLink>
        </>
      ) : (
        <Form method="post" className="grid gap-4">
          <RadioCards
            legend={t("forwarding.choose_method")}
            hideLegend
            name="method"
            columns={false}
            value={method}
            onChange={setMethod}
            options={offers.map((offer) => ({
              value: offer.method,
              title: <OfferTitle offer={offer} />,
              aside: formatMoney(toCents(offer.total), "EUR", language),
              detail: <OfferDetail offer={offer} />,
            }))}
          />
          <SelectField
            label={t("forwarding.to")}
            // This field never shows an error, so the space for one is removed.
            className="-mb-6"
            name="address_id"
            defaultValue={String(chosenAddress(request, addresses))}
            options={addresses.map(({ id, first_address, city }) => ({
              value: String(id),
              label: `${first_address}, ${city}`,
            }))}
          />
          <PostButton variant={request.method ? "line" : "go"} wide>
            {t("forwarding.go_to_pay")}
          </PostButton>
        </Form>
      )}
    </section>
  );
}

function chosenAddress({ address }: ForwardDetails, addresses: readonly SavedAddress[]) {
  const same = addresses.find(({ first_address }) => first_address === address?.first_address);
  return (same ?? addresses[0])?.id;
}

function OfferTitle({ offer: { method } }: { offer: ForwardOffer }) {
  const t = useT();
  return (
    <span className="inline-flex items-center gap-2">
      <MethodIcon method={method} />
      {t(`shipping.by_${method}`)}
    </span>
  );
}

function OfferDetail({ offer }: { offer: ForwardOffer }) {
  const t = useT();
  const { language } = useShell();
  const show = (euros: number) => formatMoney(toCents(euros), "EUR", language);
  const parts = (["shipping", "duty", "vat", "storage", "delivery"] as const).filter(
    (part) => offer[part] > 0,
  );
  return (
    <>
      {t("shipping.days_range", { min: offer.days.min, count: offer.days.max })}
      {" · "}
      {t("calculator.kg", { value: formatNumber(offer.chargeable_weight, language, 1) })}
      <span className="block">
        {parts.map((part, at) => (
          <Fragment key={part}>
            {at > 0 && " + "}
            <span className="whitespace-nowrap">
              {t(`forwarding.parts.${part}`)} {show(offer[part])}
            </span>
          </Fragment>
        ))}
      </span>
      <ForwardDiscount price={offer} />
    </>
  );
}
