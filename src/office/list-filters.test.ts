import { readFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import { expect, test } from "vitest";
import {
  CUSTOMERS_FIELDS,
  customersInput,
} from "#features/account/office/customers/customers-query.ts";
import {
  PRODUCTS_FIELDS,
  productsInput,
} from "#features/catalogue/office/products/list/products-query.ts";
import {
  ARTICLES_FIELDS,
  articlesInput,
} from "#features/content/office/articles/articles-query.ts";
import { TASKS_FIELDS, tasksInput } from "#features/home/office/tasks/tasks-query.ts";
import { WEBHOOKS_FIELDS, webhooksInput } from "#features/home/office/webhooks/webhooks-query.ts";
import { PAPERS_FIELDS, papersInput } from "#features/invoices/office/papers/papers-query.ts";
import { MAILS_FIELDS, mailsInput } from "#features/mail/office/mails-query.ts";
import { MAIL_TEXTS_FIELDS, mailTextsInput } from "#features/mail/office/texts/mail-texts-query.ts";
import { ORDERS_FIELDS, ordersInput } from "#features/orders/office/list/orders-query.ts";
import {
  PROMOTIONS_FIELDS,
  promotionsInput,
} from "#features/selling/office/promotions/promotions-query.ts";
import {
  REDIRECTS_FIELDS,
  redirectsInput,
} from "#features/sites/office/redirects/redirects-query.ts";
import { TEXTS_FIELDS, textsInput } from "#features/sites/office/translations/texts-query.ts";
import { AUDIT_FIELDS, auditInput } from "#features/staff/office/audit/audit-query.ts";
import {
  type FilterField,
  type ListFields,
  type ListState,
  readListAddress,
  writeListAddress,
} from "#office-ui/list/list-address.ts";

type List = { fields: ListFields; inputOf: (state: ListState) => object };

const LISTS: Readonly<Record<string, List>> = {
  ARTICLES_FIELDS: { fields: ARTICLES_FIELDS, inputOf: articlesInput },
  AUDIT_FIELDS: { fields: AUDIT_FIELDS, inputOf: auditInput },
  CUSTOMERS_FIELDS: { fields: CUSTOMERS_FIELDS, inputOf: customersInput },
  MAILS_FIELDS: { fields: MAILS_FIELDS, inputOf: mailsInput },
  MAIL_TEXTS_FIELDS: { fields: MAIL_TEXTS_FIELDS, inputOf: mailTextsInput },
  ORDERS_FIELDS: { fields: ORDERS_FIELDS, inputOf: ordersInput },
  PAPERS_FIELDS: { fields: PAPERS_FIELDS, inputOf: papersInput },
  PRODUCTS_FIELDS: { fields: PRODUCTS_FIELDS, inputOf: (state) => productsInput(state, "lt") },
  PROMOTIONS_FIELDS: { fields: PROMOTIONS_FIELDS, inputOf: promotionsInput },
  REDIRECTS_FIELDS: { fields: REDIRECTS_FIELDS, inputOf: redirectsInput },
  TASKS_FIELDS: { fields: TASKS_FIELDS, inputOf: tasksInput },
  TEXTS_FIELDS: { fields: TEXTS_FIELDS, inputOf: textsInput },
  WEBHOOKS_FIELDS: { fields: WEBHOOKS_FIELDS, inputOf: webhooksInput },
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

test.each(cases)("$name: each way to filter by $key asks for something else", (one) => {
  const { field, list } = one;
  const value = field.values?.[0] ?? VALUES[field.kind];
  const asked = field.operators.map((operator) => {
    const filters = [{ key: field.key, operator, values: [value] }];
    // As the page gets it: by the address.
    const state = readListAddress(writeListAddress({ filters, sort: undefined }), list.fields);
    expect(state.filters).toEqual(filters);
    return JSON.stringify(list.inputOf(state));
  });
  const unfiltered = JSON.stringify(list.inputOf({ filters: [], sort: undefined }));
  expect(new Set([unfiltered, ...asked]).size).toBe(field.operators.length + 1);
});

test("what may not be offered is not read", () => {
  const state = readListAddress("not-site=3", CUSTOMERS_FIELDS);
  expect(state.filters).toEqual([]);
});

test("every list of the office is looked at here", async () => {
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
