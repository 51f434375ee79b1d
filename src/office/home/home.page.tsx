import { Link } from "react-router";
import { keyUnder } from "#core/message-key.ts";
import { useT } from "#i18n/use-t.ts";
import { OfficeIcon } from "../components/icon/office-icon.tsx";
import { Kbd } from "../components/keyboard/kbd.tsx";
import { useMe } from "../components/me/me.ts";
import { OfficePage } from "../components/page/office-page.tsx";
import { OfficePanel } from "../components/page/office-panel.tsx";
import { useMenu } from "../menu.context.ts";

/** Where somebody's work is: the pages that their roles open. */
export default function HomePage() {
  const t = useT();
  const me = useMe();
  const groups = useMenu().filter(({ group }) => group !== "top");
  return (
    <OfficePage title={t("office.home.title")}>
      <div className="office-body">
        <h2 className="office-welcome">{t("office.home.welcome", { name: me.user.name })}</h2>
        {groups.length === 0 && <p className="text-ink-2">{t("office.home.nothing")}</p>}
        <div className="office-columns">
          {groups.map(({ group, pages }) => (
            <OfficePanel key={group} title={t(keyUnder("office.menu", group))}>
              {pages.map(({ path, title, menu }) => (
                <Link key={path} to={path} className="office-queue">
                  <OfficeIcon name={menu.icon} />
                  <span className="truncate">{t(title)}</span>
                  {menu.key && <Kbd keys={`g ${menu.key}`} className="at-desk" />}
                </Link>
              ))}
            </OfficePanel>
          ))}
        </div>
      </div>
    </OfficePage>
  );
}
