import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { readableAddress } from "#core/readable-address.ts";
import { useT } from "#i18n/use-t.ts";
import { OfficeIcon } from "../icon/office-icon.tsx";
import { KeyHints } from "../keyboard/key-hints.tsx";

type OfficePageProps = {
  /** The title of the window. */
  title: string;
  /** Replaces the plain title at the start of the header, for example by a title with state, tags and clock. */
  head?: ReactNode;
  /** At the end of the header; one of them is the primary button. */
  actions?: ReactNode;
  /** Shows the address in the footer, so that the user can send it to a colleague. */
  showsAddress?: boolean;
  children: ReactNode;
};

/** The frame of every page: a header of 48 px, the body, a footer with the address and the keys that work here. */
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
  // `useLocation` renders this again on every change; only the browser's own `location` includes the language.
  const { pathname, search } = useLocation();
  const shown = typeof location === "undefined" ? pathname + search : location.pathname + search;
  return (
    <span className="office-foot-address">
      <OfficeIcon name="link" small />
      <span>{readableAddress(shown).replaceAll("%2C", ",")}</span>
    </span>
  );
}
