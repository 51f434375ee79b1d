import { statesLeadingTo } from "#core/state-machine.ts";
import type { OfficeQueue, WorkRecord } from "#features/records/server/tasks/work-record.ts";
import { quoteRecord } from "../domain/quote-record.ts";
import { QUOTE_TRANSITIONS } from "../domain/quote-status.ts";
import {
  countSubmittedQuotes,
  describeQuotes,
  selectSubmittedQuotes,
} from "./quote-work.repository.ts";
import { quotes } from "./quotes.tables.ts";

/** Quotes wait to be priced. */
export const quoteWork: WorkRecord = {
  record: quoteRecord,
  table: quotes,
  describe: describeQuotes,
  steps: [
    {
      kind: "price",
      to: quoteRecord.to,
      select: selectSubmittedQuotes,
      statuses: statesLeadingTo(QUOTE_TRANSITIONS, "submitted"),
    },
  ],
};

export const quoteQueues: OfficeQueue[] = [
  {
    key: "quotes",
    roles: ["orders"],
    to: "/quotes?state=submitted",
    step: "price",
    inMenu: true,
    count: countSubmittedQuotes,
  },
];
