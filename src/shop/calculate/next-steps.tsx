import { ArrowRight } from "lucide-react";
import { servicePath } from "#features/forwarding/domain/forwarding-paths.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { ButtonLink } from "#ui/button.tsx";

/** What to do with a price: send the parcel to one's own address, or have the goods bought. */
export function NextSteps() {
  const t = useT();
  const { language, config } = useShell();
  const { switches, product } = config.site;
  return (
    <nav className="journey-next" aria-label={t("calculate.next.title")}>
      <h2 className="h3">{t("calculate.next.title")}</h2>
      {switches.forwarding && (
        <Step to={`/${language}${servicePath(product)}`} name="address" variant="go" />
      )}
      <Step
        to={`/${language}/order-form`}
        name="link"
        variant={switches.forwarding ? "line" : "go"}
      />
    </nav>
  );
}

type StepProps = { to: string; name: "address" | "link"; variant: "go" | "line" };

function Step({ to, name, variant }: StepProps) {
  const t = useT();
  return (
    <div>
      <p className="mb-2 text-14 text-ink-2">{t(`calculate.next.${name}_why`)}</p>
      <ButtonLink to={to} variant={variant} wide>
        {t(`calculate.next.${name}`)}
        <ArrowRight className="icon icon-s" aria-hidden="true" />
      </ButtonLink>
    </div>
  );
}
