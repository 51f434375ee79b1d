import { useEffect, useState } from "react";
import { toCents } from "#core/money.ts";
import { useT } from "#i18n/use-t.ts";
import { Tag } from "#office-ui/marks/tag.tsx";
import { useOfficeFormat } from "#office-ui/marks/use-office-format.ts";
import type { OutputOf } from "#platform/api/call.ts";
import { CallFailed, callApi } from "#platform/client/call-api.ts";
import { Dialog } from "#ui/floating/dialog.tsx";
import { Skeleton } from "#ui/loading/skeleton.tsx";
import { openModal } from "#ui/modal-stack/modal-stack.store.ts";
import { Notice } from "#ui/notice.tsx";
import { priceHistoryCall } from "../../../staff-calls.ts";

const ID = "office-price-history";
type Props = { id: number; sku: string };
type History = OutputOf<typeof priceHistoryCall>;

export const openPriceHistory = (props: Props) => openModal(ID, <PriceHistory {...props} />);

/** Every price that a variant had; discounts are calculated from the lowest price of 30 days. */
function PriceHistory({ id, sku }: Props) {
  const t = useT();
  const { money, moment } = useOfficeFormat();
  const [history, setHistory] = useState<History>();
  const [problem, setProblem] = useState<CallFailed>();
  useEffect(() => {
    callApi(priceHistoryCall, { id }).then(setHistory, (error: unknown) => {
      if (error instanceof CallFailed) setProblem(error);
    });
  }, [id]);
  return (
    <Dialog title={t("office.goods.price_history_of", { sku })} size="narrow">
      {problem && <Notice kind="bad">{t(problem.message)}</Notice>}
      {!history && !problem && <Skeleton shape="text" />}
      {history && (
        <>
          {history.lowest_30 !== null && (
            <p className="mb-3 text-ink-2">
              {t("office.goods.lowest_30", { price: money(toCents(history.lowest_30)) })}
            </p>
          )}
          <dl>
            {history.prices.map(({ since, price }, at) => (
              <div key={since} className="flex items-center gap-3 border-t border-line py-2">
                <dt className="num flex-1 text-ink-2">{moment(since)}</dt>
                <dd className="num flex items-center gap-3 font-medium">
                  {at === 0 && <Tag tone="accent">{t("office.goods.price_now")}</Tag>}
                  {money(toCents(price))}
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </Dialog>
  );
}
