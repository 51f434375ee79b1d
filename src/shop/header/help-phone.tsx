import { Phone } from "lucide-react";
import { useT } from "#i18n/use-t.ts";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import { phoneHref } from "../footer/contact-links.ts";
import { useShell } from "../use-shell.ts";

export function HelpPhone({ className = "" }: { className?: string }) {
  const t = useT();
  const { company } = useShell();
  return (
    <a
      href={phoneHref(company.phone)}
      className={`inline-flex min-h-11 items-center gap-2 whitespace-nowrap ${className}`}
    >
      <Phone className="icon icon-s" aria-hidden="true" />
      <VisuallyHidden>{t("shell.footer.call")}: </VisuallyHidden>
      {company.phone}
    </a>
  );
}
