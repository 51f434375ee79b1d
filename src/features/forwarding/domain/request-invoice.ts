import type { Cents } from "#core/money.ts";
import type { Exemption, InvoicePart } from "#features/invoices/domain/invoice.ts";
import type { GrossLine } from "#features/invoices/domain/write-invoice.ts";

type Priced = {
  shippingCents: Cents;
  dutyCents: Cents;
  vatCents: Cents;
  storageCents: Cents;
  deliveryCents: Cents;
  feeCents: Cents;
};

/**
 * The invoice lines of a paid request, with the VAT that the law asks for. If import VAT was charged, its
 * base included the transport (Directive 2006/112/EC, article 144); duty and VAT are paid on the
 * customer's behalf (article 79). The other prices include the destination's VAT.
 */
export function requestLines(request: Priced, vatPercent: number): GrossLine[] {
  const isImported = request.vatCents > 0;
  const parts: [InvoicePart, Cents, Exemption?][] = [
    ["transport", request.shippingCents, isImported ? "import_services" : undefined],
    ["duty", request.dutyCents, "paid_for_you"],
    ["import_vat", request.vatCents, "paid_for_you"],
    ["storage", request.storageCents],
    ["delivery", request.deliveryCents],
    ["payment_fee", request.feeCents],
  ];
  return parts
    .filter(([, grossCents]) => grossCents > 0)
    .map(([part, grossCents, exempt]) => ({
      what: { part },
      quantity: 1,
      grossCents,
      ...(exempt ? { vatPercent: 0, exempt } : { vatPercent }),
    }));
}
