import { keyUnder } from "#core/message-key.ts";
import { toCents } from "#core/money.ts";
import { useT } from "#i18n/use-t.ts";
import { OfficeIcon } from "#office-ui/icon/office-icon.tsx";
import { useOfficeFormat } from "#office-ui/marks/use-office-format.ts";
import { OfficePanel } from "#office-ui/page/office-panel.tsx";
import { ExplainedTotal, type TotalLine } from "#office-ui/record/explained-total.tsx";
import type { StaffParcel } from "../../staff-calls.ts";

type ParcelProps = { parcel: StaffParcel };

/** What the price is made of or, before the choice, what the customer can choose from; payments and papers. */
export function ParcelMoney({ parcel }: ParcelProps) {
  return (
    <div className="grid items-start gap-4 xl:grid-cols-[1.18fr_1fr]">
      {parcel.price ? <ParcelPrice parcel={parcel} /> : <ParcelOffers parcel={parcel} />}
      <div className="grid gap-4">
        <ParcelPayments parcel={parcel} />
        <ParcelPapers parcel={parcel} />
      </div>
    </div>
  );
}

const PARTS: Readonly<Record<string, NonNullable<TotalLine["part"]>>> = {
  shipping: "shipping",
  duty: "other",
  storage: "service",
};

function ParcelPrice({ parcel: { price, basis, method, refundable } }: ParcelProps) {
  const t = useT();
  const { number, money } = useOfficeFormat();
  if (!price) return null;
  const how: Readonly<Record<string, string | undefined>> = {
    shipping: [
      method && t(`shipping.by_${method}`),
      basis && `${number(basis.chargeable_weight, 1)} kg`,
    ]
      .filter(Boolean)
      .join(", "),
    vat: basis ? `${number(basis.vat_percent)} %` : undefined,
  };
  const sums = {
    // The fee after the discount is stored, so the discount is added to show both.
    shipping: price.shipping + price.shipping_discount,
    shipping_discount: -price.shipping_discount,
    duty: price.duty,
    vat: price.vat,
    storage: price.storage,
    delivery: price.delivery,
    fee: price.fee,
  };
  const lines = Object.entries(sums)
    .filter(([part, amount]) => amount !== 0 || part === "shipping")
    .map(([part, amount]): TotalLine => {
      const ofBar = PARTS[part];
      const words = how[part];
      return {
        key: part,
        title: t(keyUnder("office.parcels.parts", part)),
        cents: toCents(amount),
        ...(words ? { how: words } : {}),
        ...(ofBar ? { part: ofBar } : {}),
      };
    });
  const back = price.refunded > 0 && money(toCents(price.refunded));
  const left = refundable.left > 0 && money(toCents(refundable.left));
  const note = [
    back && t("office.parcels.given_back", { sum: back }),
    left && t("office.parcels.refundable", { sum: left }),
  ].filter(Boolean);
  return (
    <ExplainedTotal
      lines={lines}
      totalCents={toCents(price.total)}
      {...(note.length > 0 ? { note: note.join(" · ") } : {})}
    />
  );
}

/** What the customer sees to choose from. */
function ParcelOffers({ parcel: { offers } }: ParcelProps) {
  const t = useT();
  const { money, number } = useOfficeFormat();
  return (
    <OfficePanel title={t("office.parcels.offers")}>
      {offers.length === 0 && (
        <p className="border-t border-line px-4 py-2 text-ink-3">{t("office.parcels.no_offers")}</p>
      )}
      {offers.map(({ method, total, chargeable_weight, days }) => (
        <div key={method} className="flex items-center gap-3 border-t border-line px-4 py-2">
          <OfficeIcon name={method === "air" ? "plane" : "ship"} />
          <span className="min-w-0 flex-1">
            <span className="block">{t(`shipping.by_${method}`)}</span>
            <span className="num block text-12 text-ink-3">
              {`${number(chargeable_weight, 1)} kg · ${t("office.parcels.days", days)}`}
            </span>
          </span>
          <span className="num font-medium">{money(toCents(total))}</span>
        </div>
      ))}
    </OfficePanel>
  );
}

function ParcelPayments({ parcel: { payments } }: ParcelProps) {
  const t = useT();
  const { amount, moment } = useOfficeFormat();
  return (
    <OfficePanel title={t("office.orders.payments")}>
      {payments.length === 0 && (
        <p className="border-t border-line px-4 py-2 text-ink-3">
          {t("office.orders.no_payments")}
        </p>
      )}
      {payments.map((payment) => (
        <div
          key={payment.reference}
          className="flex items-center gap-3 border-t border-line px-4 py-2"
        >
          <OfficeIcon name={payment.provider_title ? "credit-card" : "wallet"} />
          <span className="min-w-0 flex-1">
            <span className="block truncate">
              {payment.provider_title || t("office.orders.wallet")}
            </span>
            <span className="block truncate text-12 text-ink-3">
              {t(keyUnder("office.orders.payment_status", payment.status))}
              {payment.refunded > 0 &&
                ` · ${t("office.parcels.given_back", { sum: amount(toCents(payment.refunded)) })}`}
            </span>
          </span>
          <span className="text-end">
            <span className="num block font-medium">{amount(toCents(payment.amount))}</span>
            <span className="num block text-12 text-ink-3">{moment(payment.created_at)}</span>
          </span>
        </div>
      ))}
    </OfficePanel>
  );
}

/** The invoice and its credit notes, as they are printed. */
function ParcelPapers({ parcel: { papers } }: ParcelProps) {
  const t = useT();
  if (papers.length === 0) return null;
  return (
    <OfficePanel title={t("office.orders.papers")} count={papers.length}>
      {papers.map(({ id, number }) => (
        <a
          key={id}
          className="flex items-center gap-3 border-t border-line px-4 py-2"
          href={`/api/staff/invoices/pdf/${id}`}
          target="_blank"
          rel="noreferrer"
        >
          <OfficeIcon name="file-text" />
          <span className="num office-link">{number}</span>
        </a>
      ))}
    </OfficePanel>
  );
}
