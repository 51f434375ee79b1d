import { listCustomersCall, staffCustomerCall } from "#features/account/staff-calls.ts";
import { listImportsCall } from "#features/catalogue/imports/staff-calls.ts";
import { listGridCall } from "#features/catalogue/price-grid/staff-calls.ts";
import {
  createProductCall,
  listStaffProductsCall,
  staffProductCall,
} from "#features/catalogue/staff-calls.ts";
import {
  editFieldCall,
  editFlagCall,
  editSellerCall,
  editSizeChartCall,
  moveCategoryCall,
} from "#features/catalogue/taxonomy/staff-calls.ts";
import { listCouriersCall } from "#features/delivery/staff-calls.ts";
import {
  homeCall,
  listJobsCall,
  listTasksCall,
  listWebhooksCall,
  searchCall,
  showWebhookCall,
} from "#features/home/staff-calls.ts";
import { staffIssueCall } from "#features/invoices/contract.ts";
import { listStaffPapersCall, showStaffPaperCall } from "#features/invoices/staff-calls.ts";
import { showOpeningCall } from "#features/opening/staff-calls.ts";
import { listStaffOrdersCall, staffOrderCall } from "#features/orders/staff-calls.ts";
import { listMethodsCall } from "#features/payments/staff-calls.ts";
import { listRunsCall } from "#features/records/runs/staff-calls.ts";
import { accessLogCall } from "#features/records/staff-calls.ts";
import {
  listReservationsCall,
  listStaffPhonesCall,
  showReservationCall,
} from "#features/reservations/staff-calls.ts";
import { listPromotionsCall } from "#features/selling/staff-calls.ts";
import { listRatesCall, listVatCall, listWarehousesCall } from "#features/shipping/staff-calls.ts";
import { listRedirectsCall, listSitesCall, showSiteCall } from "#features/sites/staff-calls.ts";
import { listAuditCall, listStaffCall, ownFactorsCall } from "#features/staff/staff-calls.ts";
import { staffWalletCall } from "#features/wallet/staff-calls.ts";
import type { OfficePageEntry } from "./page-entry.ts";
import { TEXT_PAGES } from "./text-pages.ts";

/** Every page of the office. Routes, menu, palette and guards are built from this table. */
export const OFFICE_PAGES: readonly OfficePageEntry[] = [
  {
    path: "/",
    load: () => import("#features/home/office/home.page.tsx"),
    title: "office.home.title",
    call: homeCall,
    menu: { group: "top", icon: "house", key: "h", tab: 1 },
  },
  {
    path: "/tasks",
    load: () => import("#features/home/office/tasks/tasks.page.tsx"),
    title: "office.tasks.title",
    call: listTasksCall,
    menu: { group: "top", icon: "list-checks", key: "t", tab: 2 },
  },
  {
    path: "/search",
    load: () => import("#features/home/office/search/search.page.tsx"),
    title: "office.search.title",
    call: searchCall,
  },
  {
    path: "/orders",
    load: () => import("#features/orders/office/list/orders.page.tsx"),
    title: "office.orders.title",
    call: listStaffOrdersCall,
    menu: { group: "work", icon: "shopping-bag", key: "o", tab: 3 },
  },
  {
    path: "/orders/:id",
    load: () => import("#features/orders/office/order/order.page.tsx"),
    title: "office.orders.title",
    call: staffOrderCall,
  },
  {
    path: "/reservations",
    load: () => import("#features/reservations/office/reservations.page.tsx"),
    title: "office.reservations.title",
    call: listReservationsCall,
    menu: { group: "work", icon: "smartphone" },
  },
  {
    path: "/reservations/phones",
    load: () => import("#features/reservations/office/phones.page.tsx"),
    title: "office.reservations.phones",
    call: listStaffPhonesCall,
  },
  {
    path: "/reservations/:id",
    load: () => import("#features/reservations/office/reservation.page.tsx"),
    title: "office.reservations.title",
    call: showReservationCall,
  },
  {
    path: "/customers",
    load: () => import("#features/account/office/customers/customers.page.tsx"),
    title: "office.customers.title",
    call: listCustomersCall,
    menu: { group: "work", icon: "users", key: "c" },
  },
  {
    path: "/customers/:id",
    load: () => import("#features/account/office/customers/customer.page.tsx"),
    title: "office.customers.title",
    call: staffCustomerCall,
  },
  {
    path: "/customers/:id/wallet",
    load: () => import("#features/wallet/office/wallet.page.tsx"),
    title: "office.wallet.page",
    call: staffWalletCall,
  },
  {
    path: "/invoices",
    load: () => import("#features/invoices/office/papers/papers.page.tsx"),
    title: "office.papers.title",
    call: listStaffPapersCall,
    menu: { group: "money", icon: "receipt", key: "i" },
  },
  {
    path: "/invoices/new",
    load: () => import("#features/invoices/office/bill/new-bill.page.tsx"),
    title: "office.bill.new",
    call: staffIssueCall,
  },
  {
    path: "/invoices/:id",
    load: () => import("#features/invoices/office/paper/paper.page.tsx"),
    title: "office.papers.title",
    call: showStaffPaperCall,
  },
  {
    path: "/products",
    load: () => import("#features/catalogue/office/products/list/products.page.tsx"),
    title: "office.goods.title",
    call: listStaffProductsCall,
    menu: { group: "goods", icon: "shirt", key: "p" },
  },
  {
    path: "/products/new",
    load: () => import("#features/catalogue/office/products/product/new-product.page.tsx"),
    title: "office.goods.new",
    call: createProductCall,
  },
  {
    path: "/products/grid",
    load: () => import("#features/catalogue/office/grid/grid.page.tsx"),
    title: "office.grid.title",
    call: listGridCall,
    menu: { group: "goods", icon: "table-2" },
  },
  {
    path: "/products/:id",
    load: () => import("#features/catalogue/office/products/product/product.page.tsx"),
    title: "office.goods.title",
    call: staffProductCall,
  },
  {
    path: "/imports",
    load: () => import("#features/catalogue/office/imports/imports.page.tsx"),
    title: "office.imports.title",
    call: listImportsCall,
    menu: { group: "goods", icon: "file-input" },
  },
  {
    path: "/categories",
    load: () => import("#features/catalogue/office/categories/categories.page.tsx"),
    title: "office.goods.categories.title",
    call: moveCategoryCall,
    menu: { group: "goods", icon: "folder-tree" },
  },
  {
    path: "/fields",
    load: () => import("#features/catalogue/office/entries/fields.page.tsx"),
    title: "office.goods.fields_page.title",
    call: editFieldCall,
    menu: { group: "goods", icon: "sliders-horizontal" },
  },
  {
    path: "/flags",
    load: () => import("#features/catalogue/office/entries/flags.page.tsx"),
    title: "office.goods.flags_page.title",
    call: editFlagCall,
    menu: { group: "goods", icon: "flag" },
  },
  {
    path: "/sellers",
    load: () => import("#features/catalogue/office/entries/sellers.page.tsx"),
    title: "office.goods.sellers_page.title",
    call: editSellerCall,
    menu: { group: "goods", icon: "store" },
  },
  {
    path: "/size-charts",
    load: () => import("#features/catalogue/office/entries/size-charts.page.tsx"),
    title: "office.goods.charts_page.title",
    call: editSizeChartCall,
    menu: { group: "goods", icon: "ruler" },
  },
  ...TEXT_PAGES,
  {
    path: "/jobs",
    load: () => import("#features/home/office/jobs/jobs.page.tsx"),
    title: "office.jobs.title",
    call: listJobsCall,
    menu: { group: "shop", icon: "activity" },
  },
  {
    path: "/webhooks",
    load: () => import("#features/home/office/webhooks/webhooks.page.tsx"),
    title: "office.webhooks.title",
    call: listWebhooksCall,
    menu: { group: "shop", icon: "webhook" },
  },
  {
    path: "/webhooks/:id",
    load: () => import("#features/home/office/webhooks/webhook.page.tsx"),
    title: "office.webhooks.title",
    call: showWebhookCall,
  },
  {
    path: "/promotions",
    load: () => import("#features/selling/office/promotions/promotions.page.tsx"),
    title: "office.promotions.title",
    call: listPromotionsCall,
    menu: { group: "goods", icon: "badge-percent" },
  },
  {
    path: "/promotions/:id",
    load: () => import("#features/selling/office/promotions/promotion.page.tsx"),
    title: "office.promotions.title",
    call: listPromotionsCall,
  },
  {
    path: "/rates",
    load: () => import("#features/selling/office/rates/rates.page.tsx"),
    title: "office.rates.title",
    call: listRatesCall,
    menu: { group: "money", icon: "coins" },
  },
  {
    path: "/payment-methods",
    load: () => import("#features/payments/office/methods/methods.page.tsx"),
    title: "office.methods.title",
    call: listMethodsCall,
    menu: { group: "money", icon: "credit-card" },
  },
  {
    path: "/taxes",
    load: () => import("#features/shipping/office/taxes/taxes.page.tsx"),
    title: "office.taxes.title",
    call: listVatCall,
    menu: { group: "money", icon: "receipt" },
  },
  {
    path: "/redirects",
    load: () => import("#features/sites/office/redirects/redirects.page.tsx"),
    title: "office.redirects.title",
    call: listRedirectsCall,
    menu: { group: "texts", icon: "route" },
  },
  {
    path: "/redirects/:id",
    load: () => import("#features/sites/office/redirects/redirect.page.tsx"),
    title: "office.redirects.title",
    call: listRedirectsCall,
  },
  {
    path: "/open",
    load: () => import("#features/opening/office/open.page.tsx"),
    title: "office.open.title",
    call: showOpeningCall,
    menu: { group: "shop", icon: "list-checks" },
  },
  {
    path: "/sites",
    load: () => import("#features/sites/office/sites/sites.page.tsx"),
    title: "office.sites.title",
    call: listSitesCall,
    menu: { group: "shop", icon: "store" },
  },
  {
    path: "/sites/:region",
    load: () => import("#features/sites/office/sites/site.page.tsx"),
    title: "office.sites.title",
    call: showSiteCall,
  },
  {
    path: "/warehouses",
    load: () => import("#features/shipping/office/warehouses/warehouses.page.tsx"),
    title: "office.warehouses.title",
    call: listWarehousesCall,
    menu: { group: "shop", icon: "warehouse" },
  },
  {
    path: "/couriers",
    load: () => import("#features/delivery/office/couriers.page.tsx"),
    title: "office.couriers.title",
    call: listCouriersCall,
    menu: { group: "shop", icon: "truck" },
  },
  {
    path: "/staff",
    load: () => import("#features/staff/office/people/people.page.tsx"),
    title: "office.people.title",
    call: listStaffCall,
    menu: { group: "shop", icon: "users", key: "s" },
  },
  {
    path: "/audit",
    load: () => import("#features/staff/office/audit/audit.page.tsx"),
    title: "office.audit.title",
    call: listAuditCall,
    menu: { group: "shop", icon: "list-checks" },
  },
  {
    path: "/access",
    load: () => import("#features/records/office/access/access.page.tsx"),
    title: "office.access.title",
    call: accessLogCall,
    menu: { group: "shop", icon: "eye" },
  },
  {
    path: "/runs",
    load: () => import("#features/records/office/runs/runs.page.tsx"),
    title: "office.runs.title",
    call: listRunsCall,
    menu: { group: "shop", icon: "download" },
  },
  {
    path: "/me",
    load: () => import("#features/staff/office/me/me.page.tsx"),
    title: "office.me.title",
    call: ownFactorsCall,
    menu: { group: "shop", icon: "user", key: "m" },
  },
];
