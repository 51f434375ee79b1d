import type { Edit } from "#core/edit.ts";
import type { Result } from "#core/result.ts";
import type { Database, Queryable, Transaction } from "#database/connect.ts";
import { inTransaction } from "#database/transaction.ts";
import { editRecord } from "#platform/audit/edit-record.ts";
import type { StaffActor } from "#platform/auth/require-role.ts";
import { PROVIDERS, type ProviderId } from "#ports/provider-id.ts";
import { FEE_TYPES } from "../../domain/payment-fee.ts";
import type { ListedMethod, MethodFields } from "../../staff-calls.ts";
import {
  insertMethods,
  lockSiteMethod,
  type MethodRow,
  selectSiteMethods,
  updateSiteMethod,
} from "../payments.repository.ts";
import type { KnownProvider } from "./known-provider.ts";

const NOT_OFFERED: MethodFields = { is_on: false, fee: 0, fee_type: "fixed", position: 0 };

const fieldsOf = ({ isOn, fee, feeType, position }: MethodRow): MethodFields => ({
  is_on: isOn,
  fee: fee / 100,
  fee_type: feeType === FEE_TYPES.fixed ? "fixed" : "percentage",
  position,
});

export async function listSiteMethods(
  { db, known }: { db: Queryable; known: readonly KnownProvider[] },
  siteId: number,
): Promise<ListedMethod[]> {
  const rows = await selectSiteMethods(db, siteId);
  const listed = known.map(({ id, title, keys, variables }) => {
    const row = rows.find(({ provider }) => provider === id);
    const fields = row ? fieldsOf(row) : NOT_OFFERED;
    return { provider: id, title, keys, variables, is_set: row !== undefined, ...fields };
  });
  return listed.toSorted((one, other) => one.position - other.position);
}

type Save = {
  actor: StaffActor;
  siteId: number;
  provider: ProviderId;
  edit: Edit<MethodFields>;
};

export function saveMethod(
  { db }: { db: Database },
  { actor, siteId, provider, edit }: Save,
): Promise<Result<unknown>> {
  return inTransaction<Result<unknown>>(db, async (tx) => {
    const row = await lockSiteMethod(tx, { siteId, provider });
    const current = row ? fieldsOf(row) : NOT_OFFERED;
    return editRecord(tx, {
      actor,
      action: "payment_method.edit",
      subject: `payment-method:${siteId}:${provider}`,
      current,
      edit,
      write: (changes) => writeMethod(tx, { siteId, provider }, { ...current, ...changes }, row),
    });
  });
}

async function writeMethod(
  tx: Transaction,
  key: { siteId: number; provider: ProviderId },
  fields: MethodFields,
  former: MethodRow | undefined,
): Promise<void> {
  const values = {
    ...key,
    isOn: fields.is_on,
    fee: Math.round(fields.fee * 100),
    feeType: FEE_TYPES[fields.fee_type],
    position: fields.position,
  };
  if (former) await updateSiteMethod(tx, values);
  else await insertMethods(tx, [values]);
}

/** Whether a buyer could pay now: some method other than the wallet is on and has keys. */
export const canBePaid = (methods: readonly ListedMethod[]): boolean =>
  methods.some(
    ({ is_on, keys, provider }) => is_on && keys !== "none" && provider !== PROVIDERS.wallet,
  );
