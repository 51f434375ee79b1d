import { useT } from "#i18n/use-t.ts";
import { Notice } from "#ui/notice.tsx";
import { useDestinations } from "./use-destinations.ts";

type ForeignPostCodeProps = { code: string; countryIso: string };

/** A post code of another country suggests that the goods should go there: links to that country's shop. */
export function ForeignPostCode({ code, countryIso }: ForeignPostCodeProps) {
  const t = useT();
  const there = useDestinations()?.find(({ country }) => country.iso_code === countryIso);
  if (!there?.href) return null;
  const country = there.country.title;
  return (
    <div className="mb-4">
      <Notice
        announce
        action={
          <a className="link" href={there.href}>
            {t("shell.destination.go", { country })}
          </a>
        }
      >
        {t("shell.destination.foreign_code", { code, country })}
      </Notice>
    </div>
  );
}
