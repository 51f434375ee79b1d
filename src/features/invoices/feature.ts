import { defineFeature } from "#platform/feature/feature.ts";
import type { Features } from "#platform/feature/features.ts";
import { type Platform, problemReporter } from "#platform/feature/platform.ts";
import { billPayable, INVOICE } from "./server/bills/bill-payable.ts";
import { invoiceMailSamples } from "./server/emails/invoice-mail-samples.ts";
import { invoicesApi } from "./server/invoices.api.ts";
import { invoicesPersonalData } from "./server/invoices.personal-data.ts";
import { invoicesStaffApi } from "./server/invoices.staff-api.ts";
import { bindInvoices, type Invoices } from "./server/invoices.ts";
import { type InvoicesDeps, invoiceProblems } from "./server/invoices-deps.ts";
import type { MakePdf, PrintDeps } from "./server/print/print-papers.ts";
import { customerPapers } from "./server/staff-papers/customer-papers.ts";
import { paperPagesApi } from "./server/staff-papers/paper-pages.staff-api.ts";
import { papersRun } from "./server/staff-papers/papers-run.ts";
import { selectPaperSites } from "./server/staff-papers/staff-papers.repository.ts";
import { staffPapersApi } from "./server/staff-papers/staff-papers.staff-api.ts";
import { namePaidBills } from "./server/wallet-subjects.ts";
import { invoicesContext } from "./shop/invoices.context.ts";
import { listStaffPapersCall, showStaffPaperCall } from "./staff-calls.ts";

declare module "#platform/feature/features.ts" {
  interface Features {
    invoices: Invoices;
  }
}
declare module "#platform/feature/platform.ts" {
  interface Platform {
    /** Runs in a worker thread, which accepts a limited number of documents at once. */
    pdf: { makePdf: MakePdf };
  }
}

const subject = (slug: string) => ({ kind: INVOICE, subjectId: slug });

function invoicesDeps(platform: Platform, features: Features): InvoicesDeps {
  const { sites, mail, wallet, payments } = features;
  return {
    db: platform.db,
    now: platform.now,
    wallet,
    postMail: mail.postMail,
    linkTo: sites.linkTo,
    findSite: sites.findSite,
    findUnderWay: (slug) => payments.findUnderWay(subject(slug)),
    refundPayments: (slug) => payments.refundSubject(subject(slug)),
    isStillDue: { pro: (bill) => features.pro.isBillCurrent(bill) },
    whenPaid: { pro: (tx, bill) => features.pro.activateByBill(tx, bill) },
    whenCredited: {
      pro: (tx, bill) => features.pro.revokeByBill(tx, bill),
      storage: (tx, { data }) => features.forwarding.revertPaidStorage(tx, data),
    },
    reportProblem: problemReporter(platform, "invoices", invoiceProblems),
  };
}

const printingBy = ({ pdf }: Platform, { mail }: Features): PrintDeps => ({
  translatorFor: mail.translatorFor,
  makePdf: (document) => pdf.makePdf(document),
});

export const invoicesFeature = defineFeature({
  name: "invoices",
  problems: invoiceProblems,
  bind: (platform, features) => bindInvoices(invoicesDeps(platform, features)),
  calls: (features, platform) =>
    invoicesApi({ ...features, printing: printingBy(platform, features) }),
  customerSections: () => [customerPapers],
  notedRecords: [
    {
      kind: "invoice",
      roles: showStaffPaperCall.staff.roles,
      readers: showStaffPaperCall.staff.roles,
      selectSites: selectPaperSites,
      path: (id) => `/invoices/${id}`,
      title: (id) => `#${id}`,
    },
  ],
  viewedLists: { invoices: listStaffPapersCall.staff },
  staffCalls: (features, platform) => [
    ...invoicesStaffApi({
      ...invoicesDeps(platform, features),
      idempotently: features.payments.idempotently,
      listSites: () => features.sites.registry.all(),
    }),
    ...paperPagesApi({
      db: platform.db,
      now: platform.now,
      listNotes: features.records.listNotes,
      listSites: () => features.sites.registry.all(),
    }),
    ...staffPapersApi({
      db: platform.db,
      startRun: features.records.startRun,
      printing: printingBy(platform, features),
    }),
  ],
  runKinds: (_features, { db }) => [papersRun(db)],
  pages: (context, { invoices }) => context.set(invoicesContext, invoices),
  payables: (features, platform) => [billPayable(invoicesDeps(platform, features))],
  walletSubjects: (_features, { db }) => namePaidBills(db),
  mailSamples: invoiceMailSamples,
  personalData: ({ records }) => ({
    invoices: invoicesPersonalData({ deleteNotes: records.deleteNotes }),
  }),
});
