import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from "react-router";
import { keyUnder } from "#core/message-key.ts";
import { useT } from "#i18n/use-t.ts";
import { callStaff } from "#office-ui/calls/call-staff.ts";
import { useAction } from "#office-ui/calls/use-action.ts";
import { openRecordDialog } from "#office-ui/form/record-dialog.tsx";
import { Tag, type TagTone } from "#office-ui/marks/tag.tsx";
import { mayCall } from "#office-ui/me/may-call.ts";
import { useMe } from "#office-ui/me/me.ts";
import { useSiteOptions } from "#office-ui/me/use-site-options.ts";
import { OfficePage } from "#office-ui/page/office-page.tsx";
import { OfficePanel } from "#office-ui/page/office-panel.tsx";
import { callApi } from "#platform/client/call-api.ts";
import { Button } from "#ui/button.tsx";
import { SelectField } from "#ui/fields/select-field.tsx";
import { showToast } from "#ui/toasts/toasts.store.ts";
import {
  type ListedMethod,
  listMethodsCall,
  type MethodFields,
  saveMethodCall,
  testProviderCall,
} from "../../staff-calls.ts";

export function loader({ request }: LoaderFunctionArgs) {
  const siteId = Number(new URL(request.url).searchParams.get("site"));
  return callApi(listMethodsCall, siteId > 0 ? { site_id: siteId } : {});
}

/** The payment methods of a site, and whether their providers answer. */
export default function MethodsPage() {
  const t = useT();
  const { site_id: siteId, methods } = useLoaderData<typeof loader>();
  const siteOptions = useSiteOptions();
  const [, setParams] = useSearchParams();
  return (
    <OfficePage title={t("office.methods.title")}>
      <div className="office-body">
        <div className="max-w-72">
          <SelectField
            label={t("office.methods.site")}
            value={String(siteId)}
            options={siteOptions}
            onChoose={(site) => setParams({ site })}
          />
        </div>
        <p className="max-w-prose text-ink-2">{t("office.methods.text")}</p>
        <OfficePanel title={t("office.methods.title")} count={methods.length}>
          {methods.map((method) => (
            <MethodRow key={method.provider} method={method} siteId={siteId} />
          ))}
        </OfficePanel>
      </div>
    </OfficePage>
  );
}

const TONES: Record<ListedMethod["keys"], TagTone> = {
  own: "good",
  sandbox: "warn",
  none: "bad",
  not_needed: "plain",
};

type RowProps = { method: ListedMethod; siteId: number };

function MethodRow({ method, siteId }: RowProps) {
  const t = useT();
  const { provider, title, keys, variables, is_on, fee, fee_type } = method;
  const missing = variables.filter(({ is_set }) => !is_set).map(({ name }) => name);
  const cost = fee === 0 ? "" : `${fee} ${fee_type === "fixed" ? "€" : "%"}`;
  const name = title || t("office.methods.wallet");
  return (
    <div className="flex flex-wrap items-center gap-3 border-t border-line px-4 py-2">
      <span className="min-w-56 flex-1">
        <span className="block font-medium">{name}</span>
        {keys !== "own" && missing.length > 0 && (
          <span className="block text-12 wrap-anywhere text-ink-3">
            {t("office.methods.missing", { names: missing.join(", ") })}
          </span>
        )}
      </span>
      <Tag tone={TONES[keys]}>{t(keyUnder("office.methods.keys", keys))}</Tag>
      {/* A method without keys is not offered, even if it is switched on. */}
      {!(is_on && keys === "none") && (
        <Tag tone={is_on ? "good" : "plain"}>
          {t(is_on ? "office.methods.on" : "office.methods.off")}
        </Tag>
      )}
      <span className="num w-16 text-end">{cost}</span>
      <MethodButtons method={method} siteId={siteId} name={name} provider={provider} />
    </div>
  );
}

type ButtonsProps = RowProps & { name: string; provider: number };

function MethodButtons({ method, siteId, name, provider }: ButtonsProps) {
  const t = useT();
  const me = useMe();
  const { busy, run } = useAction();
  const { is_on, fee, fee_type, position, keys } = method;
  const loaded: MethodFields = { is_on, fee, fee_type, position };
  const edit = () =>
    openRecordDialog<MethodFields>({
      title: name,
      record: `payment-method:${siteId}:${provider}`,
      loaded,
      keyOf: (name) => keyUnder("office.methods.field", name),
      fields: [
        { name: "is_on", kind: "check" },
        { name: "fee", kind: "number" },
        {
          name: "fee_type",
          kind: "select",
          options: [
            { value: "fixed", label: "€" },
            { value: "percentage", label: "%" },
          ],
        },
        { name: "position", kind: "number" },
      ],
      save: (sent) => callStaff(saveMethodCall, { site_id: siteId, provider, ...sent }),
      onSaved: () => run(async () => {}),
    });
  const test = () =>
    void run(async () => {
      const { works, problem } = await callStaff(testProviderCall, { provider });
      showToast(
        works
          ? { kind: "good", text: t("office.methods.works", { name }) }
          : { kind: "bad", text: t("office.methods.fails", { name, problem: problem ?? "" }) },
      );
    });
  const canTest = keys !== "none" && keys !== "not_needed" && mayCall(me, testProviderCall);
  return (
    <span className="ms-auto flex gap-2">
      {canTest && (
        <Button busy={busy} onClick={test}>
          {t("office.methods.test")}
        </Button>
      )}
      <Button onClick={edit}>{t("office.methods.edit")}</Button>
    </span>
  );
}
