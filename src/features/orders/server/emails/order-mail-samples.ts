import {
  type MailContext,
  SAMPLE_ADDRESS,
  SAMPLE_NAME,
} from "#features/mail/domain/mail-sample.ts";
import type { MailSample } from "#features/mail/server/texts/mail-sample.ts";
import { CARRIED_STATUSES, type CarriedStatus } from "#features/shipping/domain/carried-status.ts";
import { parcelEmail } from "#features/shipping/server/parcel-emails.ts";
import { explainTotal } from "../../domain/explain-total.ts";
import type { OrderLine } from "../../domain/order.ts";
import { orderNumber } from "../../domain/order-status.ts";
import { REFUND_REASONS, REFUND_WAYS } from "../../domain/refund.ts";
import {
  deliveryAddressRows,
  goodsOf,
  type MailedOrder,
  type OrderEmailContext,
} from "./order-contents.ts";
import {
  orderEndedEmail,
  orderPaidEmail,
  orderPartEmail,
  orderPlacedEmail,
  orderRefundEmail,
  orderRefundedEmail,
  withdrawalEmail,
} from "./order-emails.ts";

const LINE: OrderLine = {
  productId: 1,
  variantId: 1,
  slug: "runner-41",
  sku: "RUN-41",
  name: "Runner 41",
  options: "EU 39",
  picture: null,
  priceCents: 8900,
  quantity: 2,
};
/** More lines than a mail lists. */
const LINES = [LINE, ...Array.from({ length: 8 }, () => ({ ...LINE, quantity: 1 }))];

const PRICED = {
  shippingFeeCents: 2100,
  shippingDiscountCents: 300,
  deliveryCents: 299,
  promotion: { amount: 1000, type: 0 as const },
  balanceCents: 1500,
  fee: { fee: 50, feeType: 0 as const },
};

const order = (
  { language, site }: MailContext,
  changes: Partial<MailedOrder> = {},
): MailedOrder => ({
  id: 10_045,
  language,
  currency: "EUR",
  address: { ...SAMPLE_ADDRESS, phoneNumber: "", countryId: site.defaultCountryId },
  pickupPoint: null,
  dueCents: 17_399,
  feeCents: 50,
  balanceCents: 1500,
  paidAt: new Date("2026-11-17T12:00:00Z"),
  shippingMethod: "air",
  transitDays: { min: 9, max: 14 },
  ...changes,
});

const bySea = { shippingMethod: "sea" as const };
const inLocker = {
  ...bySea,
  pickupPoint: { id: "1", name: "Akropolis", address: "Ozo g. 25, Vilnius" },
};
const ofNobody = { address: null };

const context = (
  { site, linkTo }: MailContext,
  lines: readonly OrderLine[],
): OrderEmailContext => ({
  shop: site.name,
  link: linkTo("/my-orders/sample"),
  timeZone: site.timeZone,
  contents: { lines, total: explainTotal({ ...PRICED, lines }) },
});

type WriteOrder = (
  order: MailedOrder,
) => (context: OrderEmailContext) => ReturnType<MailSample["samples"][0]>;

/** The usual case, and cases in which the mail says something else. */
const samplesOf = (write: WriteOrder, ...others: Partial<MailedOrder>[]): MailSample["samples"] => [
  (place) => write(order(place))(context(place, [LINE])),
  ...others.map(
    (changes): MailSample["samples"][0] =>
      (place) =>
        write(order(place, changes))(context(place, LINES)),
  ),
];

const parcel =
  (status: CarriedStatus, hasAccount = true): WriteOrder =>
  (one) =>
  ({ shop, link, contents }) =>
  (t) =>
    parcelEmail(status, {
      number: orderNumber(one.id),
      carrier: "Cartage Post",
      trackingNumber: "CX123456785LT",
    })({
      shop,
      link,
      help: `${link}/claim`,
      page: { label: t("mail.order.button"), href: link },
      name: SAMPLE_NAME,
      hasAccount,
      goods: goodsOf(t, one, contents, { withSums: false }),
      rows: deliveryAddressRows(t, one),
    })(t);

const refund = { amountCents: 8900, credit: "CARTAGE-000124" } as const;

/** Sample mails about orders, written with made-up data. */
export const orderMailSamples: readonly MailSample[] = [
  { kind: "order-placed", samples: samplesOf(orderPlacedEmail, inLocker, ofNobody) },
  {
    kind: "order-paid",
    samples: samplesOf((one) => orderPaidEmail(one, "CARTAGE-000123"), inLocker, ofNobody),
  },
  {
    kind: "order-part-shipped",
    samples: samplesOf((one) =>
      orderPartEmail(one, { carrier: "Cartage Post", trackingNumber: "CX123456785LT" }),
    ),
  },
  ...CARRIED_STATUSES.map(
    (status): MailSample => ({
      kind: `parcel-${status}`,
      samples: [...samplesOf(parcel(status), inLocker), samplesOf(parcel(status, false))[0]],
    }),
  ),
  { kind: "order-cancelled", samples: samplesOf((one) => orderEndedEmail(one, "cancelled")) },
  {
    kind: "order-expired",
    samples: samplesOf((one) => orderEndedEmail(one, "expired")),
  },
  {
    kind: "order-withdrawn",
    samples: samplesOf((one) => withdrawalEmail(one, "2026-11-17 12:00")),
  },
  {
    kind: "order-refund",
    samples: [
      ...samplesOf((one) =>
        orderRefundEmail(one, { ...refund, way: "original", reason: "damaged" }),
      ),
      ...REFUND_REASONS.flatMap((reason) =>
        REFUND_WAYS.map(
          (way) => samplesOf((one) => orderRefundEmail(one, { ...refund, way, reason }))[0],
        ),
      ),
    ],
  },
  { kind: "order-refunded", samples: samplesOf(orderRefundedEmail) },
];
