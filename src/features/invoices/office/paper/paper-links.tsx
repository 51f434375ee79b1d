import { Link } from "react-router";
import { useT } from "#i18n/use-t.ts";
import { useOpenPaths } from "#office-ui/me/open-paths.ts";
import { Notice } from "#ui/notice.tsx";
import type { StaffPaper } from "../../staff-calls.ts";

/** What the paper belongs to; the money of an order or a parcel goes back there, not here. */
export function PaperLinks({ paper }: { paper: StaffPaper }) {
  const t = useT();
  const { order_id, order_number, parcel, credit_of, credit_notes } = paper;
  const of = order_id
    ? { list: "/orders", to: `/orders/${order_id}`, number: order_number ?? "" }
    : parcel && { list: "/forward", to: `/forward/${parcel.id}`, number: parcel.number };
  return (
    <>
      {of && paper.kind === "invoice" && (
        <Notice>
          {t("office.papers.of_record")} <RecordLink {...of} />
        </Notice>
      )}
      {credit_of && (
        <Notice>
          {t("office.papers.credits_invoice")}{" "}
          <RecordLink
            list="/invoices/:id"
            to={`/invoices/${credit_of.id}`}
            number={credit_of.number}
          />
        </Notice>
      )}
      {credit_notes.length > 0 && (
        <Notice>
          {t("office.papers.credited_by")}{" "}
          {credit_notes.map(({ id, number }) => (
            <span key={id} className="me-2">
              <RecordLink list="/invoices/:id" to={`/invoices/${id}`} number={number} />
            </span>
          ))}
        </Notice>
      )}
    </>
  );
}

type RecordLinkProps = { list: string; to: string; number: string };

function RecordLink({ list, to, number }: RecordLinkProps) {
  const isOpen = useOpenPaths().includes(list);
  if (!isOpen) return <span className="num">{number}</span>;
  return (
    <Link to={to} className="office-link num">
      {number}
    </Link>
  );
}
