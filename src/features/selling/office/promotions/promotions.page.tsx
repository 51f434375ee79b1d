import { type LoaderFunctionArgs, useLoaderData, useLocation } from "react-router";
import { keyUnder } from "#core/message-key.ts";
import { toCents } from "#core/money.ts";
import type { Translate } from "#i18n/translator.ts";
import { useT } from "#i18n/use-t.ts";
import { describeFilters } from "#office-ui/list/describe-filters.ts";
import { readListAddress } from "#office-ui/list/list-address.ts";
import type { ListDescription, ListPage } from "#office-ui/list/list-description.ts";
import { ListFrame } from "#office-ui/list/list-frame.tsx";
import { Tag } from "#office-ui/marks/tag.tsx";
import { useOfficeFormat } from "#office-ui/marks/use-office-format.ts";
import { useMe } from "#office-ui/me/me.ts";
import { useSiteOptions } from "#office-ui/me/use-site-options.ts";
import { ListEmpty } from "#office-ui/page/page-states.tsx";
import { callApi } from "#platform/client/call-api.ts";
import { ButtonLink } from "#ui/button.tsx";
import { PROMOTION_STATES } from "../../domain/promotion-state.ts";
import { type ListedPromotion, listPromotionsCall } from "../../staff-calls.ts";
import { STATE_TONES } from "./promotion-fields.ts";
import { PROMOTIONS_FIELDS, promotionsInput } from "./promotions-query.ts";

async function loadPage(search: string, after?: string): Promise<ListPage<ListedPromotion>> {
  const input = promotionsInput(readListAddress(search, PROMOTIONS_FIELDS));
  const { promotions, total, next } = await callApi(listPromotionsCall, { ...input, after });
  return { rows: promotions, next, count: total, isMore: false };
}

export const loader = ({ request }: LoaderFunctionArgs) => loadPage(new URL(request.url).search);

/** Discount codes, with how often they were used and their total discount. */
export default function PromotionsPage() {
  const t = useT();
  const page = useLoaderData<typeof loader>();
  const { search } = useLocation();
  const views = [
    { id: "all", title: t("office.promotions.all"), query: "" },
    ...PROMOTION_STATES.map((state) => ({
      id: state,
      title: t(keyUnder("office.promotions.state", state)),
      query: `state=${state}`,
    })),
  ];
  return (
    <ListFrame
      list={usePromotionsList()}
      page={page}
      loadMore={(after) => loadPage(search, after)}
      views={views}
      actions={
        <ButtonLink variant="go" to="/promotions/new">
          {t("office.promotions.add")}
        </ButtonLink>
      }
      empty={
        <ListEmpty
          title={t("office.promotions.none")}
          action={
            <ButtonLink variant="go" to="/promotions/new">
              {t("office.promotions.add")}
            </ButtonLink>
          }
        >
          {t("office.promotions.none_text")}
        </ListEmpty>
      }
    />
  );
}

function usePromotionsList(): ListDescription<ListedPromotion> {
  const t = useT();
  const { sites } = useMe();
  const { money, number } = useOfficeFormat();
  const title = (name: string) => t(keyUnder("office.promotions.field", name));
  const siteName = (id: number | null) =>
    id === null
      ? t("office.redirects.all_sites")
      : (sites.find((site) => site.id === id)?.name ?? String(id));
  return {
    id: "promotions",
    title: t("office.promotions.title"),
    rowId: ({ id }) => String(id),
    rowLabel: ({ code }) => code,
    rowTo: ({ id }) => `/promotions/${id}`,
    countWords: (count, shown) => t("office.promotions.count", { count, shown }),
    filters: describeFilters(PROMOTIONS_FIELDS, {
      state: {
        title: title("state"),
        label: (value) => t(keyUnder("office.promotions.state", value)),
      },
      site: { title: title("site_id"), options: useSiteOptions() },
      query: { title: title("code") },
    }),
    columns: [
      {
        key: "code",
        title: title("code"),
        width: 200,
        fixed: true,
        card: "lead",
        render: ({ code }) => <span className="num font-medium">{code}</span>,
      },
      {
        key: "amount",
        title: title("amount"),
        width: 120,
        numeric: true,
        card: "end",
        render: ({ amount, type }) => (
          <span className="num">{type === "fixed" ? money(toCents(amount)) : `${amount} %`}</span>
        ),
      },
      {
        key: "days",
        title: t("office.promotions.days"),
        width: 232,
        card: "below",
        render: ({ starts_on, ends_on }) => (
          <span className="num text-ink-2">{promotionDays(t, starts_on, ends_on)}</span>
        ),
      },
      {
        key: "site",
        title: title("site_id"),
        render: ({ site_id }) => <span className="text-ink-2">{siteName(site_id)}</span>,
      },
      {
        key: "uses",
        title: t("office.promotions.uses"),
        width: 120,
        numeric: true,
        card: "below-end",
        render: ({ uses, max_uses }) => (
          <span className="num">
            {max_uses === null ? number(uses) : `${number(uses)} / ${number(max_uses)}`}
          </span>
        ),
      },
      {
        key: "given",
        title: t("office.promotions.given"),
        width: 120,
        numeric: true,
        render: ({ given }) => <span className="num">{money(toCents(given))}</span>,
      },
      {
        key: "state",
        title: title("state"),
        width: 128,
        card: "foot",
        render: ({ state }) => (
          <Tag tone={STATE_TONES[state]}>{t(keyUnder("office.promotions.state", state))}</Tag>
        ),
      },
    ],
  };
}

function promotionDays(t: Translate, first: string | null, last: string | null): string {
  if (first && last) return `${first} – ${last}`;
  if (first) return t("office.promotions.days_from", { day: first });
  return last
    ? t("office.promotions.days_until", { day: last })
    : t("office.promotions.days_always");
}
