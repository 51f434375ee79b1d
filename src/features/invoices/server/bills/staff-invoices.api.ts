import { toCents } from "#core/money.ts";
import type { Result } from "#core/result.ts";
import type { Account } from "#features/account/server/account.ts";
import { staffActor } from "#features/account/server/staff-actor.ts";
import { findLanguage, type Site } from "#features/sites/domain/site.ts";
import { type ApiRoute, failure, handleCall } from "#platform/api/api-route.ts";
import { refuseWith } from "#platform/api/refuse.ts";
import type { RequestContext } from "#platform/api/request-context.ts";
import {
  type RecipientOnWire,
  staffCancelCall,
  staffCreditCall,
  staffIssueCall,
  staffPaidCall,
} from "../../contract.ts";
import type { Bill, Invoices } from "../invoices.ts";
import type { RecipientInput } from "./recipient.ts";

const refuse = refuseWith({
  "invoices.errors.step": 409,
  "invoices.errors.being_paid": 409,
});

type Services = { account: Account; invoices: Invoices };

/** Of the office; to whom has no role these calls do not exist. */
export function staffInvoicesApi({ account, invoices }: Services): ApiRoute[] {
  const actorOf = async (request: RequestContext) => staffActor(await account.sessionOf(request));
  const show = async (request: RequestContext, done: Result<Bill>) => {
    if (!done.ok) return refuse(request, done);
    const { slug, customerId } = done.value;
    // As its customer sees it; one to somebody without an account names nobody here either.
    const asked = { slug, customerId: customerId ?? undefined };
    const invoice = await invoices.showInvoice(asked);
    return invoice ? { status: true as const, invoice } : failure(404, "errors.not_found");
  };
  return [
    handleCall(staffIssueCall, async (input, request) => {
      const lines = input.lines.map(({ name, quantity, price, vat_percent }) => ({
        name,
        quantity,
        unitCents: toCents(price),
        vatPercent: vat_percent,
      }));
      const issued = await invoices.issueByStaff({
        actor: await actorOf(request),
        siteId: request.site.id,
        ...recipientOf(input.customer_id, input.recipient),
        language: languageOf(request.site, input.language),
        lines,
        dueOn: input.due_on,
      });
      return show(request, issued);
    }),
    handleCall(staffCancelCall, async ({ id: slug }, request) =>
      show(request, await invoices.cancelByStaff({ actor: await actorOf(request), slug })),
    ),
    handleCall(staffPaidCall, async ({ id: slug }, request) =>
      show(request, await invoices.notePaidByStaff({ actor: await actorOf(request), slug })),
    ),
    handleCall(staffCreditCall, async ({ id: slug }, request) =>
      show(request, await invoices.creditByStaff({ actor: await actorOf(request), slug })),
    ),
  ];
}

function recipientOf(
  customerId: number | undefined,
  recipient: RecipientOnWire | undefined,
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
