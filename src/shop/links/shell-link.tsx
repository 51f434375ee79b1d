import { Link, NavLink } from "react-router";
import { localisePath } from "#features/sites/domain/locale-path.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import type { ShellLink as ShellLinkData } from "./shell-links.ts";

type Props = {
  link: ShellLinkData;
  className?: string;
  onClick?: () => void;
  /** The page stays open, with what is typed there. */
  newTab?: boolean;
};

/** A link to a page, marked while that page is shown; or to a part of the home page, which never is. */
export function ShellLink({ link, className, onClick, newTab }: Props) {
  const t = useT();
  const { language } = useShell();
  const shared = { to: localisePath(link.to, language), onClick, children: t(link.label) };
  if (newTab) return <Link {...shared} className={className} target="_blank" />;
  return link.to.includes("#") ? (
    <Link {...shared} className={className} prefetch="intent" />
  ) : (
    <NavLink {...shared} className={className} prefetch="intent" viewTransition />
  );
}

type ListProps = {
  links: readonly ShellLinkData[];
  className?: string;
  linkClassName?: string;
  newTab?: boolean;
};

export function ShellLinkList({ links, className, linkClassName, newTab }: ListProps) {
  return (
    <ul className={className}>
      {links.map((link) => (
        <li key={link.to}>
          <ShellLink link={link} className={linkClassName} newTab={newTab} />
        </li>
      ))}
    </ul>
  );
}
