import { useT } from "#i18n/use-t.ts";
import { paperLaw } from "../../domain/invoice.ts";
import type { InvoiceDetails } from "../../domain/invoice-view.ts";

const TAX_NUMBERS = { eu: "invoices.vat_code", ae: "invoices.trn" } as const;

export function InvoiceParties({ invoice: { seller, buyer } }: { invoice: InvoiceDetails }) {
  const t = useT();
  const numberKey = TAX_NUMBERS[paperLaw(seller.country)];
  return (
    <section className="panel grid gap-6 sm:grid-cols-2">
      <div className="wrap-anywhere">
        <h2 className="h3 mb-1">{t("invoices.seller")}</h2>
        <p>{seller.name}</p>
        <p className="text-14 text-ink-2">{t(numberKey, { code: seller.vat_code })}</p>
        <p className="text-14 text-ink-2">{seller.address}</p>
        <p className="text-14 text-ink-2">{seller.email}</p>
      </div>
      <div className="wrap-anywhere">
        <h2 className="h3 mb-1">{t("invoices.buyer")}</h2>
        {buyer ? (
          <>
            {buyer.company && <p>{buyer.company}</p>}
            <p>{buyer.name}</p>
            <p className="text-14 text-ink-2">{buyer.address}</p>
          </>
        ) : (
          <p className="text-14 text-ink-2">{t("invoices.buyer_hidden")}</p>
        )}
      </div>
    </section>
  );
}
