import type { Edit } from "#core/edit.ts";
import { fail, type Result } from "#core/result.ts";
import { inTransaction } from "#database/transaction.ts";
import { editRecord } from "#platform/audit/edit-record.ts";
import { reachesSite, requireOneOfRoles, type StaffActor } from "#platform/auth/require-role.ts";
import type { OrderAddress } from "../../domain/order.ts";
import { isUnshipped } from "../../domain/order-status.ts";
import { lockOrder } from "../lock-order.ts";
import { type Order, updateOrder } from "../orders.repository.ts";
import type { OrdersDeps } from "../orders-deps.ts";

/** The recipient of an order; the country cannot change, because the price was made for it. */
export type DeliveryFields = Omit<OrderAddress, "countryId"> & { email: string };

const deliveryFields = ({ email, address }: Order): DeliveryFields => ({
  email: email ?? "",
  firstName: address?.firstName ?? "",
  lastName: address?.lastName ?? "",
  firstAddress: address?.firstAddress ?? "",
  city: address?.city ?? "",
  zip: address?.zip ?? "",
  phoneNumber: address?.phoneNumber ?? "",
});

type DeliveryEdit = {
  actor: StaffActor | undefined;
  orderId: number;
  edit: Edit<DeliveryFields>;
};

/** Possible until the order is shipped; an already registered parcel still goes to its old address. */
export async function editDelivery(
  deps: OrdersDeps,
  { actor, orderId, edit }: DeliveryEdit,
): Promise<Result<DeliveryFields>> {
  const allowed = requireOneOfRoles(actor, ["orders", "support"]);
  if (!allowed.ok) return allowed;
  return inTransaction<Result<DeliveryFields>>(deps.db, async (tx) => {
    const order = await lockOrder(deps, tx, orderId);
    const { address } = order ?? {};
    if (!order || !address || !reachesSite(allowed.value, order.siteId)) {
      return fail("errors.not_found");
    }
    if (!isUnshipped(order.status)) return fail("office.orders.errors.shipped_already");
    return editRecord<DeliveryFields>(tx, {
      actor: allowed.value,
      action: "order.edit",
      subject: `order:${orderId}`,
      current: deliveryFields(order),
      edit,
      customerId: order.customerId ?? undefined,
      write: ({ email, ...changes }) =>
        updateOrder(tx, orderId, {
          ...(email === undefined ? {} : { email }),
          address: { ...address, ...changes },
        }),
    });
  });
}
