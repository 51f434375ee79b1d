import type { ReactNode } from "react";

type PhoneEntryProps = {
  /** What it is; a link in it takes the whole entry. */
  lead: ReactNode;
  /** The figure that counts. */
  end: ReactNode;
  below: ReactNode;
  belowEnd?: ReactNode;
  /** What is to be done, if anything. */
  action?: ReactNode;
};

/** A row of a table on a phone: two lines, whatever the table has of columns. */
export function PhoneEntry({ lead, end, below, belowEnd, action }: PhoneEntryProps) {
  return (
    <div className="phone-entry">
      <span className="phone-entry-lead flex min-w-0 flex-wrap items-center gap-x-2 font-semibold">
        {lead}
      </span>
      <span className="phone-entry-end num font-semibold whitespace-nowrap">{end}</span>
      <span className="phone-entry-below num truncate">{below}</span>
      <span className="phone-entry-below phone-entry-end num whitespace-nowrap">{belowEnd}</span>
      {action && <span className="phone-entry-action">{action}</span>}
    </div>
  );
}
