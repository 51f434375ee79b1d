import type { Edit } from "#core/edit.ts";
import { fail, type Result } from "#core/result.ts";
import { inTransaction } from "#database/transaction.ts";
import { editRecord } from "#platform/audit/edit-record.ts";
import { reachesSite, requireRole, type StaffActor } from "#platform/auth/require-role.ts";
import type { CustomerContact } from "../../staff-calls.ts";
import { type ContactInfo, lockCustomer, saveContactInfo } from "../customers.repository.ts";
import { describeContact } from "./describe-customer.ts";
import type { StaffCustomersDeps } from "./staff-customers-deps.ts";

const COLUMNS = {
  first_name: "firstName",
  last_name: "lastName",
  phone_number: "phoneNumber",
  company_name: "companyName",
  company_code: "companyCode",
  vat_code: "vatCode",
} as const satisfies Record<keyof CustomerContact, keyof ContactInfo>;

type CustomerEdit = {
  actor: StaffActor | undefined;
  id: number;
  edit: Edit<CustomerContact>;
};

/** Changes name, phone and company for future documents; existing documents stay as they are. */
export async function editCustomer(
  { db }: Pick<StaffCustomersDeps, "db">,
  { actor, id, edit }: CustomerEdit,
): Promise<Result<CustomerContact>> {
  const allowed = requireRole(actor, "support");
  if (!allowed.ok) return allowed;
  return inTransaction<Result<CustomerContact>>(db, async (tx) => {
    const customer = await lockCustomer(tx, id);
    if (!customer || !reachesSite(allowed.value, customer.siteId)) return fail("errors.not_found");
    return editRecord<CustomerContact>(tx, {
      actor: allowed.value,
      action: "customer.edit",
      subject: `customer:${id}`,
      current: describeContact(customer),
      edit,
      customerId: id,
      write: (changes) => {
        const columns = new Map<string, string>(Object.entries(COLUMNS));
        const values = Object.entries(changes).map(([name, value]) => [columns.get(name), value]);
        return saveContactInfo(tx, id, Object.fromEntries(values));
      },
    });
  });
}
