import { toDecimal } from "#core/money.ts";
import type { Queryable } from "#database/connect.ts";
import type { Catalogue } from "#features/catalogue/server/catalogue.ts";
import { claimNumber } from "#features/claims/domain/claim-status.ts";
import { forwardNumber } from "#features/forwarding/domain/forward-status.ts";
import { suiteCode } from "#features/forwarding/domain/suite.ts";
import { invoiceNumber } from "#features/invoices/domain/invoice.ts";
import { orderNumber } from "#features/orders/domain/order-status.ts";
import type { Site } from "#features/sites/domain/site.ts";
import { requireOneOfRoles, type StaffActor } from "#platform/auth/require-role.ts";
import type { StaffRole } from "#platform/auth/staff-role.ts";
import { readSearchQuery, type SearchQuery } from "../domain/search-query.ts";
import type { SearchHit } from "../staff-calls.ts";
import * as found from "./search.repository.ts";

export type SearchDeps = {
  db: Queryable;
  listSites: () => readonly Site[];
  listStaffGoods: Catalogue["listStaffGoods"];
};
type SearchRecordsInput = { actor: StaffActor; text: string; site: Site };
type SiteIds = readonly number[] | undefined;

const PEOPLE: readonly StaffRole[] = ["orders", "finance", "support"];
const MONEY: readonly StaffRole[] = ["finance"];
const PARCELS: readonly StaffRole[] = ["warehouse", "support"];

/** Records by what was typed, the surest first: a number of ours is one record, a name may be many. */
export async function searchRecords(
  deps: SearchDeps,
  asked: SearchRecordsInput,
): Promise<SearchHit[]> {
  const query = readSearchQuery(asked.text);
  if (query.text.length < 2) return [];
  const as = async (
    roles: readonly StaffRole[],
    find: (siteIds: SiteIds) => Promise<SearchHit[]>,
  ): Promise<SearchHit[]> => {
    const allowed = requireOneOfRoles(asked.actor, roles);
    return allowed.ok ? find(allowed.value.siteIds) : [];
  };
  const hits = [
    ...(await as(PEOPLE, (siteIds) => findByNumber(deps, query, siteIds))),
    ...(await as(PARCELS, (siteIds) => findParcels(deps, query, siteIds))),
    ...(await as(MONEY, (siteIds) => findPapers(deps, query, siteIds))),
    ...(await as(PEOPLE, (siteIds) => findPeople(deps, query, siteIds))),
    ...(await as(["catalogue"], () => findGoods(deps, query, asked))),
  ];
  return [...new Map(hits.map((hit) => [`${hit.kind}:${hit.title}:${hit.to}`, hit])).values()];
}

const describeOrder = ({
  id,
  goods,
  totalCents,
  currency,
  status,
}: found.FoundOrder): SearchHit => ({
  kind: "order",
  to: `/orders/${id}`,
  title: orderNumber(id),
  detail: goods ?? "",
  amount: toDecimal(totalCents),
  currency,
  status,
});

const customerPath = (id: number | null) => (id === null ? null : `/customers/${id}`);

async function findByNumber({ db }: SearchDeps, query: SearchQuery, siteIds: SiteIds) {
  const { orderId, claimId, code } = query;
  const hits: SearchHit[] = [];
  if (orderId !== undefined) {
    hits.push(...(await found.selectOrdersById(db, [orderId], siteIds)).map(describeOrder));
    for (const { id, customerId, name } of await found.selectQuote(db, orderId, siteIds)) {
      hits.push(hit("quote", orderNumber(id), name, customerPath(customerId)));
    }
  }
  if (claimId !== undefined) {
    for (const { id, orderId: about, customerId } of await found.selectClaim(
      db,
      claimId,
      siteIds,
    )) {
      const to = about === null ? customerPath(customerId) : `/orders/${about}`;
      hits.push(hit("claim", claimNumber(id), about === null ? "" : orderNumber(about), to));
    }
  }
  if (code !== undefined) {
    const ids = await found.selectOrderIdsByTracking(db, code);
    hits.push(...(await found.selectOrdersById(db, ids, siteIds)).map(describeOrder));
  }
  return hits;
}

async function findParcels({ db }: SearchDeps, query: SearchQuery, siteIds: SiteIds) {
  const { forwardId: id, code: number } = query;
  if (id === undefined && number === undefined) return [];
  const rows = await found.selectParcels(db, { id, number }, siteIds);
  return rows.map(({ id: request, trackingNumber, customerId }) =>
    hit("parcel", forwardNumber(request), trackingNumber ?? "", customerPath(customerId)),
  );
}

const findPapers = async (deps: SearchDeps, query: SearchQuery, siteIds: SiteIds) => [
  ...(query.invoice ? await findInvoices(deps, query.invoice, siteIds) : []),
  ...(query.reference ? await findPayments(deps, query.reference, siteIds) : []),
];

async function findInvoices(
  { db, listSites }: SearchDeps,
  { series, number }: NonNullable<SearchQuery["invoice"]>,
  siteIds: SiteIds,
): Promise<SearchHit[]> {
  const isOfSeries = (site: Site) => invoiceNumber(site, number).startsWith(`${series}-`);
  const sites = listSites().filter(isOfSeries);
  const ofSeries = sites.map(({ id }) => id);
  const rows = await found.selectInvoices(db, { number, ofSeries }, siteIds);
  return rows.flatMap(({ siteId, subjectKind, subjectId, customerId, ...row }) => {
    const site = sites.find(({ id }) => id === siteId);
    if (!site) return [];
    const title = invoiceNumber(site, row.number);
    return subjectKind === "order" && subjectId !== null
      ? hit("invoice", title, orderNumber(subjectId), `/orders/${subjectId}`)
      : hit("invoice", title, "", customerPath(customerId));
  });
}

async function findPayments(
  { db }: SearchDeps,
  reference: string,
  siteIds: SiteIds,
): Promise<SearchHit[]> {
  const [payment] = await found.selectPayment(db, reference, siteIds);
  if (!payment) return [];
  const { kind, subjectId, customerId, amountCents, currency } = payment;
  const [of] = kind === "order" ? await found.selectOrdersBySlug(db, subjectId, siteIds) : [];
  const shown = of
    ? hit("payment", reference, orderNumber(of.id), `/orders/${of.id}`)
    : hit("payment", reference, "", customerPath(customerId));
  return [{ ...shown, amount: toDecimal(amountCents), currency }];
}

const ORDERS_SHOWN = 3;

/** People, and of the first one the newest orders: they are what is asked about. */
async function findPeople({ db }: SearchDeps, query: SearchQuery, siteIds: SiteIds) {
  const { suite, email, phone, words } = query;
  const people = [
    ...(suite === undefined ? [] : await found.selectPeopleBySuite(db, suite, siteIds)),
    ...(email === undefined ? [] : await found.selectPeopleByEmail(db, email, siteIds)),
    ...(phone === undefined ? [] : await found.selectPeopleByPhone(db, phone, siteIds)),
    ...(words.length === 0 ? [] : await found.selectPeopleByName(db, words, siteIds)),
  ];
  const [first] = people;
  const orders = first
    ? await found.selectOrdersOf(db, first.id, siteIds)
    : email === undefined
      ? []
      : await found.selectOrdersByEmail(db, email, siteIds);
  return [...people.map(describePerson), ...orders.slice(0, ORDERS_SHOWN).map(describeOrder)];
}

function describePerson({ id, name, email, phone, company, suite }: found.FoundPerson): SearchHit {
  const title = name || email || String(id);
  return {
    ...hit("customer", title, [company, email].filter(Boolean).join(" · "), `/customers/${id}`),
    facts: { email: email ?? "", phone, suite: suite === null ? "" : suiteCode(suite) },
  };
}

const GOODS_SHOWN = 4;

async function findGoods(
  { listStaffGoods }: SearchDeps,
  query: SearchQuery,
  { site }: SearchRecordsInput,
) {
  if (query.goods === "") return [];
  const language = site.languages[0]?.isoCode ?? "en";
  const { products } = await listStaffGoods({ query: query.goods }, { site, language });
  return products
    .slice(0, GOODS_SHOWN)
    .map(({ id, names, slug, manufacturer }) =>
      hit("product", names[language] ?? names.en ?? slug, manufacturer, `/products/${id}`),
    );
}

const hit = (
  kind: SearchHit["kind"],
  title: string,
  detail: string,
  to: string | null,
): SearchHit => ({ kind, title, detail, to });
