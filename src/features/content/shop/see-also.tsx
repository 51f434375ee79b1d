import { useShell } from "#features/sites/shop/use-shell.ts";
import { Icon } from "#ui/icon/icon.tsx";
import "./see-also.css";
import { PageLink } from "#ui/navigation/page-link.tsx";

type SeeAlsoProps = { title: string; links: { to: string; title: string }[] };

/** Links after a text, so that there is always a next page. Paths have no language prefix. */
export function SeeAlso({ title, links }: SeeAlsoProps) {
  const { language } = useShell();
  return (
    <nav className="see-also" aria-labelledby="see-also">
      <h2 className="h3" id="see-also">
        {title}
      </h2>
      <ul>
        {links.map((link) => (
          <li key={link.to}>
            <PageLink className="see-also-link" to={`/${language}${link.to}`}>
              {link.title}
              <Icon name="chevron-right" />
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
