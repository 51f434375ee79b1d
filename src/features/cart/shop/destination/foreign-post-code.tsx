import { useT } from "#i18n/use-t.ts";
import { Notice } from "#ui/notice.tsx";
import { useDestinations } from "./use-destinations.ts";

type ForeignPostCodeProps = { code: string; countryIso: string };

/** Whoever types a post code of another country wants it sent there: its shop does that. */
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
