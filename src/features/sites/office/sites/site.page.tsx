import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { keyUnder } from "#core/message-key.ts";
import { useT } from "#i18n/use-t.ts";
import { callStaff } from "#office-ui/calls/call-staff.ts";
import { RecordConflict } from "#office-ui/form/record-conflict.tsx";
import { type FieldSpec, RecordFields } from "#office-ui/form/record-fields.tsx";
import { UnsavedMark } from "#office-ui/form/unsaved-mark.tsx";
import { useRecordForm } from "#office-ui/form/use-record-form.ts";
import { useSaveActions } from "#office-ui/form/use-save-actions.ts";
import { Tag } from "#office-ui/marks/tag.tsx";
import { OfficePanel } from "#office-ui/page/office-panel.tsx";
import type { RecordAction } from "#office-ui/record/record-actions.tsx";
import { RecordFrame } from "#office-ui/record/record-frame.tsx";
import { callApi } from "#platform/client/call-api.ts";
import { Notice } from "#ui/notice.tsx";
import { SITE_SWITCHES } from "../../domain/site.ts";
import { type SiteFields, saveSiteCall, showSiteCall } from "../../staff-calls.ts";
import { usePreview } from "../preview/use-preview.ts";

export const loader = ({ params }: LoaderFunctionArgs) =>
  callApi(showSiteCall, { region: params.region ?? "" });

type Loaded = Awaited<ReturnType<typeof loader>>;

/** One storefront with all its settings in one form. */
export default function SitePage() {
  const t = useT();
  const loaded = useLoaderData<typeof loader>();
  const { site } = loaded;
  const form = useRecordForm<SiteFields>({
    record: `site:${site.id}`,
    loaded: site.fields,
    save: ({ seen, changes }) => callStaff(saveSiteCall, { id: site.id, seen, changes }),
  });
  const actions = [...useSiteActions(site), ...useSaveActions(form)];
  const titleOf = (field: string) => t(keyUnder("office.sites.field", field));
  return (
    <RecordFrame
      back={{ to: "/sites", label: t("office.sites.title") }}
      title={site.name}
      record={`site:${site.id}`}
      state={
        <Tag tone={site.opened_at ? "good" : "warn"}>
          {t(site.opened_at ? "office.sites.open" : "office.sites.not_open")}
        </Tag>
      }
      tags={<UnsavedMark form={form} />}
      actions={actions}
    >
      {form.problem && (
        <Notice kind="bad" announce>
          {t(form.problem)}
        </Notice>
      )}
      <RecordConflict form={form} titleOf={titleOf} />
      {panelsOf(loaded).map(({ key, fields }) => (
        <OfficePanel key={key} title={t(keyUnder("office.sites.panel", key))}>
          <div className="record-fields-body">
            <RecordFields
              form={form}
              keyOf={(name) => keyUnder("office.sites.field", name)}
              fields={fields}
            />
          </div>
        </OfficePanel>
      ))}
    </RecordFrame>
  );
}

function useSiteActions(site: Loaded["site"]): RecordAction[] {
  const t = useT();
  const { show } = usePreview(site.id);
  return [
    { key: "methods", label: t("office.methods.title"), to: `/payment-methods?site=${site.id}` },
    ...(site.opened_at
      ? []
      : [
          {
            key: "preview",
            label: t("office.open.preview"),
            icon: "eye" as const,
            run: () => show(),
          },
          { key: "open", label: t("office.open.title"), to: `/open?site=${site.id}` },
        ]),
  ];
}

const texts = (...names: string[]): FieldSpec[] => names.map((name) => ({ name, kind: "text" }));
const checks = (...names: string[]): FieldSpec[] => names.map((name) => ({ name, kind: "check" }));

function panelsOf({ themes, all_languages: languages }: Loaded) {
  const spoken = languages.map(({ code, title }) => ({ value: code, label: title }));
  const panels: { key: string; fields: FieldSpec[] }[] = [
    {
      key: "shop",
      fields: [
        { name: "name", kind: "text" },
        { name: "hosts", kind: "lines", hint: "office.sites.hosts_hint" },
        {
          name: "theme",
          kind: "select",
          options: themes.map((value) => ({ value, label: value })),
        },
        { name: "logo", kind: "text", hint: "office.sites.logo_hint" },
        { name: "app_url", kind: "text", hint: "office.sites.app_url_hint" },
        { name: "time_zone", kind: "time_zone" },
        { name: "hold_minutes", kind: "number" },
      ],
    },
    {
      key: "places",
      fields: [
        { name: "languages", kind: "checks", options: spoken },
        { name: "countries", kind: "codes", hint: "office.sites.countries_hint" },
        { name: "default_country", kind: "country" },
        { name: "currency", kind: "currency", hint: "office.sites.currency_hint" },
        { name: "rate", kind: "number", hint: "office.sites.rate_hint" },
      ],
    },
    {
      key: "switches",
      fields: checks(...SITE_SWITCHES),
    },
    {
      key: "company",
      fields: [
        ...texts("legal_name", "company_code", "vat_code", "address", "city", "company_country"),
        { name: "email", kind: "email" },
        ...texts("phone"),
        { name: "hours", kind: "text", hint: "office.sites.hours_hint" },
        ...texts("bank_name", "bank_iban", "bank_bic"),
      ],
    },
  ];
  return panels;
}
