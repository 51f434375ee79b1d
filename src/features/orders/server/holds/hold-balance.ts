import { succeed } from "#core/result.ts";
import type { Transaction } from "#database/connect.ts";
import { REL_TYPES } from "#features/wallet/domain/entry-types.ts";
import type { Order } from "../orders.repository.ts";
import type { OrdersDeps } from "../orders-deps.ts";

type Held = Pick<Order, "id" | "slug" | "customerId" | "balanceCents" | "holdAttempt">;
type Deps = Pick<OrdersDeps, "wallet">;

/** Each time that an order is held again it is another move of the ledger. */
const holdKey = ({ id, holdAttempt }: Held) => `order:${id}:hold:${holdAttempt}`;
const captureKey = (order: Held) => `${holdKey(order)}:capture`;

const usesWallet = (order: Held): order is Held & { customerId: number } =>
  order.customerId !== null && order.balanceCents > 0;

export async function holdBalance({ wallet }: Deps, tx: Transaction, order: Held) {
  if (!usesWallet(order)) return succeed(null);
  const { id, slug, customerId, balanceCents } = order;
  return wallet.hold(tx, {
    customerId,
    amountCents: balanceCents,
    key: holdKey(order),
    relation: { relType: REL_TYPES.quote, relId: id, quoteSlug: slug },
  });
}

export async function captureBalance({ wallet }: Deps, tx: Transaction, order: Held) {
  if (!usesWallet(order)) return;
  const { customerId } = order;
  const move = { customerId, key: captureKey(order), of: holdKey(order) };
  const captured = await wallet.capture(tx, move);
  if (!captured.ok) throw new Error(`What an order held was not captured: ${captured.code}`);
}

/** Back into the wallet: what is held, or what was paid. */
export async function returnBalance(
  { wallet }: Deps,
  tx: Transaction,
  order: Held & { paidAt: Date | null },
) {
  if (!usesWallet(order)) return;
  const { customerId } = order;
  const key = `${holdKey(order)}:back`;
  const back = order.paidAt
    ? await wallet.refund(tx, { customerId, key, of: captureKey(order) })
    : await wallet.release(tx, { customerId, key, of: holdKey(order) });
  if (!back.ok) throw new Error(`What an order held did not come back: ${back.code}`);
}
