import { useT } from "#i18n/use-t.ts";
import { OfficeMark } from "#office-ui/marks/office-mark.tsx";
import { PageLoading } from "#office-ui/page/page-states.tsx";

/** Shown while the first page is fetched. The menu already has its place, so that the layout does not jump. */
export function ShellLoading() {
  const t = useT();
  return (
    <div className="office-shell">
      <div className="office-side">
        <div className="office-brand">
          <OfficeMark />
          {t("office.name")}
        </div>
      </div>
      <main className="office-main">
        <PageLoading />
      </main>
    </div>
  );
}
