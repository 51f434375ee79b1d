import { useLocation } from "react-router";
import { localisePath } from "#features/sites/domain/locale-path.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import type { Translate } from "#i18n/translator.ts";
import { useT } from "#i18n/use-t.ts";
import { isCurrentPage } from "#ui/navigation/is-current-page.ts";
import { PageLink } from "#ui/navigation/page-link.tsx";
import { quickChildren } from "#ui/static/quick-children.ts";
import type { ShellLink as ShellLinkData } from "./shell-links.ts";

type Props = {
  link: ShellLinkData;
  className?: string | undefined;
  onClick?: (() => void) | undefined;
  /** Opens in a new tab, so that the page and what is typed there stay. */
  newTab?: boolean | undefined;
};

type Scope = { t: Translate; language: string; pathname: string };

function useScope(): Scope {
  const t = useT();
  const { language } = useShell();
  const { pathname } = useLocation();
  return { t, language, pathname };
}

/** A link to a page, marked while that page is shown; a link to a part of the home page is never marked. */
export function ShellLink(props: Props) {
  return <ScopedLink {...props} scope={useScope()} />;
}

/** Uses no hooks: see `quickChildren`. */
function ScopedLink({ link, newTab, scope, ...rest }: Props & { scope: Scope }) {
  const to = localisePath(link.to, scope.language);
  const words = scope.t(link.label);
  if (newTab) {
    return (
      <a {...rest} href={to} target="_blank" rel="noopener">
        {words}
      </a>
    );
  }
  const isPart = link.to.includes("#");
  const isCurrent = !isPart && isCurrentPage(scope.pathname, to);
  return (
    <PageLink {...rest} to={to} isStill={isPart} aria-current={isCurrent ? "page" : undefined}>
      {words}
    </PageLink>
  );
}

type ListProps = {
  links: readonly ShellLinkData[];
  className?: string;
  linkClassName?: string;
  newTab?: boolean;
};

export function ShellLinkList({ links, className, linkClassName, newTab }: ListProps) {
  const scope = useScope();
  const items = links.map((link) => (
    <li key={link.to}>
      <ScopedLink link={link} className={linkClassName} newTab={newTab} scope={scope} />
    </li>
  ));
  return <ul className={className} {...quickChildren(items)} />;
}
