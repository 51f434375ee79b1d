import * as z from "zod/mini";
import { WEBHOOK_SOURCES, WEBHOOK_STATES } from "#core/webhook-state.ts";
import { QUEUE_KEYS } from "#features/records/domain/queue-keys.ts";
import { TASK_KIND_NAMES, TASK_OUTCOMES } from "#features/records/domain/task-kinds.ts";
import { rowId } from "#platform/api/row-id.ts";
import { defineStaffCall } from "#platform/api/staff-call.ts";
import { STAFF_ROLES } from "#platform/auth/staff-role.ts";

/** Home, tasks and search: available to all staff; each person sees only what their roles and sites allow. */

const everybody = { roles: STAFF_ROLES, scope: "site" } as const;
const tasks = { ...everybody, tag: "staff: tasks" } as const;
const nothing = z.object({});
const done = z.object({ status: z.literal(true) });
const moment = z.string();
const key = z.string().check(z.minLength(1), z.maxLength(300));

const task = z.object({
  key: z.string(),
  kind: z.enum(TASK_KIND_NAMES),
  is_problem: z.boolean(),
  site_id: z.nullable(z.int()),
  label: z.string(),
  detail: z.string(),
  /** The amount of money that the task concerns. */
  amount: z.optional(z.number()),
  currency: z.optional(z.string()),
  to: z.nullable(z.string()),
  since: moment,
  last_at: moment,
  due_at: moment,
  minutes_left: z.int(),
  /** The share of its time that is used, 0 to 1. */
  used: z.number(),
  /** When working hours resume and its time runs on; null during working hours. */
  opens_at: z.nullable(moment),
  times: z.int(),
  assignee: z.nullable(z.object({ id: z.int(), name: z.string() })),
  snoozed_until: z.nullable(moment),
});
export type ShownTask = z.infer<typeof task>;

const hours = z.array(z.object({ orders: z.int(), income: z.number() }));
const figures = z.object({
  day: z.string(),
  hours: z.int(),
  today: hours,
  last_week: hours,
});
export type HomeFigures = z.infer<typeof figures>;

const queue = z.object({
  key: z.enum(QUEUE_KEYS),
  to: z.nullable(z.string()),
  count: z.int(),
  late: z.int(),
  /** Only the oldest items were counted, so more may be late. */
  has_more_late: z.boolean(),
});
export type ShownQueue = z.infer<typeof queue>;

export const homeCall = defineStaffCall({
  ...everybody,
  tag: "staff: home",
  path: "/api/staff/home/show",
  summary:
    "Everyone: what waits for one's roles, what went wrong, and for orders and finance today against last week",
  input: z.object({ site_id: z.optional(rowId) }),
  output: z.object({
    status: z.literal(true),
    tasks: z.array(task),
    tasks_total: z.int(),
    /** For some kind, only the oldest tasks were counted. */
    has_more_tasks: z.boolean(),
    problems: z.array(task),
    queues: z.array(queue),
    figures: z.nullable(figures),
    /** For owners of the whole shop: sites that are not open yet. */
    not_open: z.array(z.object({ id: z.int(), name: z.string() })),
  }),
});

export const menuCountsCall = defineStaffCall({
  ...everybody,
  tag: "staff: home",
  path: "/api/staff/home/counts",
  summary: "Everyone: how many wait behind the entries of the menu",
  input: nothing,
  output: z.object({
    status: z.literal(true),
    counts: z.array(
      z.object({
        path: z.string(),
        count: z.int(),
        /** There are more than these. */
        has_more: z.boolean(),
        is_late: z.boolean(),
      }),
    ),
  }),
});

export const listTasksCall = defineStaffCall({
  ...tasks,
  path: "/api/staff/tasks/list",
  summary: "Everyone: all tasks of one's roles, what runs out soonest first",
  input: z.object({
    kind: z.optional(z.array(z.enum(TASK_KIND_NAMES)).check(z.minLength(1), z.maxLength(30))),
    mine: z.optional(z.boolean()),
    problem: z.optional(z.boolean()),
    snoozed: z.optional(z.boolean()),
    site: z.optional(z.array(rowId).check(z.minLength(1), z.maxLength(200))),
    after: z.optional(key),
  }),
  output: z.object({
    status: z.literal(true),
    tasks: z.array(task),
    total: z.int(),
    /** For some kind, only the oldest are listed and counted. */
    has_more: z.boolean(),
    next: z.nullable(z.string()),
  }),
});

export const assignTaskCall = defineStaffCall({
  ...tasks,
  path: "/api/staff/tasks/assign",
  summary:
    "Everyone: takes a task, gives it to a colleague whose roles and sites reach it, or lets go of it",
  input: z.object({ key, assignee_id: z.nullable(rowId) }),
  output: done,
});

export const taskColleaguesCall = defineStaffCall({
  ...tasks,
  path: "/api/staff/tasks/colleagues",
  summary: "Everyone: to whom a task can be given",
  input: z.object({ key }),
  output: z.object({
    status: z.literal(true),
    colleagues: z.array(z.object({ id: z.int(), name: z.string() })),
  }),
});

export const snoozeTaskCall = defineStaffCall({
  ...tasks,
  path: "/api/staff/tasks/snooze",
  summary: "Everyone: hides a task until a moment",
  input: z.object({ key, until: z.iso.datetime() }),
  output: done,
});

export const closeTaskCall = defineStaffCall({
  ...tasks,
  path: "/api/staff/tasks/close",
  summary: "Everyone: ends what went wrong, with an outcome",
  input: z.object({
    key,
    outcome: z.enum(TASK_OUTCOMES),
    note: z.string().check(z.trim(), z.maxLength(2000)),
  }),
  output: done,
});

const SEARCH_KINDS = [
  "order",
  "quote",
  "claim",
  "parcel",
  "invoice",
  "payment",
  "customer",
  "product",
] as const;

const searchHit = z.object({
  kind: z.enum(SEARCH_KINDS),
  title: z.string(),
  detail: z.string(),
  /** The path of its page, without the office's prefix. */
  to: z.nullable(z.string()),
  amount: z.optional(z.number()),
  currency: z.optional(z.string()),
  status: z.optional(z.string()),
  facts: z.optional(z.object({ email: z.string(), phone: z.string(), suite: z.string() })),
});
export type SearchHit = z.infer<typeof searchHit>;

export const searchCall = defineStaffCall({
  ...everybody,
  tag: "staff: home",
  path: "/api/staff/search",
  summary:
    "Everyone: records that one's roles and sites reach, by number, e-mail, telephone, tracking number, SKU, payment reference or name",
  input: z.object({ query: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)) }),
  output: z.object({ status: z.literal(true), hits: z.array(searchHit) }),
});

const jobs = { tag: "staff: jobs", roles: ["owner"], scope: "shop" } as const;

const failedJob = z.object({
  id: z.string(),
  name: z.string(),
  created_at: moment,
  failed_at: z.nullable(moment),
  tries: z.int(),
  error: z.nullable(z.string()),
});

export const listJobsCall = defineStaffCall({
  ...jobs,
  path: "/api/staff/jobs/list",
  summary: "Owner: jobs that are not tried again by themselves, the newest first",
  input: nothing,
  output: z.object({
    status: z.literal(true),
    jobs: z.array(failedJob),
    /** Open tasks about failed jobs; the queue may delete a job before somebody closes its task. */
    open_tasks: z.int(),
  }),
});

export const retryJobCall = defineStaffCall({
  ...jobs,
  path: "/api/staff/jobs/retry",
  summary: "Owner: tries a failed job once more",
  input: z.object({ id: z.uuid() }),
  output: done,
});

const webhookLog = { tag: "staff: webhooks", roles: ["finance", "orders"], scope: "shop" } as const;

const listedWebhook = z.object({
  id: z.int(),
  source: z.enum(WEBHOOK_SOURCES),
  provider: z.string(),
  /** The name of the provider or carrier. */
  provider_title: z.string(),
  type: z.string(),
  state: z.enum(WEBHOOK_STATES),
  /** The result of the message, or why it failed. */
  outcome: z.string(),
  tries: z.int(),
  received_at: moment,
});
export type ListedWebhook = z.infer<typeof listedWebhook>;

export const listWebhooksCall = defineStaffCall({
  ...webhookLog,
  path: "/api/staff/webhooks/list",
  summary:
    "Finance, orders: messages of payment providers and carriers, newest first, 50 at a time; `before` is the last id",
  input: z.object({
    source: z.optional(z.array(z.enum(WEBHOOK_SOURCES)).check(z.maxLength(2))),
    state: z.optional(z.array(z.enum(WEBHOOK_STATES)).check(z.maxLength(4))),
    before: z.optional(rowId),
  }),
  output: z.object({
    status: z.literal(true),
    webhooks: z.array(listedWebhook),
    total: z.int(),
    next: z.nullable(z.int()),
  }),
});

const webhookId = z.object({ id: rowId });

export const showWebhookCall = defineStaffCall({
  ...webhookLog,
  path: "/api/staff/webhooks/show",
  summary: "Finance, orders: one message, without personal data",
  input: webhookId,
  output: z.object({
    status: z.literal(true),
    webhook: z.extend(listedWebhook, {
      message_id: z.string(),
      tried_at: moment,
      payload: z.unknown(),
      may_apply: z.boolean(),
    }),
  }),
});

export const applyWebhookCall = defineStaffCall({
  ...webhookLog,
  path: "/api/staff/webhooks/apply",
  summary:
    "Finance, orders: applies a message again from which nothing came; one that is done stays as it is",
  input: webhookId,
  output: z.object({ status: z.literal(true), state: z.enum(WEBHOOK_STATES) }),
});
