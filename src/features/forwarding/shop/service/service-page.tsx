import type { ReactNode } from "react";
import type { MessageKey } from "#core/message-key.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { AnsweredForm } from "#platform/forms/answered-form.tsx";
import { PostButton } from "#platform/forms/post-button.tsx";
import { PageHead } from "#platform/pages/page-head.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Checkbox } from "#ui/fields/checkbox.tsx";
import { deliveryPath } from "../../domain/forwarding-paths.ts";
import { DECLARATION_POINTS, DECLARATION_VERSION } from "../../domain/suite.ts";
import { RequestsTable } from "../requests-table.tsx";
import type { LoadedService } from "./load-service.ts";
import { SuiteAddresses } from "./suite-addresses.tsx";

type ServicePageProps = LoadedService & {
  problem: MessageKey | undefined;
  /** Content below the addresses: the plans. */
  children: ReactNode;
};

/** The customer's addresses abroad and their latest parcels; before the agreement, the declaration. */
export function ServicePage({ own, problem, children }: ServicePageProps) {
  const t = useT();
  return (
    <div className="page pt-6 lg:pt-10">
      <PageHead title={t("forwarding.title")} description={t("forwarding.lead")} />
      <h1 className="h1">{t("forwarding.title")}</h1>
      <p className="mt-2 max-w-[60ch] text-18 text-ink-2">{t("forwarding.lead")}</p>
      {own ? <OwnPlace own={own} /> : <DeclarationForm problem={problem} />}
      {children}
    </div>
  );
}

function OwnPlace({ own }: { own: NonNullable<LoadedService["own"]> }) {
  const t = useT();
  const { language, config } = useShell();
  const delivery = `/${language}${deliveryPath(config.site.product)}`;
  return (
    <>
      <SuiteAddresses suite={own.suite} addresses={own.addresses} />
      <section className="mt-12" aria-labelledby="parcels">
        <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
          <h2 id="parcels" className="h2">
            {t("forwarding.parcels")}
          </h2>
          <ButtonLink variant="go" to={`${delivery}?declare=1`}>
            {t("forwarding.declare.open")}
          </ButtonLink>
        </div>
        {own.items.length > 0 ? (
          <RequestsTable requests={own.items} />
        ) : (
          <EmptyState title={t("forwarding.empty")}>{t("forwarding.empty_hint")}</EmptyState>
        )}
        {own.total > own.items.length && (
          <ButtonLink variant="line" to={delivery} className="mt-5">
            {t("forwarding.all_parcels")}
          </ButtonLink>
        )}
      </section>
    </>
  );
}

/** Product notes §3 "declaration": the customer reads, ticks and sends it; works without JavaScript. */
function DeclarationForm({ problem }: { problem: MessageKey | undefined }) {
  const t = useT();
  return (
    <section className="panel mt-8 max-w-[46rem]" aria-labelledby="declaration">
      <h2 id="declaration" className="h2">
        {t("forwarding.declaration.title")}
      </h2>
      <p className="mt-2 text-ink-2">{t("forwarding.declaration.lead")}</p>
      <ol className="mt-5 grid list-decimal gap-3 ps-5">
        {DECLARATION_POINTS.map((point) => (
          <li key={point}>{t(`forwarding.declaration.${point}`)}</li>
        ))}
      </ol>
      <p className="mt-4 text-14 text-ink-2">
        {t("forwarding.declaration.version", { version: DECLARATION_VERSION })}
      </p>
      <AnsweredForm method="post" className="mt-6 grid gap-4 border-t border-line pt-5">
        <input type="hidden" name="step" value="accept" />
        <Checkbox name="agree" value="on" error={problem && t(problem)} required>
          {t("forwarding.declaration.agree")}
        </Checkbox>
        <div>
          <PostButton variant="go" big>
            {t("forwarding.declaration.accept")}
          </PostButton>
        </div>
      </AnsweredForm>
    </section>
  );
}
