import type { ReactNode } from "react";
import { keyUnder } from "#core/message-key.ts";
import { useT } from "#i18n/use-t.ts";
import { OfficeIcon } from "#office-ui/icon/office-icon.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import type { OpeningStepView, OpeningView } from "../staff-calls.ts";
import { CategoryStart, OrderStep, TaxesStep, TextsStep } from "./step-parts.tsx";

type Props = { step: OpeningStepView; number: number; opening: OpeningView };

/** One step of the setup: whether it is done, what is missing, and where to do it. */
export function OpeningStepRow({ step, number, opening }: Props) {
  const t = useT();
  const { id, is_done } = step;
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-3 border-t border-line px-4 py-3 sm:grid-cols-[auto_minmax(0,1fr)_auto]">
      <span
        className={classNames(
          "num grid size-6 flex-none place-items-center rounded-full border text-12",
          is_done ? "border-good bg-good-tint text-good" : "border-line-2 text-ink-3",
        )}
        aria-hidden="true"
      >
        {is_done ? <OfficeIcon name="check" small /> : number}
      </span>
      <div className="grid gap-1">
        <h3 id={`open-step-${id}`} className="font-medium">
          {t(keyUnder("office.open.step", id))}
          <span className="visually-hidden">
            {` · ${t(is_done ? "office.open.done" : "office.open.to_do")}`}
          </span>
        </h3>
        <p className="text-12 text-ink-3">
          {is_done ? t(keyUnder("office.open.step_done", id)) : <Missing step={step} />}
        </p>
        <StepPart step={step} opening={opening} />
      </div>
      <StepLink step={step} opening={opening} />
    </li>
  );
}

function Missing({ step: { id, missing } }: Pick<Props, "step">) {
  const t = useT();
  const names =
    id === "company" ? missing.map((field) => t(keyUnder("office.sites.field", field))) : missing;
  return <>{t(keyUnder("office.open.missing", id), { names: names.join(", ") })}</>;
}

function StepPart({ step, opening }: Omit<Props, "number">): ReactNode {
  if (step.id === "taxes") return <TaxesStep opening={opening} />;
  if (step.id === "texts") return <TextsStep opening={opening} />;
  if (step.id === "categories" && !step.is_done) return <CategoryStart />;
  if (step.id === "order") return <OrderStep step={step} opening={opening} />;
  return null;
}

/** The pages where the steps are done. */
const PATHS: Partial<Record<OpeningStepView["id"], string>> = {
  warehouses: "/warehouses",
  rates: "/rates",
  couriers: "/couriers",
  taxes: "/taxes",
  categories: "/categories",
  texts: "/articles",
  products: "/products/new",
};

function StepLink({ step: { id, is_done }, opening: { site } }: Omit<Props, "number">) {
  const t = useT();
  const ofSite: typeof PATHS = {
    company: `/sites/${site.region}`,
    site: `/sites/${site.region}`,
    payments: `/payment-methods?site=${site.id}`,
  };
  const to = ofSite[id] ?? PATHS[id];
  if (!to) return null;
  return (
    <ButtonLink
      to={to}
      className="justify-self-start max-sm:col-start-2"
      aria-describedby={`open-step-${id}`}
    >
      {t(is_done ? "office.open.look" : "office.open.do")}
    </ButtonLink>
  );
}
