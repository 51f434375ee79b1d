import { Link } from "react-router";
import { useT } from "#i18n/use-t.ts";
import { classNames } from "../class-names.ts";
import { VisuallyHidden } from "../visually-hidden.tsx";

type ProgressStepsProps = {
  label: string;
  /** The visitor can go back to a completed step. */
  steps: readonly { id: string; label: string; to?: string }[];
  current: string;
};

export function ProgressSteps({ label, steps, current }: ProgressStepsProps) {
  const t = useT();
  const at = steps.findIndex((step) => step.id === current);
  return (
    <nav aria-label={label}>
      <ol className="steps">
        {steps.map((step, number) => {
          const words = `${number + 1}. ${step.label}`;
          return (
            <li
              key={step.id}
              className={classNames(number <= at && "step-on", number === at && "step-now")}
              aria-current={number === at ? "step" : undefined}
            >
              <span className="step-bar" />
              {step.to && number < at ? (
                <Link className="step-words" to={step.to}>
                  {words} <VisuallyHidden>{t("ui.done")}</VisuallyHidden>
                </Link>
              ) : (
                <span className="step-words">{words}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
