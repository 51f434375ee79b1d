import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { readableAddress } from "#core/readable-address.ts";
import { useT } from "#i18n/use-t.ts";
import { OfficeIcon } from "../icon/office-icon.tsx";
import { KeyHints } from "../keyboard/key-hints.tsx";

type OfficePageProps = {
  /** What the window is called. */
  title: string;
  /** Beside the title, at its start: state, tags, clock. Without it the title alone. */
  head?: ReactNode;
  /** At the end of the head; one of them filled. */
  actions?: ReactNode;
  /** The address can be sent to a colleague: it is shown in the foot. */
  showsAddress?: boolean;
  children: ReactNode;
};

/** The bones of every page: a head of 48 px, the body, a foot with the address and the keys that work here. */
export function OfficePage({ title, head, actions, showsAddress, children }: OfficePageProps) {
  const t = useT();
  return (
    <div className="office-page">
      <title>{t("office.page_title", { title })}</title>
      <header className="office-head">
        {head ?? <h1 className="office-title">{title}</h1>}
        {actions && <div className="office-head-actions">{actions}</div>}
      </header>
      {children}
      <footer className="office-foot">
        {showsAddress && <OwnAddress />}
        <KeyHints />
      </footer>
    </div>
  );
}

function OwnAddress() {
  // Asked for so that it is drawn anew with every address; the whole one has the language in it.
  const { pathname, search } = useLocation();
  const shown = typeof location === "undefined" ? pathname + search : location.pathname + search;
  return (
    <span className="office-foot-address">
      <OfficeIcon name="link" small />
      <span>{readableAddress(shown).replaceAll("%2C", ",")}</span>
    </span>
  );
}
