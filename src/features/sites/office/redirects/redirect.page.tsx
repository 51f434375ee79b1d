import { type LoaderFunctionArgs, useLoaderData, useNavigate } from "react-router";
import { keyUnder } from "#core/message-key.ts";
import { useT } from "#i18n/use-t.ts";
import { callStaff } from "#office-ui/calls/call-staff.ts";
import { RecordPage } from "#office-ui/form/record-page.tsx";
import { useRecordForm } from "#office-ui/form/use-record-form.ts";
import { useMe } from "#office-ui/me/me.ts";
import { openConfirm } from "#office-ui/page/confirm-dialog.tsx";
import { CallFailed, callApi } from "#platform/client/call-api.ts";
import { REDIRECT_STATUSES } from "../../domain/redirect-rule.ts";
import {
  type ListedRedirect,
  listRedirectsCall,
  removeRedirectCall,
  saveRedirectCall,
} from "../../staff-calls.ts";

const NEW: Omit<ListedRedirect, "id"> = { site_id: null, path: "", target: "", status: 301 };

export async function loader({ params }: LoaderFunctionArgs) {
  if (params.id === "new") return { id: undefined, fields: NEW };
  const { redirects } = await callApi(listRedirectsCall, { id: Number(params.id) || 0 });
  const [redirect] = redirects;
  if (!redirect) throw new CallFailed("errors.not_found", 404);
  const { id, ...fields } = redirect;
  return { id, fields };
}

type Values = { site_id: string; path: string; target: string; status: string };
const valuesOf = ({ site_id, path, target, status }: typeof NEW): Values => ({
  site_id: site_id === null ? "" : String(site_id),
  path,
  target,
  status: String(status),
});

/** The select's values are strings; the call takes numbers. */
function sent({ site_id, status, ...rest }: Partial<Values>) {
  const known = REDIRECT_STATUSES.find((one) => String(one) === status);
  return {
    ...rest,
    ...(site_id === undefined ? {} : { site_id: site_id === "" ? null : Number(site_id) }),
    ...(known ? { status: known } : {}),
  };
}

export default function RedirectPage() {
  const t = useT();
  const navigate = useNavigate();
  const { sites } = useMe();
  const { id, fields } = useLoaderData<typeof loader>();
  const form = useRecordForm<Values>({
    record: `redirect:${id ?? "new"}`,
    loaded: valuesOf(fields),
    save: async ({ seen, changes }) => {
      const made = await callStaff(saveRedirectCall, {
        ...(id === undefined ? {} : { id }),
        seen: sent(seen),
        changes: sent(changes),
      });
      if (id === undefined) navigate(`/redirects/${made.id}`, { replace: true });
    },
  });
  const remove = () =>
    openConfirm({
      title: t("office.confirm.remove_title", { name: fields.path }),
      text: t("office.confirm.for_good"),
      send: t("office.confirm.remove"),
      onConfirm: async () => {
        await callStaff(removeRedirectCall, { id: id ?? 0 });
        navigate("/redirects");
      },
    });
  const everywhere = { value: "", label: t("office.redirects.all_sites") };
  return (
    <RecordPage
      form={form}
      back={{ to: "/redirects", label: t("office.redirects.title") }}
      title={id === undefined ? t("office.redirects.add") : fields.path}
      record={id === undefined ? undefined : `redirect:${id}`}
      keyOf={(name) => keyUnder("office.redirects.field", name)}
      fields={[
        { name: "path", kind: "text", hint: "office.redirects.path_hint" },
        { name: "target", kind: "text", hint: "office.redirects.target_hint" },
        {
          name: "site_id",
          kind: "select",
          options: [
            everywhere,
            ...sites.map((site) => ({ value: String(site.id), label: site.name })),
          ],
        },
        {
          name: "status",
          kind: "select",
          options: REDIRECT_STATUSES.map((value) => ({
            value: String(value),
            label: String(value),
          })),
        },
      ]}
      actions={
        id === undefined
          ? []
          : [{ key: "remove", label: t("office.redirects.remove"), icon: "trash", run: remove }]
      }
    />
  );
}
