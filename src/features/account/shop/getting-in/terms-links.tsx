import { Link } from "react-router";
import { localisePath } from "#features/sites/domain/locale-path.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";

const TEXTS = [
  { label: "shell.footer.agreement", to: "/purchase-agreement" },
  { label: "shell.footer.privacy", to: "/privacy-policy" },
];

/** What is agreed to; in a tab of its own, so that nothing typed is lost. */
export function TermsLinks() {
  const t = useT();
  const { language } = useShell();
  return (
    <p className="flex flex-wrap gap-x-5 ps-8 text-14">
      {TEXTS.map(({ label, to }) => (
        <Link
          key={to}
          to={localisePath(to, language)}
          target="_blank"
          className="link inline-flex min-h-11 items-center"
        >
          {t(label)}
        </Link>
      ))}
    </p>
  );
}
