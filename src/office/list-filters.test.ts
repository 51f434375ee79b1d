import { readFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import { expect, test } from "vitest";
import {
  CUSTOMERS_FIELDS,
  customersInput,
} from "#features/account/office/customers/customers-query.ts";
import { listCustomersCall } from "#features/account/staff-calls.ts";
import {
  PRODUCTS_FIELDS,
  productsInput,
} from "#features/catalogue/office/products/list/products-query.ts";
import { listStaffProductsCall } from "#features/catalogue/staff-calls.ts";
import {
  ARTICLES_FIELDS,
  articlesInput,
} from "#features/content/office/articles/articles-query.ts";
import { listArticlesCall } from "#features/content/staff-calls.ts";
import { TASKS_FIELDS, tasksInput } from "#features/home/office/tasks/tasks-query.ts";
import { WEBHOOKS_FIELDS, webhooksInput } from "#features/home/office/webhooks/webhooks-query.ts";
import { listTasksCall, listWebhooksCall } from "#features/home/staff-calls.ts";
import { PAPERS_FIELDS, papersInput } from "#features/invoices/office/papers/papers-query.ts";
import { listStaffPapersCall } from "#features/invoices/staff-calls.ts";
import { MAILS_FIELDS, mailsInput } from "#features/mail/office/mails-query.ts";
import { MAIL_TEXTS_FIELDS, mailTextsInput } from "#features/mail/office/texts/mail-texts-query.ts";
import { listMailsCall } from "#features/mail/staff-calls.ts";
import { listMailTextsCall } from "#features/mail/texts/staff-calls.ts";
import { ORDERS_FIELDS, ordersInput } from "#features/orders/office/list/orders-query.ts";
import { listStaffOrdersCall } from "#features/orders/staff-calls.ts";
import {
  RESERVATIONS_FIELDS,
  reservationsInput,
} from "#features/reservations/office/reservations-query.ts";
import { listReservationsCall } from "#features/reservations/staff-calls.ts";
import {
  PROMOTIONS_FIELDS,
  promotionsInput,
} from "#features/selling/office/promotions/promotions-query.ts";
import { listPromotionsCall } from "#features/selling/staff-calls.ts";
import {
  REDIRECTS_FIELDS,
  redirectsInput,
} from "#features/sites/office/redirects/redirects-query.ts";
import { TEXTS_FIELDS, textsInput } from "#features/sites/office/translations/texts-query.ts";
import { listRedirectsCall } from "#features/sites/staff-calls.ts";
import { listTextsCall } from "#features/sites/texts/staff-calls.ts";
import { AUDIT_FIELDS, auditInput } from "#features/staff/office/audit/audit-query.ts";
import { listAuditCall } from "#features/staff/staff-calls.ts";
import {
  type FilterField,
  type ListFields,
  type ListState,
  readListAddress,
  writeListAddress,
} from "#office-ui/list/list-address.ts";

type List = {
  fields: ListFields;
  inputOf: (state: ListState) => object;
  call: { input: { "~standard": { validate: (value: unknown) => unknown } } };
};

const LISTS: Readonly<Record<string, List>> = {
  ARTICLES_FIELDS: { fields: ARTICLES_FIELDS, inputOf: articlesInput, call: listArticlesCall },
  AUDIT_FIELDS: { fields: AUDIT_FIELDS, inputOf: auditInput, call: listAuditCall },
  CUSTOMERS_FIELDS: { fields: CUSTOMERS_FIELDS, inputOf: customersInput, call: listCustomersCall },
  MAILS_FIELDS: { fields: MAILS_FIELDS, inputOf: mailsInput, call: listMailsCall },
  MAIL_TEXTS_FIELDS: {
    fields: MAIL_TEXTS_FIELDS,
    inputOf: mailTextsInput,
    call: listMailTextsCall,
  },
  ORDERS_FIELDS: { fields: ORDERS_FIELDS, inputOf: ordersInput, call: listStaffOrdersCall },
  PAPERS_FIELDS: { fields: PAPERS_FIELDS, inputOf: papersInput, call: listStaffPapersCall },
  PRODUCTS_FIELDS: {
    fields: PRODUCTS_FIELDS,
    inputOf: (state) => productsInput(state, "lt"),
    call: listStaffProductsCall,
  },
  PROMOTIONS_FIELDS: {
    fields: PROMOTIONS_FIELDS,
    inputOf: promotionsInput,
    call: listPromotionsCall,
  },
  REDIRECTS_FIELDS: { fields: REDIRECTS_FIELDS, inputOf: redirectsInput, call: listRedirectsCall },
  RESERVATIONS_FIELDS: {
    fields: RESERVATIONS_FIELDS,
    inputOf: reservationsInput,
    call: listReservationsCall,
  },
  TASKS_FIELDS: { fields: TASKS_FIELDS, inputOf: tasksInput, call: listTasksCall },
  TEXTS_FIELDS: { fields: TEXTS_FIELDS, inputOf: textsInput, call: listTextsCall },
  WEBHOOKS_FIELDS: { fields: WEBHOOKS_FIELDS, inputOf: webhooksInput, call: listWebhooksCall },
};

const VALUES: Readonly<Record<FilterField["kind"], string>> = {
  choice: "",
  one: "nordic",
  id: "3",
  ids: "3",
  text: "rasa",
  date: "2026-11-09",
  money: "50",
  number: "50",
  boolean: "yes",
};

const cases = Object.entries(LISTS).flatMap(([name, list]) =>
  list.fields.filters.map((field) => ({ name, key: field.key, field, list })),
);

test.each(cases)("$name: each operator of $key changes the request", (one) => {
  const { field, list } = one;
  const value = field.values?.[0] ?? VALUES[field.kind];
  const asked = field.operators.map((operator) => {
    const filters = [{ key: field.key, operator, values: [value] }];
    // Goes through the address, because the page gets its state from there.
    const state = readListAddress(writeListAddress({ filters, sort: undefined }), list.fields);
    expect(state.filters).toEqual(filters);
    return JSON.stringify(list.inputOf(state));
  });
  const unfiltered = JSON.stringify(list.inputOf({ filters: [], sort: undefined }));
  expect(new Set([unfiltered, ...asked]).size).toBe(field.operators.length + 1);
});

const ODD_VALUES = [
  "-5",
  "99999999999",
  "999999999999",
  "2147483648",
  "0",
  "1.234",
  "\0",
  "a\0b",
  "\u202eb",
  "%E0%A4%A",
  "x".repeat(300),
  Array.from({ length: 300 }, (_, at) => at + 1).join(","),
  "9999-12-31",
  "0000-01-01",
];

test.each(cases)("$name: its call accepts whatever an address has for $key", async (one) => {
  const { field, list } = one;
  for (const operator of field.operators) {
    for (const value of ODD_VALUES) {
      const filters = [{ key: field.key, operator, values: [value] }];
      const state = readListAddress(writeListAddress({ filters, sort: undefined }), list.fields);
      const asked = list.inputOf(state);
      const checked = await list.call.input["~standard"].validate(asked);
      expect(checked, `${operator} ${value}: ${JSON.stringify(asked)}`).not.toHaveProperty(
        "issues",
      );
      expect(JSON.stringify(asked)).not.toContain("\\u0000");
    }
  }
});

test("an operator that a filter does not offer is ignored", () => {
  const state = readListAddress("not-site=3", CUSTOMERS_FIELDS);
  expect(state.filters).toEqual([]);
});

test("these tests cover every list of the office", async () => {
  const described = new Set<string>();
  for await (const path of glob("src/features/*/office/**/*.{ts,tsx}")) {
    const text = readFileSync(path, "utf8");
    const names = [...text.matchAll(/describeFilters\((\w+),/g)].map(([, name = ""]) => name);
    for (const name of names) described.add(name);
    if (text.includes("<ListFrame") && names.length === 0) {
      expect(text, path).toContain("useProductFilters(");
    }
  }
  expect([...described].sort()).toEqual(Object.keys(LISTS).sort());
});
