import { useT } from "#i18n/use-t.ts";

/** First thing on the page; `main` carries the id. */
export function SkipLink({ to = "main" }: { to?: string }) {
  const t = useT();
  return (
    <a className="skip-link" href={`#${to}`}>
      {t("ui.skip_to_content")}
    </a>
  );
}
