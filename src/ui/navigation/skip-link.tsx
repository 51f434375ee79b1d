import { useT } from "#i18n/use-t.ts";

/** The first element of the page; `main` has the id. */
export function SkipLink({ to = "main" }: { to?: string }) {
  const t = useT();
  return (
    <a className="skip-link" href={`#${to}`}>
      {t("ui.skip_to_content")}
    </a>
  );
}
