import { keyUnder } from "#core/message-key.ts";
import { toCents } from "#core/money.ts";
import { pictureSet, pictureUrl } from "#features/catalogue/shop/goods-urls.ts";
import { useMoney } from "#features/sites/shop/use-money.ts";
import { useT } from "#i18n/use-t.ts";
import { RadioCards } from "#ui/fields/radio-cards.tsx";
import type { PhoneModel, ReservablePhone } from "../contract.ts";

type ModelCardProps = {
  model: PhoneModel;
  choice: { name: string; value: string; onChange: (value: string) => void };
  isWrong: boolean;
};

/** From this number down, the exact number left is shown, so that users know why to hurry. */
const FEW = 3;

/** A model with its picture, which changes with the chosen colour. */
export function ModelCard({ model, choice, isWrong }: ModelCardProps) {
  const t = useT();
  const { show } = useMoney();
  const chosen = model.phones.find(({ id }) => String(id) === choice.value);
  const shown = chosen ?? model.phones[0];
  return (
    <article className="panel reservation-model" aria-label={model.name}>
      {shown && <PhonePicture phone={shown} />}
      <h2 className="h2">{model.name}</h2>
      <div className="reservation-choice">
        <RadioCards
          legend={t("reservation.choose", { model: model.name })}
          hideLegend
          {...choice}
          {...(isWrong ? { error: "" } : {})}
          options={model.phones.map((phone) => ({
            value: String(phone.id),
            title: <PhoneWords phone={phone} />,
            detail: (
              <>
                <b className="num block">{show(toCents(phone.price))}</b>
                <Left left={phone.left} />
              </>
            ),
            disabled: phone.left === 0,
          }))}
        />
      </div>
    </article>
  );
}

/** Colour and storage; keeps the storage's number and unit on one line. */
export function PhoneWords({ phone }: { phone: Pick<ReservablePhone, "colour" | "storage"> }) {
  const t = useT();
  return (
    <>
      {t(keyUnder("reservation.colour", phone.colour))},{" "}
      <span className="whitespace-nowrap">{t(keyUnder("reservation.storage", phone.storage))}</span>
    </>
  );
}

function Left({ left }: { left: number }) {
  const t = useT();
  if (left === 0) return t("reservation.none_left");
  return left > FEW ? t("reservation.can_have") : t("reservation.left", { count: left });
}

export function PhonePicture({ phone: { picture } }: { phone: Pick<ReservablePhone, "picture"> }) {
  return (
    <span className="pic reservation-picture">
      {picture && (
        <img
          src={pictureUrl(picture, 480)}
          srcSet={pictureSet(picture, [240, 480, 640])}
          sizes="(width >= 40rem) 200px, 104px"
          width={480}
          height={480}
          alt=""
        />
      )}
    </span>
  );
}
