import { type LoaderFunctionArgs, useLoaderData, useNavigate } from "react-router";
import { keyUnder } from "#core/message-key.ts";
import { toCents } from "#core/money.ts";
import { useT } from "#i18n/use-t.ts";
import { callStaff } from "#office-ui/calls/call-staff.ts";
import { RecordPage } from "#office-ui/form/record-page.tsx";
import { useRecordForm } from "#office-ui/form/use-record-form.ts";
import { Tag } from "#office-ui/marks/tag.tsx";
import { useOfficeFormat } from "#office-ui/marks/use-office-format.ts";
import { useSiteOptions } from "#office-ui/me/use-site-options.ts";
import { openConfirm } from "#office-ui/page/confirm-dialog.tsx";
import type { RecordAction } from "#office-ui/record/record-actions.tsx";
import { CallFailed, callApi } from "#platform/client/call-api.ts";
import { NEW_PROMOTION } from "../../domain/new-promotion.ts";
import {
  endPromotionCall,
  type ListedPromotion,
  listPromotionsCall,
  type PromotionFields,
  savePromotionCall,
} from "../../staff-calls.ts";
import { promotionFields, STATE_TONES } from "./promotion-fields.ts";

async function find(id: number): Promise<ListedPromotion> {
  const { promotions } = await callApi(listPromotionsCall, { id });
  const [promotion] = promotions;
  if (!promotion) throw new CallFailed("errors.not_found", 404);
  return promotion;
}

/** `new?copy=17` starts with the values of promotion 17, except its code. */
export async function loader({ params, request }: LoaderFunctionArgs) {
  const copied = Number(new URL(request.url).searchParams.get("copy"));
  if (params.id !== "new") return { promotion: await find(Number(params.id) || 0), copied: null };
  return { promotion: null, copied: copied > 0 ? await find(copied) : null };
}

type Values = Omit<PromotionFields, "site_id"> & { site_id: string };

const valuesOf = ({ site_id, ...fields }: PromotionFields): Values => ({
  ...fields,
  site_id: site_id === null ? "" : String(site_id),
});

/** The select's values are strings; the call takes numbers. */
const sent = ({ site_id, ...rest }: Partial<Values>): Partial<PromotionFields> => ({
  ...rest,
  ...(site_id === undefined ? {} : { site_id: site_id === "" ? null : Number(site_id) }),
});

const fieldsOf = ({ id: _i, uses: _u, given: _g, state: _s, ...fields }: ListedPromotion) => fields;

export default function PromotionPage() {
  const t = useT();
  const navigate = useNavigate();
  const siteOptions = useSiteOptions();
  const { money } = useOfficeFormat();
  const { promotion, copied } = useLoaderData<typeof loader>();
  const id = promotion?.id;
  const begun = copied ? { ...fieldsOf(copied), code: "" } : { ...NEW_PROMOTION, amount: 10 };
  const loaded = valuesOf(promotion ? fieldsOf(promotion) : begun);
  const form = useRecordForm<Values>({
    record: `promotion:${id ?? `new${copied ? `-${copied.id}` : ""}`}`,
    loaded,
    save: async ({ seen, changes }) => {
      const made = await callStaff(
        savePromotionCall,
        id === undefined
          ? { changes: sent({ ...loaded, ...changes }) }
          : { id, seen: sent(seen), changes: sent(changes) },
      );
      if (id === undefined) navigate(`/promotions/${made.id}`, { replace: true });
    },
  });
  return (
    <RecordPage
      form={form}
      back={{ to: "/promotions", label: t("office.promotions.title") }}
      title={promotion?.code ?? t("office.promotions.add")}
      record={promotion ? `promotion:${promotion.id}` : undefined}
      state={
        promotion && (
          <Tag tone={STATE_TONES[promotion.state]}>
            {t(keyUnder("office.promotions.state", promotion.state))}
          </Tag>
        )
      }
      keyOf={(name) => keyUnder("office.promotions.field", name)}
      fields={promotionFields(t, siteOptions)}
      actions={usePromotionActions(promotion)}
    >
      {promotion && (
        <p className="num text-ink-2">
          {t("office.promotions.used", {
            count: promotion.uses,
            given: money(toCents(promotion.given)),
          })}
        </p>
      )}
    </RecordPage>
  );
}

function usePromotionActions(promotion: ListedPromotion | null): RecordAction[] {
  const t = useT();
  if (!promotion) return [];
  const { id, state, code } = promotion;
  const end = () =>
    openConfirm({
      title: t("office.promotions.end_title", { code }),
      text: t("office.promotions.end_text"),
      send: t("office.promotions.end"),
      onConfirm: () => callStaff(endPromotionCall, { id }),
    });
  const copy: RecordAction = {
    key: "copy",
    label: t("office.promotions.copy"),
    icon: "copy",
    to: `/promotions/new?copy=${id}`,
  };
  return state === "ended"
    ? [copy]
    : [copy, { key: "end", label: t("office.promotions.end"), icon: "x", run: end }];
}
