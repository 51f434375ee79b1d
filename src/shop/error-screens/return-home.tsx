import { useOptionalShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { buttonClass } from "#ui/button-class.ts";

/** A full load: after an error nothing of the old page should live on. */
export function ReturnHome() {
  const t = useT();
  const language = useOptionalShell()?.language;
  return (
    <a className={buttonClass({ variant: "go" })} href={language ? `/${language}/` : "/"}>
      {t("error.return-to-homepage")}
    </a>
  );
}
