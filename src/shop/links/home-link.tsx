import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { Logo } from "#themes/logo.tsx";
import { themeOf } from "#themes/theme-names.ts";
import { PageLink } from "#ui/navigation/page-link.tsx";

/** In every header the logo is the link home: the site's own logo, or its theme's. */
export function HomeLink({ stacked, className }: { stacked?: boolean; className?: string }) {
  const t = useT();
  const { config, language } = useShell();
  const { theme, name, cdn_logo } = config.site;
  return (
    <PageLink
      to={`/${language}/`}
      className={`inline-flex min-h-11 items-center ${className ?? ""}`}
      aria-label={t("shell.home", { name })}
    >
      {cdn_logo ? (
        <img
          src={cdn_logo}
          alt=""
          className="h-9 w-auto max-w-[46vw] object-contain"
          referrerPolicy="no-referrer"
        />
      ) : (
        <Logo theme={themeOf(theme)} name={name} stacked={stacked} />
      )}
    </PageLink>
  );
}
