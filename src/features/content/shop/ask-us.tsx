import { mailHref, phoneHref } from "#features/sites/domain/contact-address.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { Icon } from "#ui/icon/icon.tsx";
import "./ask-row.css";
import { PageLink } from "#ui/navigation/page-link.tsx";

/** Shown beside every text: whom to ask if the text has no answer. */
export function AskUs() {
  const t = useT();
  const { company, openingHours, language } = useShell();
  const hours = openingHours?.map(({ days, times }) => `${days} ${times}`) ?? [company.hours];
  return (
    <aside className="panel" aria-labelledby="ask-us">
      <h2 className="h3" id="ask-us">
        {t("ask.title")}
      </h2>
      <ul className="mt-2">
        {company.phone && (
          <li>
            <a className="ask-row" href={phoneHref(company.phone)}>
              <Icon name="phone" />
              <span className="num">{company.phone}</span>
            </a>
          </li>
        )}
        {company.email && (
          <li>
            <a className="ask-row" href={mailHref(company.email)}>
              <Icon name="mail" />
              <span className="min-w-0">
                {company.email.split("@")[0]}
                <wbr />@{company.email.split("@")[1]}
              </span>
            </a>
          </li>
        )}
      </ul>
      <p className="mt-1 text-14 text-ink-2">
        {hours.map((line) => (
          <span className="block" key={line}>
            {line}
          </span>
        ))}
      </p>
      <p className="mt-2">
        <PageLink
          className="link inline-flex min-h-11 items-center text-14"
          to={`/${language}/contacts`}
        >
          {t("ask.all")}
        </PageLink>
      </p>
    </aside>
  );
}
