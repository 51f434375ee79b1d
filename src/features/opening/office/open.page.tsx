import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { usePreview } from "#features/sites/office/preview/use-preview.ts";
import { useT } from "#i18n/use-t.ts";
import { callStaff } from "#office-ui/calls/call-staff.ts";
import { useAction } from "#office-ui/calls/use-action.ts";
import { Tag } from "#office-ui/marks/tag.tsx";
import { openConfirm } from "#office-ui/page/confirm-dialog.tsx";
import { OfficePage } from "#office-ui/page/office-page.tsx";
import { OfficePanel } from "#office-ui/page/office-panel.tsx";
import { type RecordAction, RecordActions } from "#office-ui/record/record-actions.tsx";
import { callApi } from "#platform/client/call-api.ts";
import { Notice } from "#ui/notice.tsx";
import { closeSiteCall, openSiteCall, showOpeningCall } from "../staff-calls.ts";
import { OpeningStepRow } from "./opening-step.tsx";

export function loader({ request }: LoaderFunctionArgs) {
  const siteId = Number(new URL(request.url).searchParams.get("site"));
  const { lang: language } = document.documentElement;
  return callApi(showOpeningCall, { language, ...(siteId > 0 ? { site_id: siteId } : {}) });
}

/** From an empty database to a shop that takes orders: what is done, what is missing, and the button that opens it. */
export default function OpenPage() {
  const t = useT();
  const opening = useLoaderData<typeof loader>();
  const { site, steps, can_open, is_sandbox } = opening;
  const done = steps.filter(({ is_done }) => is_done).length;
  return (
    <OfficePage
      title={t("office.open.title")}
      head={
        <>
          <h1 className="office-title">{t("office.open.head", { name: site.name })}</h1>
          <Tag tone={site.opened_at ? "good" : "warn"}>
            {t(site.opened_at ? "office.sites.open" : "office.sites.not_open")}
          </Tag>
        </>
      }
      actions={<RecordActions actions={useOpeningActions(opening)} />}
    >
      <div className="office-body max-w-4xl">
        <p className="max-w-prose text-ink-2">
          {t(site.opened_at ? "office.open.is_open" : "office.open.text")}
        </p>
        {is_sandbox && <Notice kind="warn">{t("office.open.sandbox")}</Notice>}
        {can_open && !site.opened_at && <Notice kind="good">{t("office.open.ready")}</Notice>}
        <OfficePanel
          title={t("office.open.steps")}
          aside={
            <span className="num">{t("office.open.progress", { done, all: steps.length })}</span>
          }
        >
          <ol>
            {steps.map((step, at) => (
              <OpeningStepRow key={step.id} step={step} number={at + 1} opening={opening} />
            ))}
          </ol>
        </OfficePanel>
      </div>
    </OfficePage>
  );
}

type Opening = Awaited<ReturnType<typeof loader>>;

/** Offers to open the shop once nothing is missing. */
function useOpeningActions({ site, can_open }: Opening): RecordAction[] {
  const t = useT();
  const { busy, run } = useAction();
  const input = { site_id: site.id };
  const preview = usePreview(site.id);
  if (site.opened_at) {
    // In the menu and with a confirmation, so that one click cannot close the shop by mistake.
    const close = () =>
      openConfirm({
        title: t("office.open.close_title", { name: site.name }),
        text: t("office.open.close_text"),
        send: t("office.open.close"),
        onConfirm: () => callStaff(closeSiteCall, input),
      });
    return [{ key: "close", label: t("office.open.close"), position: "menu", run: close }];
  }
  const open = () => void run(() => callStaff(openSiteCall, input), t("office.open.opened"));
  return [
    {
      key: "preview",
      label: t("office.open.preview"),
      icon: "eye",
      busy: preview.busy,
      run: () => preview.show(),
    },
    ...(can_open
      ? [
          {
            key: "open",
            label: t("office.open.open"),
            position: "primary" as const,
            busy,
            run: open,
          },
        ]
      : []),
  ];
}
