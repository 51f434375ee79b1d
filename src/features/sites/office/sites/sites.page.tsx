import { Link, useLoaderData, useNavigate } from "react-router";
import { keyUnder } from "#core/message-key.ts";
import { useT } from "#i18n/use-t.ts";
import { callStaff } from "#office-ui/calls/call-staff.ts";
import { openRecordDialog } from "#office-ui/form/record-dialog.tsx";
import { OfficeIcon } from "#office-ui/icon/office-icon.tsx";
import { Tag } from "#office-ui/marks/tag.tsx";
import { OfficePage } from "#office-ui/page/office-page.tsx";
import { OfficePanel } from "#office-ui/page/office-panel.tsx";
import { callApi } from "#platform/client/call-api.ts";
import { Button } from "#ui/button.tsx";
import { createSiteCall, type ListedSite, listSitesCall } from "../../staff-calls.ts";

export const loader = () => callApi(listSitesCall, {});

/** All storefronts: name, host, and whether each is open. */
export default function SitesPage() {
  const t = useT();
  const { sites } = useLoaderData<typeof loader>();
  const create = useCreateSite(sites);
  return (
    <OfficePage
      title={t("office.sites.title")}
      actions={
        <Button variant="go" onClick={create}>
          {t("office.sites.add")}
        </Button>
      }
    >
      <div className="office-body">
        <OfficePanel title={t("office.sites.title")} count={sites.length}>
          {sites.map((site) => (
            <SiteRow key={site.id} site={site} />
          ))}
        </OfficePanel>
      </div>
    </OfficePage>
  );
}

function SiteRow({ site }: { site: ListedSite }) {
  const t = useT();
  return (
    <Link to={`/sites/${site.region}`} className="entry-row">
      <OfficeIcon name="store" />
      <span className="min-w-0 flex-1">
        <span className="block font-medium">{site.name}</span>
        <span className="block truncate text-12 text-ink-3">
          {site.hosts.join(", ")} <span className="num">· {site.languages.join(" ")}</span>
        </span>
      </span>
      <span className="flex flex-wrap justify-end gap-2">
        {site.is_default && <Tag>{t("office.sites.default")}</Tag>}
        <Tag tone={site.opened_at ? "good" : "warn"}>
          {t(site.opened_at ? "office.sites.open" : "office.sites.not_open")}
        </Tag>
      </span>
    </Link>
  );
}

/** Creates a copy of a site (by default the first) with its own name and host. */
function useCreateSite(sites: readonly ListedSite[]) {
  const t = useT();
  const navigate = useNavigate();
  return () =>
    openRecordDialog({
      title: t("office.sites.add"),
      record: "site:new",
      loaded: { from: String(sites[0]?.id ?? ""), name: "", region: "", host: "" },
      keyOf: (name) => keyUnder("office.sites.create", name),
      fields: [
        { name: "name", kind: "text" },
        { name: "region", kind: "text", hint: "office.sites.region_hint" },
        { name: "host", kind: "text", hint: "office.sites.host_hint" },
        {
          name: "from",
          kind: "select",
          options: sites.map(({ id, name, region }) => ({
            value: String(id),
            label: `${name} (${region})`,
          })),
        },
      ],
      save: async ({ changes }) => {
        const { from = String(sites[0]?.id ?? ""), name = "", region = "", host = "" } = changes;
        const made = await callStaff(createSiteCall, { from: Number(from), name, region, host });
        navigate(`/sites/${made.region}`);
      },
    });
}
