import { Link, NavLink } from "react-router";
import { localisePath } from "#features/sites/domain/locale-path.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import type { ShellLink as ShellLinkData } from "./shell-links.ts";

type Props = { link: ShellLinkData; className?: string; onClick?: () => void };

/** A link to a page, marked while that page is shown; or to a part of the home page, which never is. */
export function ShellLink({ link, className, onClick }: Props) {
  const t = useT();
  const { language } = useShell();
  const shared = { to: localisePath(link.to, language), onClick, children: t(link.label) };
  return link.to.includes("#") ? (
    <Link {...shared} className={className} prefetch="intent" />
  ) : (
    <NavLink {...shared} className={className} prefetch="intent" viewTransition />
  );
}

type ListProps = { links: readonly ShellLinkData[]; className?: string; linkClassName?: string };

export function ShellLinkList({ links, className, linkClassName }: ListProps) {
  return (
    <ul className={className}>
      {links.map((link) => (
        <li key={link.to}>
          <ShellLink link={link} className={linkClassName} />
        </li>
      ))}
    </ul>
  );
}
