import { useT } from "#i18n/use-t.ts";
import { useOptionalShell } from "../use-shell.ts";

export function ReturnHome() {
  const t = useT();
  const language = useOptionalShell()?.language;
  return (
    <a className="btn" href={language ? `/${language}/` : "/"}>
      {t("error.return-to-homepage")}
    </a>
  );
}
