import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { keyUnder } from "#core/message-key.ts";
import { toCents } from "#core/money.ts";
import { useT } from "#i18n/use-t.ts";
import { positionIn } from "#office-ui/list/shown-lists.store.ts";
import { Tag } from "#office-ui/marks/tag.tsx";
import { useOfficeFormat } from "#office-ui/marks/use-office-format.ts";
import { useMe } from "#office-ui/me/me.ts";
import { OfficePanel } from "#office-ui/page/office-panel.tsx";
import { CustomerStrip } from "#office-ui/record/customer-strip.tsx";
import { RecordFrame } from "#office-ui/record/record-frame.tsx";
import { callApi } from "#platform/client/call-api.ts";
import { type StaffPaper, showStaffPaperCall } from "../../staff-calls.ts";
import { PaperLines } from "./paper-lines.tsx";
import { PaperLinks } from "./paper-links.tsx";
import { PaperState } from "./paper-state.tsx";
import { PaperTalk } from "./paper-talk.tsx";
import { usePaperActions } from "./use-paper-actions.ts";

export async function loader({ params }: LoaderFunctionArgs) {
  const id = Number(params.id);
  if (!Number.isSafeInteger(id) || id <= 0) throw new Response(null, { status: 404 });
  return (await callApi(showStaffPaperCall, { id })).paper;
}

/** An invoice or credit note with what may be done with it now. */
export default function PaperPage() {
  const t = useT();
  const paper = useLoaderData<typeof loader>();
  const { sites } = useMe();
  const { money } = useOfficeFormat();
  const site = sites.find(({ id }) => id === paper.site_id)?.name;
  const position = positionIn("invoices", `/invoices/${paper.id}`);
  const { company, customer_id: customer } = paper;
  return (
    <RecordFrame
      back={{ to: "/invoices", label: t("office.papers.title") }}
      title={paper.number}
      record={`invoice:${paper.id}`}
      state={<PaperState status={paper.status} />}
      tags={
        <span className="flex items-center gap-2 whitespace-nowrap">
          <Tag>{t(keyUnder("office.papers.kinds", paper.kind))}</Tag>
          {site && <Tag>{site}</Tag>}
          {paper.is_overdue && <Tag tone="bad">{t("office.papers.overdue")}</Tag>}
        </span>
      }
      {...(position ? { position } : {})}
      actions={usePaperActions(paper)}
      aside={<PaperTalk paper={paper} />}
    >
      <PaperLinks paper={paper} />
      <CustomerStrip
        name={paper.buyer || paper.email || paper.number}
        {...(customer === null ? {} : { to: `/customers/${customer}` })}
        contact={[
          company?.code || undefined,
          company?.vat_code || undefined,
          paper.email ?? undefined,
          paper.address,
        ]}
        facts={[
          { title: t("office.papers.total"), value: money(toCents(paper.total), paper.currency) },
          ...dayFacts(paper, t),
        ]}
      />
      <OfficePanel title={t("office.bill.lines")} count={paper.lines.length}>
        <PaperLines paper={paper} />
      </OfficePanel>
    </RecordFrame>
  );
}

const dayFacts = ({ issued_on, due_on }: StaffPaper, t: ReturnType<typeof useT>) => [
  { title: t("office.papers.issued"), value: issued_on, desktopOnly: true },
  ...(due_on ? [{ title: t("office.papers.due"), value: due_on }] : []),
];
