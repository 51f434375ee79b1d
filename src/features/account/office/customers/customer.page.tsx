import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from "react-router";
import { keyUnder } from "#core/message-key.ts";
import { toCents } from "#core/money.ts";
import { useT } from "#i18n/use-t.ts";
import { positionIn } from "#office-ui/list/shown-lists.store.ts";
import { Tag } from "#office-ui/marks/tag.tsx";
import { useLanguageName } from "#office-ui/marks/use-display-names.ts";
import { useOfficeFormat } from "#office-ui/marks/use-office-format.ts";
import { useMe } from "#office-ui/me/me.ts";
import { useOpenPaths } from "#office-ui/me/open-paths.ts";
import { OfficePanel } from "#office-ui/page/office-panel.tsx";
import { CustomerStrip } from "#office-ui/record/customer-strip.tsx";
import { NoteBox } from "#office-ui/record/note-box.tsx";
import { NoteText } from "#office-ui/record/note-text.tsx";
import type { RecordAction } from "#office-ui/record/record-actions.tsx";
import { RecordFrame } from "#office-ui/record/record-frame.tsx";
import { TimeLine, type TimeLineEntry } from "#office-ui/record/time-line.tsx";
import { callApi } from "#platform/client/call-api.ts";
import { addNoteCall } from "#platform/records/staff-calls.ts";
import { type StaffCustomer, staffCustomerCall } from "../../staff-calls.ts";
import { openContact, openEmailChange, openErase } from "./customer-dialogs.tsx";
import { CustomerSectionPanel } from "./customer-section-panel.tsx";

export async function loader({ params }: LoaderFunctionArgs) {
  const id = Number(params.id);
  if (!Number.isSafeInteger(id) || id <= 0) throw new Response(null, { status: 404 });
  return (await callApi(staffCustomerCall, { id })).customer;
}

/** One customer with all their data. */
export default function CustomerPage() {
  const t = useT();
  const customer = useLoaderData<typeof loader>();
  const { sites } = useMe();
  const { money, day } = useOfficeFormat();
  const languageName = useLanguageName();
  const { name, email, contact, suite, wallet, consents, sections } = customer;
  const site = sites.find(({ id }) => id === customer.site_id)?.name;
  const title = name || email || `#${customer.id}`;
  const position = positionIn("customers", `/customers/${customer.id}`);
  return (
    <RecordFrame
      back={{ to: "/customers", label: t("office.customers.title") }}
      title={title}
      record={`customer:${customer.id}`}
      tags={
        <>
          {site && <Tag>{site}</Tag>}
          {customer.is_erased && <Tag tone="warn">{t("office.customers.erased")}</Tag>}
        </>
      }
      {...(position ? { position } : {})}
      actions={useCustomerActions(customer)}
      aside={<CustomerTalk customer={customer} />}
    >
      <CustomerStrip
        name={title}
        contact={[contact.company_name, email ?? undefined, contact.phone_number]}
        facts={[
          ...(suite ? [{ title: t("office.customers.suite"), value: suite }] : []),
          ...(wallet
            ? [
                { title: t("office.orders.wallet"), value: money(toCents(wallet.balance)) },
                {
                  title: t("office.customers.held"),
                  value: money(toCents(wallet.held)),
                  desktopOnly: true,
                },
              ]
            : []),
          {
            title: t("office.customers.since"),
            value: day(customer.created_at),
            desktopOnly: true,
          },
        ]}
      />
      <div className="customer-sections">
        {sections.map(({ kind, rows }) => (
          <CustomerSectionPanel key={kind} kind={kind} rows={rows} />
        ))}
        <OfficePanel title={t("office.customers.contact")}>
          <dl className="customer-facts">
            <dt>{t("office.customers.language")}</dt>
            <dd>{languageName(customer.language)}</dd>
            <dt>{t("office.customers.newsletter")}</dt>
            <dd>{t(consents.newsletter ? "office.customers.yes" : "office.customers.no")}</dd>
            <dt>{t("office.customers.parcel_mails")}</dt>
            <dd>{t(keyUnder("office.customers.parcel_mail_kinds", consents.parcel_mails))}</dd>
            {contact.company_code && (
              <>
                <dt>{t("office.customers.fields.company_code")}</dt>
                <dd className="num">{contact.company_code}</dd>
              </>
            )}
            {contact.vat_code && (
              <>
                <dt>{t("office.customers.fields.vat_code")}</dt>
                <dd className="num">{contact.vat_code}</dd>
              </>
            )}
            {customer.addresses.map((address) => (
              <div key={address} className="contents">
                <dt>{t("office.customers.address")}</dt>
                <dd>{address}</dd>
              </div>
            ))}
          </dl>
        </OfficePanel>
      </div>
    </RecordFrame>
  );
}

function useCustomerActions(customer: StaffCustomer): RecordAction[] {
  const t = useT();
  const { revalidate } = useRevalidator();
  const openPaths = useOpenPaths();
  const seesLooks = openPaths.includes("/access");
  const dialog = { customer, onDone: revalidate };
  return [
    ...(customer.can_edit
      ? [
          {
            key: "contact",
            label: t("office.customers.edit"),
            icon: "pencil" as const,
            shortcut: "e",
            position: "primary" as const,
            run: () => openContact(customer, t("office.customers.edit")),
          },
          {
            key: "email",
            label: t("office.customers.change_email"),
            icon: "at-sign" as const,
            run: () => openEmailChange(dialog),
          },
        ]
      : []),
    ...(openPaths.includes("/customers/:id/wallet")
      ? [
          {
            key: "wallet",
            label: t("office.customers.sections.wallet"),
            icon: "wallet" as const,
            shortcut: "w",
            to: `/customers/${customer.id}/wallet`,
          },
        ]
      : []),
    ...(seesLooks
      ? [
          {
            key: "looks",
            label: t("office.customers.looks"),
            icon: "eye" as const,
            position: "menu" as const,
            to: `/access?customer=${customer.id}`,
          },
        ]
      : []),
    ...(customer.can_erase
      ? [
          {
            key: "erase",
            label: t("office.customers.erase"),
            icon: "trash" as const,
            position: "menu" as const,
            run: () => openErase(customer, t),
          },
        ]
      : []),
  ];
}

function CustomerTalk({ customer }: { customer: StaffCustomer }) {
  const t = useT();
  const { revalidate } = useRevalidator();
  const entries = customer.notes
    .map(
      ({ id, text, who, at, mentions }): TimeLineEntry => ({
        id: String(id),
        at,
        icon: "sticky-note",
        kind: "note",
        title: t("office.orders.timeline.noted", { name: who }),
        words: <NoteText text={text} mentions={mentions} />,
      }),
    )
    .toReversed();
  const addNote = async (text: string) => {
    await callApi(addNoteCall, { record: `customer:${customer.id}`, text });
    await revalidate();
  };
  return (
    <>
      <TimeLine
        entries={entries}
        kinds={[{ value: "note", label: t("office.orders.timeline.kinds.note") }]}
      />
      <NoteBox record={`customer:${customer.id}`} onAdd={addNote} />
    </>
  );
}
