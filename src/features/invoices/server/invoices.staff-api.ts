import { toCents } from "#core/money.ts";
import { fail, type Result, succeed } from "#core/result.ts";
import type { Payments } from "#features/payments/server/payments.ts";
import { findLanguage, type Site } from "#features/sites/domain/site.ts";
import { failure } from "#platform/api/api-route.ts";
import { refuseWith } from "#platform/api/refuse.ts";
import { handleStaffCall, type StaffRequest, type StaffRoute } from "#platform/api/staff-route.ts";
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
    handleStaffCall(staffIssueCall, async ({ key, ...input }, request) => {
      const site =
        input.site_id === undefined
          ? request.site
          : deps.listSites().find(({ id }) => id === input.site_id);
      if (!site) return failure(404, "errors.not_found");
      const lines = input.lines.map(({ name, quantity, price, vat_percent }) => ({
        name,
        quantity,
        unitCents: toCents(price),
        vatPercent: vat_percent,
      }));
      const issue = () =>
        issueByStaff(deps, {
          actor: request.actor,
          siteId: site.id,
          ...recipientOf(input.customer_id, input.recipient),
          language: languageOf(site, input.language),
          lines,
          dueOn: input.due_on,
        });
      if (key === undefined) return show(request, await issue());
      const scope = `${staffIssueCall.path} ${request.actor.id}`;
      const slugOf = async () => {
        const issued = await issue();
        return issued.ok ? succeed(issued.value.slug) : issued;
      };
      const once = await deps.idempotently({ scope, key, input }, slugOf, ({ ok }) => ok);
      if (!once.ok || !once.value.ok) return refuse(request, once.ok ? once.value : once);
      const bill = await selectBill(deps.db, once.value.value);
      return show(request, bill ? succeed(bill) : fail("errors.not_found"));
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
