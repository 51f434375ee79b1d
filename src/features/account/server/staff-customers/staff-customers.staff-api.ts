import { fail, type Result } from "#core/result.ts";
import { failure } from "#platform/api/api-route.ts";
import { refuseWith } from "#platform/api/refuse.ts";
import { handleStaffCall, type StaffRoute } from "#platform/api/staff-route.ts";
import { noteAccess } from "#platform/audit/access-log.ts";
import { reachesSite, type StaffActor } from "#platform/auth/require-role.ts";
import * as calls from "../../staff-calls.ts";
import { requestEmailChangeByStaff } from "../contact/request-email-change.ts";
import type { Customer } from "../customers.repository.ts";
import { eraseByStaff } from "../erasure/erase-customer.ts";
import { describeCustomer, describeListedCustomer } from "./describe-customer.ts";
import { editCustomer } from "./edit-customer.ts";
import { readSection } from "./read-sections.ts";
import {
  type CustomerFilter,
  findCustomers,
  selectCustomer,
} from "./staff-customers.repository.ts";
import type { StaffCustomersDeps } from "./staff-customers-deps.ts";

const refuse = refuseWith({});
const done = { status: true } as const;
const PAGE = 50;

export const staffCustomersApi = (deps: StaffCustomersDeps): StaffRoute[] => [
  handleStaffCall(calls.listCustomersCall, async ({ query, site, after }, { actor }) => {
    const filter = await filterOf(deps, actor, { query, site });
    if (!filter) return { ...done, customers: [], total: 0, next: null };
    const { rows, hasMore, total } = await findCustomers(deps.db, filter, { after, limit: PAGE });
    const next = hasMore ? (rows.at(-1)?.id ?? null) : null;
    return { ...done, customers: rows.map(describeListedCustomer), total, next };
  }),
  handleStaffCall(calls.staffCustomerCall, async ({ id }, { actor }) => {
    const customer = await describeCustomer(deps, { actor, id });
    if (!customer) return failure(404, "errors.not_found");
    const record = `customer:${id}`;
    await noteAccess(deps.db, { actor, customerId: id, what: "customer", record });
    return { ...done, customer };
  }),
  handleStaffCall(calls.customerSectionCall, async ({ id, kind, after }, { actor }) => {
    const section = await readSection(deps, { actor, customerId: id, kind, after });
    if (!section) return failure(404, "errors.not_found");
    const record = `customer:${id}`;
    await noteAccess(deps.db, { actor, customerId: id, what: "customer", record });
    return { ...done, section };
  }),
  handleStaffCall(calls.editCustomerCall, async ({ id, ...edit }, request) => {
    const edited = await editCustomer(deps, { actor: request.actor, id, edit });
    return edited.ok ? { ...done, contact: edited.value } : refuse(request, edited);
  }),
  handleStaffCall(calls.changeCustomerEmailCall, async ({ id, email }, request) => {
    const found = await reach(deps, request.actor, id);
    const asked = found.ok
      ? await requestEmailChangeByStaff(deps, {
          actor: request.actor,
          customer: found.value,
          site: deps.findSite(found.value.siteId),
          email,
        })
      : found;
    return asked.ok ? done : refuse(request, asked);
  }),
  handleStaffCall(calls.eraseCustomerCall, async ({ id }, request) => {
    const found = await reach(deps, request.actor, id);
    const erased = found.ok ? await eraseByStaff(deps, request.actor, found.value) : found;
    return erased.ok ? done : refuse(request, erased);
  }),
];

/** A customer who exists and belongs to a site that the actor works for. */
async function reach(
  { db }: StaffCustomersDeps,
  actor: StaffActor,
  id: number,
): Promise<Result<Customer, "errors.not_found">> {
  const customer = await selectCustomer(db, id);
  const isThere = customer && customer.erasedAt === null && reachesSite(actor, customer.siteId);
  return isThere ? { ok: true, value: customer } : fail("errors.not_found");
}

/** Undefined if nothing can match. */
async function filterOf(
  deps: StaffCustomersDeps,
  { siteIds }: StaffActor,
  { query, site }: { query?: string | undefined; site?: number[] | undefined },
): Promise<CustomerFilter | undefined> {
  const sites = site?.filter((id) => !siteIds || siteIds.includes(id)) ?? siteIds;
  if (sites?.length === 0) return undefined;
  const suite = /^CT-?(\d{1,9})$/i.exec(query ?? "")?.[1];
  if (!suite) return { siteIds: sites, text: query };
  const id = await deps.customerOfSuite(Number(suite));
  return id === undefined ? undefined : { siteIds: sites, id };
}
