import type { ReactNode } from "react";
import { Link } from "react-router";
import { Avatar } from "../marks/avatar.tsx";
import { Tag } from "../marks/tag.tsx";

type StripFact = {
  title: string;
  value: string;
  /** Hidden on phones. */
  desktopOnly?: boolean;
};

type CustomerStripProps = {
  name: string;
  to?: string;
  plan?: string | undefined;
  /** Company, e-mail, phone. */
  contact: readonly (string | undefined)[];
  facts: readonly StripFact[];
  action?: ReactNode;
};

/** The customer that a record belongs to, in one line. */
export function CustomerStrip({ name, to, plan, contact, facts, action }: CustomerStripProps) {
  return (
    <section className="office-panel customer-strip" aria-label={name}>
      <Avatar name={name} large />
      <div className="customer-strip-who">
        <div className="flex min-w-0 items-center gap-2">
          {to ? (
            <Link to={to} className="office-link truncate font-medium">
              {name}
            </Link>
          ) : (
            <span className="truncate font-medium">{name}</span>
          )}
          {plan && <Tag tone="accent">{plan}</Tag>}
        </div>
        <span className="block truncate text-12 text-ink-3">
          {contact.filter(Boolean).join(" · ")}
        </span>
      </div>
      <dl className="customer-strip-facts">
        {facts.map(({ title, value, desktopOnly }) => (
          <div key={title} className={desktopOnly ? "desktop-only" : undefined}>
            <dt>{title}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
      {action && <div className="desktop-only">{action}</div>}
    </section>
  );
}
