import { eq, inArray, or } from "drizzle-orm";
import type { Queryable } from "#database/connect.ts";
import type { WalletSubject } from "#features/wallet/domain/balance-entry.ts";
import { invoicePath } from "../../domain/invoice-path.ts";
import { invoiceBills, invoices } from "../invoices.tables.ts";

type BillKeys = { ids: readonly number[]; walletKeys: readonly string[] };
type NamedBill = { id: number; walletKey: string | null; subject: WalletSubject };

/** What the wallet's history calls invoices: by their ids, or by the moves that paid them at once. */
export async function nameBills(
  db: Queryable,
  { ids, walletKeys }: BillKeys,
): Promise<NamedBill[]> {
  if (ids.length + walletKeys.length === 0) return [];
  const rows = await db
    .select({
      id: invoices.id,
      slug: invoices.slug,
      content: invoices.content,
      walletKey: invoiceBills.walletKey,
    })
    .from(invoiceBills)
    .innerJoin(invoices, eq(invoices.id, invoiceBills.invoiceId))
    .where(or(inArray(invoices.id, [...ids]), inArray(invoiceBills.walletKey, [...walletKeys])));
  return rows.map(({ id, slug, content, walletKey }) => ({
    id,
    walletKey,
    subject: { type: "invoices", number: content.number, path: invoicePath(slug) },
  }));
}
