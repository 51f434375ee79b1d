import { fail, type Result, succeed } from "#core/result.ts";
import type { Queryable } from "#database/connect.ts";
import { findLanguage, type Site } from "#features/sites/domain/site.ts";
import { NOT_LOGGED_IN } from "#platform/auth/session-life.ts";
import type { ContactInfoInput } from "../../domain/contact-info.ts";
import { saveContactInfo } from "../customers.repository.ts";

export async function updateContactInfo(
  deps: { db: Queryable },
  { site, customerId, info }: { site: Site; customerId: number; info: ContactInfoInput },
): Promise<Result<null>> {
  if (info.language && !findLanguage(site, info.language)) {
    return fail("errors.unknown_language", { language: ["errors.unknown_language"] });
  }
  const saved = await saveContactInfo(deps.db, customerId, {
    firstName: info.first_name,
    lastName: info.last_name,
    phoneNumber: info.phone_number,
    companyName: info.company_name,
    companyCode: info.company_code,
    vatCode: info.vat_code,
    ...(info.language ? { language: info.language } : {}),
  });
  return saved ? succeed(null) : fail(NOT_LOGGED_IN);
}
