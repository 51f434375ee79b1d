import { useState } from "react";
import { type Cents, toCents } from "#core/money.ts";
import type { QuoteDetails } from "../../contract.ts";
import { type WalletPart, walletPart } from "../../domain/wallet-part.ts";

/** The part paid from the wallet: the user's choice here or, once there is an order, the order's part. */
export function useWalletPart({ euros, rate, due, total, status, is_owner }: QuoteDetails) {
  const [requestedCents, setRequested] = useState<Cents>(0);
  const isOrdered = status === "awaiting_payment";
  const dueCents = toCents(due ?? 0);
  const ordered = { partCents: is_owner ? toCents(total ?? 0) - dueCents : 0, dueCents };
  const totalCents = toCents(total ?? 0);
  const chosen = walletPart({ priceCents: toCents(euros ?? 0), totalCents, rate }, requestedCents);
  const part: Pick<WalletPart, "partCents" | "dueCents"> = isOrdered ? ordered : chosen;
  const usedCents = isOrdered ? undefined : chosen.usedCents;
  return { ...part, usedCents, setRequested };
}
