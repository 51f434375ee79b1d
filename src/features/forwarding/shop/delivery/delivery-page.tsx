import type { MessageKey } from "#core/message-key.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { PageHead } from "#platform/pages/page-head.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Breadcrumbs } from "#ui/navigation/breadcrumbs.tsx";
import { Pagination } from "#ui/navigation/pagination.tsx";
import { Notice } from "#ui/notice.tsx";
import { deliveryPath, servicePath } from "../../domain/forwarding-paths.ts";
import { RequestsTable } from "../requests-table.tsx";
import { DeclareForm } from "./declare-form.tsx";
import type { LoadedDelivery } from "./load-delivery.ts";
import { Together } from "./together.tsx";

type DeliveryPageProps = LoadedDelivery & { problem: MessageKey | undefined };

export function DeliveryPage(props: DeliveryPageProps) {
  const { items, page, pages, customerId, warehouses, isDeclaring, problem } = props;
  const t = useT();
  const { language, config } = useShell();
  const here = `/${language}${deliveryPath(config.site.product)}`;
  const title = t(isDeclaring ? "forwarding.declare.title" : "forwarding.parcels");
  const service = {
    label: t("forwarding.title"),
    to: `/${language}${servicePath(config.site.product)}`,
  };
  return (
    <div className="page pt-6 lg:pt-8">
      <PageHead title={title} />
      <Breadcrumbs items={[service, { label: title }]} />
      <div className="mt-2 mb-6 flex flex-wrap items-center justify-between gap-3">
        <h1 className="h1">{title}</h1>
        {!isDeclaring && (
          <ButtonLink variant="go" to={`${here}?declare=1`}>
            {t("forwarding.declare.open")}
          </ButtonLink>
        )}
      </div>
      {problem && (
        <div className="mb-6">
          <Notice kind="bad" announce>
            {t(problem)}
          </Notice>
        </div>
      )}
      {isDeclaring ? (
        <DeclareForm customerId={customerId} warehouses={warehouses} />
      ) : (
        <>
          <Together {...props} here={here} />
          {items.length > 0 ? (
            <RequestsTable requests={items} />
          ) : (
            <EmptyState title={t("forwarding.empty")}>{t("forwarding.empty_hint")}</EmptyState>
          )}
          <div className="mt-6">
            <Pagination page={page} pages={pages} linkTo={(to) => `${here}?page=${to}`} />
          </div>
        </>
      )}
    </div>
  );
}
