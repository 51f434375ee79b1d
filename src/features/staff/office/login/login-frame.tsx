import type { ReactNode } from "react";
import { useT } from "#i18n/use-t.ts";
import { OfficeMark } from "#office-ui/marks/office-mark.tsx";
import { LanguageLinks } from "./language-links.tsx";
import { WarehouseArt } from "./warehouse-art.tsx";

/** The form on one side, a drawing of a warehouse on the other; on a phone only the form. */
export function LoginFrame({ children, foot }: { children: ReactNode; foot?: ReactNode }) {
  const t = useT();
  return (
    <div className="login">
      <div className="login-form">
        <header className="login-brand">
          <OfficeMark />
          {t("office.name")}
        </header>
        <main className="login-card">{children}</main>
        <footer className="login-foot">
          {foot}
          <LanguageLinks />
        </footer>
      </div>
      <WarehouseArt />
    </div>
  );
}
