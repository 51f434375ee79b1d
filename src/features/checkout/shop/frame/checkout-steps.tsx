import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { ProgressSteps } from "#ui/navigation/progress-steps.tsx";

const STEPS = ["checkout", "payment", "confirm"] as const;
export type Step = (typeof STEPS)[number];

export const stepPath = (language: string, step: Step | "success", slug: string) =>
  `/${language}/${step}/${slug}`;

/** Where one is; what was done can be gone back to, and nothing is lost by it. */
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
