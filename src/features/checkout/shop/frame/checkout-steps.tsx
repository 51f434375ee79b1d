import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { ProgressSteps } from "#ui/navigation/progress-steps.tsx";

const STEPS = ["checkout", "payment", "confirm"] as const;
export type Step = (typeof STEPS)[number];

export const stepPath = (language: string, step: Step | "success", slug: string) =>
  `/${language}/${step}/${slug}`;

/** The current step, with links back to completed steps; going back loses nothing. */
export function CheckoutSteps({ step, slug }: { step: Step; slug: string }) {
  const t = useT();
  const { language } = useShell();
  return (
    <ProgressSteps
      label={t("checkout.steps")}
      current={step}
      steps={STEPS.map((id) => ({
        id,
        label: t(`checkout.step.${id}`),
        to: stepPath(language, id, slug),
      }))}
    />
  );
}
