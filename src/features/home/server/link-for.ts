import { staffCustomerCall } from "#features/account/staff-calls.ts";
import { listStaffProductsCall } from "#features/catalogue/staff-calls.ts";
import { staffClaimCall } from "#features/claims/staff-calls.ts";
import { listCouriersCall } from "#features/delivery/staff-calls.ts";
import { listStaffPapersCall } from "#features/invoices/staff-calls.ts";
import { staffOrderCall } from "#features/orders/staff-calls.ts";
import type { StaffActor } from "#platform/auth/require-role.ts";
import { mayUse, type StaffAccess } from "#platform/auth/staff-access.ts";
import { listJobsCall, listTasksCall } from "../staff-calls.ts";

/** Office pages that home, tasks and search link to, with the call whose roles can open them. */
const PAGES = {
  orders: staffOrderCall,
  customers: staffCustomerCall,
  claims: staffClaimCall,
  products: listStaffProductsCall,
  couriers: listCouriersCall,
  invoices: listStaffPapersCall,
  jobs: listJobsCall,
  tasks: listTasksCall,
} as const satisfies Record<string, { staff: StaffAccess }>;

/** A path without the office's prefix: a page, optionally with a record or a query. */
export type OfficeLink = `/${keyof typeof PAGES}${"" | `/${string}` | `?${string}`}`;

export const orderPath = (id: number | string): OfficeLink => `/orders/${id}`;
export const customerPath = (id: number): OfficeLink => `/customers/${id}`;

const isOf = (page: string, to: string) => to.slice(1).split(/[/?]/)[0] === page;

/** Null for a page that the actor may not open; the command line has no pages. */
export function linkFor({ grants = [] }: StaffActor, to: OfficeLink | null): string | null {
  if (to === null) return null;
  const page = Object.entries(PAGES).find(([name]) => isOf(name, to));
  return page && mayUse(grants, page[1].staff) ? to : null;
}
