import { Link } from "react-router";
import { useT } from "#i18n/use-t.ts";

export type Crumb = { label: string; to?: string };

/** The last crumb is the current page. */
export function Breadcrumbs({ items }: { items: readonly Crumb[] }) {
  const t = useT();
  return (
    <nav aria-label={t("ui.breadcrumbs")} className="crumbs">
      <ol>
        {items.map(({ label, to }, at) => (
          <li key={`${to ?? ""}${label}`}>
            {to && at < items.length - 1 ? (
              <Link to={to}>{label}</Link>
            ) : (
              <span aria-current="page">{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
