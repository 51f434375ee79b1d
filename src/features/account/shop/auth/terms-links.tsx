import { Link } from "react-router";
import { localisePath } from "#features/sites/domain/locale-path.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";

const TEXTS = [
  { label: "shell.footer.agreement", to: "/purchase-agreement" },
  { label: "shell.footer.privacy", to: "/privacy-policy" },
] as const;

type TermsLinksProps = {
  /** True below a checkbox's label, which is indented. */
  isIndented?: boolean;
};

/** Links to the accepted documents; they open in a new tab, so that no input is lost. */
export function TermsLinks({ isIndented = true }: TermsLinksProps) {
  const t = useT();
  const { language } = useShell();
  return (
    <p className={`flex flex-wrap gap-x-5 text-14 ${isIndented ? "ps-8" : "mb-2"}`}>
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
