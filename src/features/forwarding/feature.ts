import { defineFeature } from "#platform/feature/feature.ts";
import type { Features } from "#platform/feature/features.ts";
import { type Platform, problemReporter } from "#platform/feature/platform.ts";
import { forwardNumber } from "./domain/forward-status.ts";
import { customerParcels } from "./server/customer-parcels.ts";
import { forwardMailSamples } from "./server/emails/forward-mail-samples.ts";
import { forwardingApi, payForwardApi } from "./server/forwarding.api.ts";
import { forwardingPersonalData } from "./server/forwarding.personal-data.ts";
import { forwardingStaffApi, type StaffForwardingDeps } from "./server/forwarding.staff-api.ts";
import { bindForwarding, type Forwarding, type RequestUseCaseDeps } from "./server/forwarding.ts";
import { forwardingProblems } from "./server/forwarding-deps.ts";
import { selectSitesOfParcelFile } from "./server/parcels.repository.ts";
import { FORWARD_REQUEST, forwardPayable } from "./server/payment/forward-payable.ts";
import { selectParcelSites } from "./server/staff-parcels/staff-parcels.repository.ts";
import { purgeParcelFiles } from "./server/storage/parcel-files.ts";
import { namePaidRequests } from "./server/wallet-subjects.ts";
import { forwardingContext } from "./shop/forwarding.context.ts";
import { listStaffParcelsCall, staffParcelCall } from "./staff-calls.ts";

declare module "#platform/feature/features.ts" {
  interface Features {
    forwarding: Forwarding;
  }
}

export function forwardingDeps(platform: Platform, features: Features): RequestUseCaseDeps {
  const { sites, mail, wallet, payments, invoices, shipping, delivery, account } = features;
  return {
    db: platform.db,
    now: platform.now,
    files: platform.files,
    wallet,
    invoices,
    shipping,
    listCouriers: delivery.listCouriers,
    listAddresses: account.listAddresses,
    postMail: mail.postMail,
    linkTo: sites.linkTo,
    findSite: sites.findSite,
    findUnderWay: (id) => payments.findUnderWay({ kind: FORWARD_REQUEST, subjectId: String(id) }),
    findBenefits: (owner) => features.pro.findBenefits(owner),
    listPlanStorage: (...asked) => features.pro.listPlanStorage(...asked),
    registerShipment: (parcel) => features.tracking.registerShipment("forward_request")(parcel),
    reportProblem: problemReporter(platform, "forwarding", forwardingProblems),
  };
}

function staffForwardingDeps(platform: Platform, features: Features): StaffForwardingDeps {
  const { sites, mail, payments, records } = features;
  return {
    ...forwardingDeps(platform, features),
    listSites: () => sites.registry.all(),
    refunds: payments,
    listPayments: ({ id }) =>
      payments.listPayments({ kind: FORWARD_REQUEST, subjectId: String(id) }),
    listMails: mail.listMails,
    listNotes: records.listNotes,
  };
}

export const forwardingFeature = defineFeature({
  name: "forwarding",
  problems: forwardingProblems,
  bind: (platform, features) => bindForwarding(forwardingDeps(platform, features)),
  calls: (features) => [...forwardingApi(features), ...payForwardApi(features)],
  customerSections: () => [customerParcels],
  notedRecords: [
    {
      kind: FORWARD_REQUEST,
      roles: staffParcelCall.staff.roles,
      readers: staffParcelCall.staff.roles,
      selectSites: selectParcelSites,
      path: (id) => `/forward/${id}`,
      title: forwardNumber,
    },
  ],
  viewedLists: { parcels: listStaffParcelsCall.staff },
  staffCalls: (features, platform) => forwardingStaffApi(staffForwardingDeps(platform, features)),
  pages: (context, { forwarding }) => context.set(forwardingContext, forwarding),
  mailSamples: forwardMailSamples,
  nightly: [
    ({ forwarding }) => forwarding.sweepRequests(),
    ({ forwarding }) => forwarding.notifyStorageEnds(),
    (_features, { db, files, now }) => purgeParcelFiles(db, files, now()),
  ],
  payables: (features, platform) => [forwardPayable(forwardingDeps(platform, features))],
  fileSites: { parcel: selectSitesOfParcelFile },
  walletSubjects: () => namePaidRequests,
  personalData: (features, platform) => ({
    forwarding: forwardingPersonalData(forwardingDeps(platform, features)),
  }),
});
