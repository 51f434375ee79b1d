import { toCents, toDecimal } from "#core/money.ts";
import { failField } from "#core/result.ts";
import { failure } from "#platform/api/api-route.ts";
import { refuseWith } from "#platform/api/refuse.ts";
import { handleStaffCall, type StaffRoute } from "#platform/api/staff-route.ts";
import { noteAccess } from "#platform/audit/access-log.ts";
import { reachesSite } from "#platform/auth/require-role.ts";
import { correctWalletCall, staffWalletCall, walletCsvCall } from "../../staff-calls.ts";
import { type AdjustDeps, adjustBalance } from "../corrections/adjust-balance.ts";
import { selectOwner } from "../corrections/wallet-owner.repository.ts";
import { selectBalances } from "../wallet.repository.ts";
import { describeWallet, type StaffWalletDeps } from "./describe-wallet.ts";
import { exportWallet } from "./export-wallet.ts";

const refuse = refuseWith({
  "office.wallet.errors.over_limit": 409,
  "wallet.errors.key_used": 409,
});
const DONE = { status: true as const };
const NOT_FOUND = failure(404, "errors.not_found");

export const walletStaffApi = (deps: AdjustDeps & StaffWalletDeps): StaffRoute[] => [
  handleStaffCall(staffWalletCall, async ({ id, after }, { actor }) => {
    const wallet = await describeWallet(deps, { actor, id, after });
    if (!wallet) return NOT_FOUND;
    const look = { actor, customerId: id, what: "wallet", record: `customer:${id}` };
    await noteAccess(deps.db, look);
    return { ...DONE, wallet };
  }),

  handleStaffCall(walletCsvCall, async ({ id }, { actor }) => {
    const owner = await selectOwner(deps.db, id);
    if (!owner || !reachesSite(actor, owner.siteId)) return NOT_FOUND;
    await noteAccess(deps.db, { actor, customerId: id, what: "wallet.csv" });
    return exportWallet(deps, id);
  }),

  handleStaffCall(correctWalletCall, async ({ id, way, amount, ...input }, request) => {
    const made = await adjustBalance(deps, {
      ...input,
      actor: request.actor,
      kind: way === "deduct" ? "manual_deduction" : "manual_top_up",
      customerId: id,
      amountCents: toCents(amount),
    });
    if (made.ok) {
      return { ...DONE, balance: toDecimal((await selectBalances(deps.db, id)).wallet) };
    }
    const isOfAmount = made.code === "wallet.errors.not_enough";
    return refuse(request, isOfAmount ? failField("amount", made.code) : made);
  }),
];
