import type { MessageKey } from "#core/message-key.ts";
import { toCents } from "#core/money.ts";
import type { SavedAddress } from "#features/account/contract.ts";
import { useDates } from "#features/sites/shop/use-dates.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { formatMoney } from "#i18n/format.ts";
import { useT } from "#i18n/use-t.ts";
import { PageHead } from "#platform/pages/page-head.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { Breadcrumbs } from "#ui/navigation/breadcrumbs.tsx";
import { Notice } from "#ui/notice.tsx";
import type { ForwardDetails } from "../../contract.ts";
import { forwardNumber, isEnded, isUnpaid } from "../../domain/forward-status.ts";
import { deliveryPath, forwardPayPath } from "../../domain/forwarding-paths.ts";
import { ForwardStatusBadge } from "../forward-status-badge.tsx";
import { AddTracking } from "./add-tracking.tsx";
import { ChooseShipping } from "./choose-shipping.tsx";
import { OnHold } from "./on-hold.tsx";
import { ParcelCard } from "./parcel-card.tsx";
import type { RefusedText } from "./refused-text.ts";
import { RequestPrice } from "./request-price.tsx";
import { RequestTimeline } from "./request-timeline.tsx";
import { StorageNote } from "./storage-note.tsx";

type RequestPageProps = {
  request: ForwardDetails;
  addresses: readonly SavedAddress[];
  problem: MessageKey | undefined;
  /** The tracking number that was refused. */
  refusedTracking: RefusedText | undefined;
  /** The answer about a parcel on hold that was refused. */
  refusedAnswer: RefusedText | undefined;
};

export function RequestPage(props: RequestPageProps) {
  const { request, addresses, problem, refusedTracking, refusedAnswer } = props;
  const t = useT();
  const dates = useDates();
  const { language, config } = useShell();
  const { product } = config.site;
  const list = `/${language}${deliveryPath(product)}`;
  const title = t("forwarding.request", { number: request.number });
  return (
    <div className="page pt-6 lg:pt-8">
      <PageHead title={title} />
      <Breadcrumbs
        items={[{ label: t("forwarding.parcels"), to: list }, { label: request.number }]}
      />
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="h1">{title}</h1>
        <ForwardStatusBadge status={request.status} />
      </div>
      <p className="mt-1 text-ink-2">
        {t("forwarding.declared_on", { date: dates.day(request.created_at) })}
      </p>
      <div className="mt-6 grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid min-w-0 gap-4 max-lg:order-2">
          {request.contents.map((parcel) => (
            <ParcelCard key={parcel.number} parcel={parcel}>
              {request.status === "declared" && parcel.tracking_number === null && (
                <AddTracking refused={refusedTracking} />
              )}
            </ParcelCard>
          ))}
          {request.merged_into !== null && <MergedNote id={request.merged_into} />}
          <RequestTimeline request={request} />
        </div>
        <div className="grid min-w-0 gap-4 empty:hidden max-lg:order-1">
          {problem && (
            <Notice kind="bad" announce>
              {t(problem)}
            </Notice>
          )}
          {request.status === "on_hold" && <OnHold request={request} refused={refusedAnswer} />}
          {isUnpaid(request.status) && (
            <ButtonLink
              variant="go"
              big
              wide
              to={`/${language}${forwardPayPath(product, request.id)}`}
            >
              {request.price
                ? t("checkout.pay", {
                    amount: formatMoney(toCents(request.price.total), "EUR", language),
                  })
                : t("forwarding.pay")}
            </ButtonLink>
          )}
          {request.shipment && !isEnded(request.status) && (
            <FollowLink number={request.shipment.tracking_number} />
          )}
          <RequestPrice request={request} />
          <ChooseShipping request={request} addresses={addresses} />
          <StorageNote request={request} />
          {request.status !== "declared" && request.merged_into === null && (
            <ButtonLink variant="quiet" wide to={`/${language}/claim-form-pro?about=${request.id}`}>
              {t("forwarding.report")}
            </ButtonLink>
          )}
        </div>
      </div>
    </div>
  );
}

/** The main action for a parcel on its way. */
function FollowLink({ number }: { number: string }) {
  const t = useT();
  const { language, config } = useShell();
  if (!config.site.switches.tracking) return null;
  return (
    <ButtonLink variant="go" big wide to={`/${language}/tracking/${encodeURIComponent(number)}`}>
      {t("forwarding.follow")}
    </ButtonLink>
  );
}

/** Leads to the request that this parcel was merged into. */
export function MergedNote({ id }: { id: number }) {
  const t = useT();
  const { language, config } = useShell();
  const number = forwardNumber(id);
  const to = `/${language}${deliveryPath(config.site.product, id)}`;
  return (
    <Notice
      kind="info"
      action={<ButtonLink to={to}>{t("forwarding.open_merged", { number })}</ButtonLink>}
    >
      {t("forwarding.merged_into", { number })}
    </Notice>
  );
}
