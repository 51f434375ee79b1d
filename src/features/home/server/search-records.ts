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
import { customerPath, linkFor, type OfficeLink, orderPath } from "./link-for.ts";
import * as found from "./search.repository.ts";

export type SearchDeps = {
  db: Queryable;
  listSites: () => readonly Site[];
  listStaffGoods: Catalogue["listStaffGoods"];
};
type SearchRecordsInput = { actor: StaffActor; text: string; site: Site };
/** A hit before checking whether the actor may open its page. */
type Hit = Omit<SearchHit, "to"> & { to: OfficeLink | null };
type SiteIds = readonly number[] | undefined;
/** Finds nothing for people without one of these roles. */
type FindAs = (
  roles: readonly StaffRole[],
  find: (siteIds: SiteIds) => Promise<Hit[]>,
) => Promise<Hit[]>;

const PEOPLE: readonly StaffRole[] = ["orders", "finance", "support"];
const MONEY: readonly StaffRole[] = ["finance"];
/** Roles that find orders but do not see their amounts. */
const WAREHOUSE_READERS: readonly StaffRole[] = ["warehouse"];
const PARCELS: readonly StaffRole[] = ["warehouse", "support"];

/** Records that match the typed text, best first: our own number identifies one record, a name may match many. */
export async function searchRecords(
  deps: SearchDeps,
  asked: SearchRecordsInput,
): Promise<SearchHit[]> {
  const query = readSearchQuery(asked.text);
  if (query.text.length < 2) return [];
  const as: FindAs = async (roles, find) => {
    const allowed = requireOneOfRoles(asked.actor, roles);
    return allowed.ok ? find(allowed.value.siteIds) : [];
  };
  // Not all at the same time: a few staff who type must not take every connection of the pool.
  const [records, people, goods] = await Promise.all([
    findByNumbers(deps, query, as),
    as(PEOPLE, (siteIds) => findPeople(deps, query, siteIds)),
    as(["catalogue"], () => findGoods(deps, query, asked)),
  ]);
  const hits = [...records, ...people, ...goods];
  const shown = hits.map((one) => ({ ...one, to: linkFor(asked.actor, one.to) }));
  return [...new Map(shown.map((one) => [`${one.kind}:${one.title}:${one.to}`, one])).values()];
}

/** Orders, parcels and documents, by numbers that each identify one of them. */
const findByNumbers = async (deps: SearchDeps, query: SearchQuery, as: FindAs) => [
  // The warehouse finds orders without their money. People with other roles find them again, with it.
  ...(await as(WAREHOUSE_READERS, async (siteIds) =>
    (await findOrders(deps, query, siteIds)).map(withoutMoney),
  )),
  ...(await as(PEOPLE, (siteIds) => findByNumber(deps, query, siteIds))),
  ...(await as(PARCELS, (siteIds) => findParcels(deps, query, siteIds))),
  ...(await as(MONEY, (siteIds) => findPapers(deps, query, siteIds))),
];

const describeOrder = ({ id, goods, totalCents, currency, status }: found.FoundOrder): Hit => ({
  kind: "order",
  to: orderPath(id),
  title: orderNumber(id),
  detail: goods ?? "",
  amount: toDecimal(totalCents),
  currency,
  status,
});

const pathOf = (customerId: number | null) =>
  customerId === null ? null : customerPath(customerId);

const withoutMoney = ({ amount: _amount, currency: _currency, ...one }: Hit): Hit => one;

/** By the order's number, or by the tracking number of one of its parcels. */
async function findOrders({ db }: SearchDeps, { orderId, code }: SearchQuery, siteIds: SiteIds) {
  const ids = [
    ...(orderId === undefined ? [] : [orderId]),
    ...(code === undefined ? [] : await found.selectOrderIdsByTracking(db, code)),
  ];
  return (await found.selectOrdersById(db, ids, siteIds)).map(describeOrder);
}

async function findByNumber(deps: SearchDeps, query: SearchQuery, siteIds: SiteIds) {
  const { db } = deps;
  const { orderId, claimId } = query;
  const hits = await findOrders(deps, query, siteIds);
  if (orderId !== undefined) {
    for (const { id, customerId, name } of await found.selectQuote(db, orderId, siteIds)) {
      hits.push(hit("quote", orderNumber(id), name, pathOf(customerId)));
    }
  }
  if (claimId !== undefined) {
    for (const { id, orderId: about } of await found.selectClaim(db, claimId, siteIds)) {
      const detail = about === null ? "" : orderNumber(about);
      hits.push(hit("claim", claimNumber(id), detail, `/claims/${id}`));
    }
  }
  return hits;
}

async function findParcels({ db }: SearchDeps, query: SearchQuery, siteIds: SiteIds) {
  const { forwardId: id, code: number } = query;
  if (id === undefined && number === undefined) return [];
  const rows = await found.selectParcels(db, { id, number }, siteIds);
  return rows.map(({ id: request, trackingNumber, customerId }) =>
    hit("parcel", forwardNumber(request), trackingNumber ?? "", pathOf(customerId)),
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
): Promise<Hit[]> {
  const isOfSeries = (site: Site) => invoiceNumber(site, number).startsWith(`${series}-`);
  const sites = listSites().filter(isOfSeries);
  const ofSeries = sites.map(({ id }) => id);
  const rows = await found.selectInvoices(db, { number, ofSeries }, siteIds);
  return rows.flatMap(({ siteId, subjectKind, subjectId, customerId, ...row }) => {
    const site = sites.find(({ id }) => id === siteId);
    if (!site) return [];
    const title = invoiceNumber(site, row.number);
    return subjectKind === "order" && subjectId !== null
      ? hit("invoice", title, orderNumber(subjectId), orderPath(subjectId))
      : hit("invoice", title, "", pathOf(customerId));
  });
}

async function findPayments(
  { db }: SearchDeps,
  reference: string,
  siteIds: SiteIds,
): Promise<Hit[]> {
  const [payment] = await found.selectPayment(db, reference, siteIds);
  if (!payment) return [];
  const { kind, subjectId, customerId, amountCents, currency } = payment;
  const [of] = kind === "order" ? await found.selectOrdersBySlug(db, subjectId, siteIds) : [];
  const shown = of
    ? hit("payment", reference, orderNumber(of.id), orderPath(of.id))
    : hit("payment", reference, "", pathOf(customerId));
  return [{ ...shown, amount: toDecimal(amountCents), currency }];
}

const ORDERS_SHOWN = 3;
const MOST_ORDERS_SHOWN = 6;

/**
 * People, the newest orders of the first of them, and orders whose recipient has that name or phone
 * number, including orders of guests and other accounts, because staff are asked about orders.
 */
async function findPeople({ db }: SearchDeps, query: SearchQuery, siteIds: SiteIds) {
  const { email, phone, words } = query;
  const [people, ordersFor] = await Promise.all([
    findAccounts(db, query, siteIds),
    found.selectOrdersFor(db, { words, phone }, siteIds),
  ]);
  const [first] = people;
  const orders = first
    ? await found.selectOrdersOf(db, first.id, siteIds)
    : email === undefined
      ? []
      : await found.selectOrdersByEmail(db, email, siteIds);
  const shown = new Set(orders.slice(0, ORDERS_SHOWN));
  const known = new Set([...shown].map(({ id }) => id));
  for (const order of ordersFor) {
    if (!known.has(order.id) && shown.size < MOST_ORDERS_SHOWN) shown.add(order);
  }
  return [...people.map(describePerson), ...[...shown].map(describeOrder)];
}

/** By suite, e-mail, phone number or name. */
const findAccounts = async (
  db: Queryable,
  { suite, email, phone, words }: SearchQuery,
  siteIds: SiteIds,
) => [
  ...(suite === undefined ? [] : await found.selectPeopleBySuite(db, suite, siteIds)),
  ...(email === undefined ? [] : await found.selectPeopleByEmail(db, email, siteIds)),
  ...(phone === undefined ? [] : await found.selectPeopleByPhone(db, phone, siteIds)),
  ...(words.length === 0 ? [] : await found.selectPeopleByName(db, words, siteIds)),
];

function describePerson({ id, name, email, phone, company, suite }: found.FoundPerson): Hit {
  const title = name || email || String(id);
  return {
    ...hit("customer", title, [company, email].filter(Boolean).join(" · "), customerPath(id)),
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

const hit = (kind: Hit["kind"], title: string, detail: string, to: OfficeLink | null): Hit => ({
  kind,
  title,
  detail,
  to,
});
