import { Link } from "react-router";
import { keyUnder } from "#core/message-key.ts";
import { toCents } from "#core/money.ts";
import { pictureUrl } from "#features/catalogue/domain/picture-url.ts";
import { OrderState } from "#features/orders/office/order/order-state.tsx";
import type { StaffOrder } from "#features/orders/staff-calls.ts";
import { useT } from "#i18n/use-t.ts";
import { Tag } from "#office-ui/marks/tag.tsx";
import { Thumb } from "#office-ui/marks/thumb-stack.tsx";
import { useOfficeFormat } from "#office-ui/marks/use-office-format.ts";
import { OfficePanel } from "#office-ui/page/office-panel.tsx";
import type { StaffClaim } from "../../staff-calls.ts";
import { ClaimFiles } from "./claim-panels.tsx";

/** What was bought: each line with what was paid and refunded, and how it was sent. */
export function ClaimOrder({ claim, order }: { claim: StaffClaim; order: StaffOrder }) {
  const t = useT();
  const { money, amount } = useOfficeFormat();
  const number = t("office.claims.about_order", { number: claim.subject });
  return (
    <OfficePanel
      title={number}
      aside={
        <span className="flex items-center gap-3">
          <OrderState status={order.status} />
          <Link to={`/orders/${order.id}`} className="office-link num">
            {claim.subject}
          </Link>
        </span>
      }
    >
      {order.lines.map((line) => (
        <div key={line.position} className="flex items-center gap-3 border-t border-line px-4 py-2">
          <Thumb src={line.picture ? pictureUrl(line.picture.src, 160) : undefined} large />
          <span className="min-w-0 flex-1">
            <span className="line-clamp-2">
              {line.quantity > 1 ? `${line.quantity} × ${line.name}` : line.name}
            </span>
            <span className="block truncate text-12 text-ink-3">{line.options}</span>
          </span>
          {line.refunded_quantity > 0 && (
            <Tag tone="warn">
              {t("office.claims.lines_refunded", { count: line.refunded_quantity })}
            </Tag>
          )}
          <span className="num">{amount(toCents(line.paid))}</span>
        </div>
      ))}
      {order.shipments.map(({ carrier, tracking_number, sent_at }) => (
        <Sent key={tracking_number} number={`${carrier} ${tracking_number}`} at={sent_at} />
      ))}
      <Sums
        rows={[
          [t("office.claims.paid"), money(toCents(order.total), order.currency)],
          [t("office.claims.left"), money(toCents(order.refundable.left), order.currency)],
        ]}
      />
    </OfficePanel>
  );
}

type ClaimParcelProps = { claim: StaffClaim; parcel: NonNullable<StaffClaim["parcel"]> };

/** What was declared, and how it looked when it reached our warehouse. */
export function ClaimParcel({ claim, parcel }: ClaimParcelProps) {
  const t = useT();
  const { money } = useOfficeFormat();
  const { number, status, shop, contents, photos, tracking_number, paid } = parcel;
  const left = money(toCents(claim.refundable.left), claim.refundable.currency);
  return (
    <OfficePanel
      title={t("office.claims.about_parcel", { number })}
      aside={t(keyUnder("forwarding.status", status))}
    >
      <div className="grid gap-2 border-t border-line px-4 py-3">
        <p className="font-medium">{shop}</p>
        <ul>
          {contents.map(({ name, quantity }) => (
            <li key={name}>{`${quantity} × ${name}`}</li>
          ))}
        </ul>
        {photos.length > 0 && (
          <>
            <p className="text-12 text-ink-3">{t("office.claims.photographed")}</p>
            <ClaimFiles
              files={photos}
              label={t("office.claims.photographed")}
              nameOf={(one) => t("office.claims.photo", { number: one })}
            />
          </>
        )}
      </div>
      {tracking_number && <Sent number={tracking_number} />}
      <Sums
        rows={[
          [t("office.claims.paid"), paid === null ? "–" : money(toCents(paid))],
          [t("office.claims.left"), left],
        ]}
      />
    </OfficePanel>
  );
}

function Sent({ number, at }: { number: string; at?: string }) {
  const t = useT();
  const { moment } = useOfficeFormat();
  return (
    <p className="flex justify-between gap-3 border-t border-line px-4 py-2">
      <span className="num min-w-0 wrap-anywhere">{t("office.claims.shipped_as", { number })}</span>
      {at && <span className="num shrink-0 text-12 text-ink-3">{moment(at)}</span>}
    </p>
  );
}

function Sums({ rows }: { rows: readonly (readonly [title: string, sum: string])[] }) {
  return (
    <dl className="grid gap-1 border-t border-line px-4 py-2">
      {rows.map(([title, sum]) => (
        <div key={title} className="flex justify-between gap-3">
          <dt className="text-ink-2">{title}</dt>
          <dd className="num font-medium">{sum}</dd>
        </div>
      ))}
    </dl>
  );
}
