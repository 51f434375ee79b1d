import { useT } from "#i18n/use-t.ts";
import { OfficeMark } from "#office-ui/marks/office-mark.tsx";
import { PageLoading } from "#office-ui/page/page-states.tsx";

/** The first page while it is fetched: the menu has its place already, so that nothing jumps. */
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
