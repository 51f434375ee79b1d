import { phoneHref } from "#features/sites/domain/contact-address.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";

type Props = {
  className?: string;
  /** On a phone a word instead of the number; on a narrow phone only the icon. */
  short?: boolean;
};

export function HelpPhone({ className = "", short = false }: Props) {
  const t = useT();
  const { company } = useShell();
  if (!company.phone) return null;
  return (
    <a
      href={phoneHref(company.phone)}
      className={`inline-flex min-h-11 items-center gap-2 whitespace-nowrap ${className}`}
    >
      <Icon name="phone" className="icon-s" />
      <VisuallyHidden>{t("shell.footer.call")}: </VisuallyHidden>
      {short && <span className="max-[30rem]:hidden sm:hidden">{t("shell.help")}</span>}
      <span className={short ? "max-sm:hidden" : undefined}>{company.phone}</span>
    </a>
  );
}
