import type { ReactNode } from "react";
import { fullAddress, mailHref, phoneHref } from "#features/sites/domain/contact-address.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";

const LINK = "inline-flex min-h-11 items-center underline-offset-4 hover:underline";

/** How and when to reach the people behind the site; details that a new shop has not set have no row. */
export function ContactRows() {
  const t = useT();
  const { company } = useShell();
  const office = fullAddress(company);
  return (
    <dl className="text-14">
      {company.phone && (
        <Row name={t("shell.footer.call")}>
          <a className={LINK} href={phoneHref(company.phone)}>
            {company.phone}
          </a>
        </Row>
      )}
      {company.hours && (
        <Row name={t("shell.footer.hours")}>
          <Hours />
        </Row>
      )}
      {company.email && (
        <Row name={t("shell.footer.write")}>
          <a className={LINK} href={mailHref(company.email)}>
            {company.email}
          </a>
        </Row>
      )}
      {office && <Row name={t("shell.footer.office")}>{office}</Row>}
    </dl>
  );
}

/** A day and its hours stay on one line; a text that is not in the notation is shown as written. */
function Hours() {
  const { company, openingHours } = useShell();
  if (!openingHours) return company.hours;
  return openingHours.map(({ days, times }) => (
    <span key={days} className="inline-block whitespace-nowrap not-first:ms-3">
      {days} {times}
    </span>
  ));
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex min-h-11 items-center justify-between gap-6 border-current/15 py-1.5 has-[a]:py-0 not-first:border-t">
      <dt className="whitespace-nowrap">{name}</dt>
      <dd className="min-w-0 text-end opacity-80">{children}</dd>
    </div>
  );
}
