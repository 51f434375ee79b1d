import type { ReactNode } from "react";
import { mailHref, phoneHref } from "#features/sites/domain/contact-address.ts";
import { closedDays } from "#features/sites/domain/opening-hours.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { Icon } from "#ui/icon/icon.tsx";
import "./company.css";

/** All contact data of the company, shown before any text; missing data is left out. */
export function CompanyCard() {
  const t = useT();
  const { company, config } = useShell();
  if (Object.values(company).every((text) => text === "")) return null;
  return (
    <section className="company-card" aria-label={company.legalName || config.site.name}>
      {company.phone && (
        <ContactCell icon={<Icon name="phone" />} label={t("contacts.phone")}>
          <a className="company-way" href={phoneHref(company.phone)}>
            <span className="num">{company.phone}</span>
          </a>
        </ContactCell>
      )}
      {company.email && (
        <ContactCell icon={<Icon name="mail" />} label={t("contacts.email")}>
          <a className="company-way" href={mailHref(company.email)}>
            {company.email}
          </a>
        </ContactCell>
      )}
      {company.hours && (
        <ContactCell icon={<Icon name="clock" />} label={t("contacts.hours")}>
          <Hours />
        </ContactCell>
      )}
      {company.address && (
        <ContactCell icon={<Icon name="map-pin" />} label={t("contacts.address")}>
          <address className="not-italic">
            {company.address}
            <br />
            {company.city}
          </address>
        </ContactCell>
      )}
      <dl className="company-facts">
        <Fact label={t("contacts.company")}>{company.legalName}</Fact>
        <Fact label={t("contacts.code")}>{company.code}</Fact>
        <Fact label={t("contacts.vat_code")}>{company.vatCode}</Fact>
      </dl>
    </section>
  );
}

type ContactCellProps = { icon: ReactNode; label: string; children: ReactNode };

function ContactCell({ icon, label, children }: ContactCellProps) {
  return (
    <div className="company-cell">
      <span aria-hidden="true">{icon}</span>
      <div className="min-w-0">
        <h2 className="label text-ink-2">{label}</h2>
        {children}
      </div>
    </div>
  );
}

function Hours() {
  const t = useT();
  const { company, openingHours: rows, language } = useShell();
  const closed = closedDays(company.hours, language);
  if (!rows) return <p>{company.hours}</p>;
  return (
    <dl className="company-hours">
      {rows.map(({ days, times }) => (
        <div key={days}>
          <dt>{days}</dt>
          <dd className="num">{times}</dd>
        </div>
      ))}
      {closed && (
        <div className="text-ink-2">
          <dt>{closed}</dt>
          <dd>{t("contacts.closed")}</dd>
        </div>
      )}
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: string }) {
  if (!children) return null;
  return (
    <div>
      <dt className="text-14 text-ink-2">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
