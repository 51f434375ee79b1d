import { type LoaderFunctionArgs, useLoaderData, useLocation } from "react-router";
import { toCents } from "#core/money.ts";
import { useT } from "#i18n/use-t.ts";
import { OfficeIcon } from "#office-ui/icon/office-icon.tsx";
import { countedPage } from "#office-ui/list/counted-page.ts";
import { csvHref } from "#office-ui/list/csv-href.ts";
import { readListAddress } from "#office-ui/list/list-address.ts";
import type { ListColumn, ListDescription, ListPage } from "#office-ui/list/list-description.ts";
import { ListFrame } from "#office-ui/list/list-frame.tsx";
import { joinViews, useViewActions } from "#office-ui/list/views/use-stored-views.ts";
import { Tag } from "#office-ui/marks/tag.tsx";
import { ThumbStack } from "#office-ui/marks/thumb-stack.tsx";
import { useOfficeFormat } from "#office-ui/marks/use-office-format.ts";
import { officeLanguage } from "#office-ui/me/office-language.ts";
import { ListEmpty, StepLink } from "#office-ui/page/page-states.tsx";
import { callApi } from "#platform/client/call-api.ts";
import { viewsCall } from "#platform/records/staff-calls.ts";
import { ButtonLink } from "#ui/button.tsx";
import { pictureUrl } from "../../../domain/picture-url.ts";
import {
  type ListedStaffProduct,
  listStaffProductsCall,
  productsCsvCall,
  type StaffTaxonomy,
  staffTaxonomyCall,
} from "../../../staff-calls.ts";
import { useWords } from "../../use-words.ts";
import { PRODUCTS_FIELDS, productsInput } from "./products-query.ts";
import { useProductFilters } from "./use-product-filters.ts";

const LIST = "products";

async function loadPage(search: string, after?: string): Promise<ListPage<ListedStaffProduct>> {
  const state = readListAddress(search, PRODUCTS_FIELDS);
  const language = officeLanguage();
  const input = productsInput(state, language, after);
  const { products, total, next } = await callApi(listStaffProductsCall, input);
  return countedPage(products, { total, next });
}

export async function loader({ request }: LoaderFunctionArgs) {
  const [page, { taxonomy }, { views }] = await Promise.all([
    loadPage(new URL(request.url).search),
    callApi(staffTaxonomyCall, {}),
    callApi(viewsCall, { list: LIST }),
  ]);
  return { page, taxonomy, views };
}

const filterIn = (query: string) =>
  productsInput(readListAddress(query, PRODUCTS_FIELDS), officeLanguage());

/** All goods: on sale, hidden on some site, archived. */
export default function ProductsPage() {
  const t = useT();
  const { page, taxonomy, views: stored } = useLoaderData<typeof loader>();
  const viewActions = useViewActions(LIST);
  const { search } = useLocation();
  const filters = useProductFilters(taxonomy);
  const columns = useProductColumns(taxonomy);
  const nameOf = useWords();
  const list: ListDescription<ListedStaffProduct> = {
    id: LIST,
    title: t("office.goods.title"),
    rowId: ({ id }) => String(id),
    rowLabel: ({ names }) => nameOf(names),
    rowTo: ({ id }) => `/products/${id}`,
    countWords: (count, shown) => t("office.goods.count", { count, shown }),
    filters,
    columns,
  };
  const views = [
    { id: "all", title: t("office.goods.views.all"), query: "" },
    { id: "sold-out", title: t("office.goods.views.sold_out"), query: "stock=no" },
    { id: "hidden", title: t("office.goods.views.hidden"), query: "state=hidden" },
    { id: "archived", title: t("office.goods.views.archived"), query: "state=archived" },
  ];
  return (
    <ListFrame
      list={list}
      page={page}
      loadMore={(after) => loadPage(search, after)}
      views={joinViews(views, stored)}
      viewActions={viewActions}
      csvHref={(query) => csvHref(productsCsvCall, filterIn(query))}
      actions={
        <ButtonLink to="/products/new" variant="go">
          <OfficeIcon name="plus" />
          {t("office.goods.new")}
        </ButtonLink>
      }
      empty={
        <ListEmpty
          title={t("office.goods.none")}
          action={
            <>
              <StepLink to="/products/new" isFirst>
                {t("office.goods.new")}
              </StepLink>
              <StepLink to="/imports">{t("office.imports.title")}</StepLink>
            </>
          }
        >
          {t("office.goods.none_text")}
        </ListEmpty>
      }
    />
  );
}

function useProductColumns(taxonomy: StaffTaxonomy): ListColumn<ListedStaffProduct>[] {
  const t = useT();
  const nameOf = useWords();
  const { amount, number } = useOfficeFormat();
  const categories = new Map(taxonomy.categories.map(({ id, names }) => [id, nameOf(names)]));
  const price = ({ price_from: from, price_to: to }: ListedStaffProduct) =>
    [from, to === from ? null : to]
      .flatMap((one) => (one === null ? [] : amount(toCents(one))))
      .join(" – ");
  return [
    {
      key: "name",
      title: t("office.goods.product"),
      fixed: true,
      card: "lead",
      render: ({ names, picture }) => (
        <ThumbStack pictures={[picture ? pictureUrl(picture.src, 160) : undefined]}>
          {nameOf(names)}
        </ThumbStack>
      ),
    },
    {
      key: "brand",
      title: t("office.goods.brand"),
      width: 136,
      card: "below",
      render: ({ manufacturer }) => <span className="text-ink-2">{manufacturer}</span>,
    },
    {
      key: "category",
      title: t("office.goods.category"),
      width: 168,
      render: ({ category_ids: [first] }) => (
        <span className="text-ink-2">{first ? categories.get(first) : "–"}</span>
      ),
    },
    {
      key: "variants",
      title: t("office.goods.variants"),
      width: 88,
      numeric: true,
      render: ({ variants }) => <span className="num text-ink-2">{number(variants)}</span>,
    },
    {
      key: "price",
      title: t("office.goods.price"),
      width: 160,
      numeric: true,
      unit: "€",
      card: "end",
      render: (row) => <span className="num font-medium">{price(row)}</span>,
    },
    {
      key: "stock",
      title: t("office.goods.stock"),
      width: 80,
      numeric: true,
      card: "below-end",
      render: ({ stock }) => (
        <span className={stock === 0 ? "num text-bad" : "num"}>{number(stock)}</span>
      ),
    },
    {
      key: "state",
      title: t("office.goods.state"),
      width: 136,
      render: (row) => <StateTag row={row} />,
    },
  ];
}

function StateTag({ row }: { row: ListedStaffProduct }) {
  const t = useT();
  if (row.archived_at) return <Tag>{t("office.goods.states.archived")}</Tag>;
  if (row.hidden_on.length > 0) return <Tag tone="warn">{t("office.goods.states.hidden")}</Tag>;
  return <span className="text-ink-2">{t("office.goods.states.on_sale")}</span>;
}
