import { toCents } from "#core/money.ts";
import { fail, type Result, succeed } from "#core/result.ts";
import type { Payments } from "#features/payments/server/payments.ts";
import { findLanguage, type Site } from "#features/sites/domain/site.ts";
import { failure } from "#platform/api/api-route.ts";
import type { InputOf } from "#platform/api/call.ts";
import { refuseWith } from "#platform/api/refuse.ts";
import { handleStaffCall, type StaffRequest, type StaffRoute } from "#platform/api/staff-route.ts";
import type { StaffActor } from "#platform/auth/require-role.ts";
import {
  type BillRecipient,
  staffCancelCall,
  staffCreditCall,
  staffIssueCall,
  staffPaidCall,
} from "../contract.ts";
import { type Bill, selectBill } from "./bills/bills.repository.ts";
import type { RecipientInput } from "./bills/recipient.ts";
import {
  cancelByStaff,
  creditByStaff,
  issueByStaff,
  notePaidByStaff,
} from "./bills/staff-bills.ts";
import { showInvoice } from "./invoice-response.ts";
import type { InvoicesDeps } from "./invoices-deps.ts";

const refuse = refuseWith({
  "errors.key_reused": 409,
  "errors.still_running": 503,
  "invoices.errors.step": 409,
  "invoices.errors.being_paid": 409,
});

type InvoicesStaffDeps = InvoicesDeps &
  Pick<Payments, "idempotently"> & { listSites: () => readonly Site[] };

export function invoicesStaffApi(deps: InvoicesStaffDeps): StaffRoute[] {
  const show = async (request: StaffRequest, done: Result<Bill>) => {
    if (!done.ok) return refuse(request, done);
    const { slug, customerId } = done.value;
    // Shown as its customer sees it; if it was sent to a person without an account, the buyer is hidden here too.
    const invoice = await showInvoice(deps, { slug, customerId: customerId ?? undefined });
    return invoice ? { status: true as const, invoice } : failure(404, "errors.not_found");
  };
  return [
    handleStaffCall(staffIssueCall, async (input, request) => {
      const site = siteIn(deps, input.site_id, request);
      if (!site) return failure(404, "errors.not_found");
      return show(request, await issueOnce(deps, request.actor, { ...input, site }));
    }),
    handleStaffCall(staffCancelCall, async ({ id: slug }, request) =>
      show(request, await cancelByStaff(deps, { actor: request.actor, slug })),
    ),
    handleStaffCall(staffPaidCall, async ({ id: slug }, request) =>
      show(request, await notePaidByStaff(deps, { actor: request.actor, slug })),
    ),
    handleStaffCall(staffCreditCall, async ({ id: slug }, request) =>
      show(request, await creditByStaff(deps, { actor: request.actor, slug })),
    ),
  ];
}

const siteIn = (
  { listSites }: InvoicesStaffDeps,
  id: number | undefined,
  request: StaffRequest,
): Site | undefined => (id === undefined ? request.site : listSites().find((one) => one.id === id));

type IssueInput = Omit<InputOf<typeof staffIssueCall>, "site_id"> & { site: Site };

/** The same key makes one invoice, even if the answer was lost on the way. */
async function issueOnce(
  deps: InvoicesStaffDeps,
  actor: StaffActor,
  { key, site, ...input }: IssueInput,
): Promise<Result<Bill>> {
  const issue = () =>
    issueByStaff(deps, {
      actor,
      siteId: site.id,
      ...recipientOf(input.customer_id, input.recipient),
      language: languageOf(site, input.language),
      lines: input.lines.map(({ name, quantity, price, vat_percent }) => ({
        name,
        quantity,
        unitCents: toCents(price),
        vatPercent: vat_percent,
      })),
      dueOn: input.due_on,
    });
  if (key === undefined) return issue();
  const once = await deps.idempotently<Result<string>>(
    { scope: `${staffIssueCall.path} ${actor.id}`, key, input: { ...input, site: site.id } },
    async () => {
      const issued = await issue();
      return issued.ok ? succeed(issued.value.slug) : issued;
    },
    ({ ok }) => ok,
  );
  const done = once.ok ? once.value : once;
  if (!done.ok) return done;
  const bill = await selectBill(deps.db, done.value);
  return bill ? succeed(bill) : fail("errors.not_found");
}

function recipientOf(
  customerId: number | undefined,
  recipient: BillRecipient | undefined,
): RecipientInput {
  if (!recipient) return { customerId: customerId ?? 0 };
  const { name, email, company, address } = recipient;
  return {
    guest: {
      name,
      email,
      company: company && {
        name: company.name,
        code: company.code ?? "",
        vatCode: company.vat_code ?? "",
      },
      address: address && {
        firstAddress: address.first_address,
        city: address.city,
        zip: address.zip ?? "",
      },
    },
  };
}

const languageOf = (site: Site, asked: string | undefined): string =>
  (asked && findLanguage(site, asked)?.isoCode) || (site.languages[0]?.isoCode ?? "en");
