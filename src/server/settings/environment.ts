import * as z from "zod/mini";
import { parseDsn } from "#core/monitoring/dsn.ts";
import { StartProblem } from "../start-problem.ts";
import { isAddressOrRange } from "./address-list.ts";

const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"];

const port = z.pipe(
  z.string().check(z.regex(/^\d{1,5}$/)),
  z.pipe(
    z.transform((text: string) => Number(text)),
    z.number().check(z.minimum(0), z.maximum(65535)),
  ),
);

const databaseUrl = z
  .string()
  .check(z.refine((url) => /^postgres(ql)?:\/\//.test(url) && URL.canParse(url)));

const smtpUrl = z.string().check(z.refine((url) => /^smtps?:\/\//.test(url) && URL.canParse(url)));

const webUrl = z.string().check(z.refine((url) => /^https?:\/\//.test(url) && URL.canParse(url)));
const secret = z.optional(z.string());
const account = z.string().check(z.regex(/^[a-z0-9-]{1,63}$/));
const token = z.optional(z.string().check(z.regex(/^[\x21-\x7e]{3,500}$/)));
const bucketName = z.string().check(z.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/));
const regionName = z.string().check(z.regex(/^[a-z0-9-]{2,40}$/));
const dsn = z.string().check(z.refine((text) => parseDsn(text) !== undefined));
const PROVIDER_KEY = "the key that the provider gave you";
const S3_KEY = "a key as S3 gave it to you, without spaces";
const FILES_S3 = [
  "FILES_S3_ENDPOINT",
  "FILES_S3_BUCKET",
  "FILES_S3_REGION",
  "FILES_S3_KEY",
  "FILES_S3_SECRET",
] as const;

/** An address alone: a bucket's name is put after it. */
const endpoint = z.string().check(
  z.refine((text) => {
    const url = /^https?:\/\//.test(text) ? URL.parse(text) : null;
    return url !== null && !url.username && !url.password && !url.search && !url.hash;
  }),
);

/** It is put before the paths of the protocol as it is. */
const searchUrl = z
  .string()
  .check(z.refine((url) => /^https?:\/\/.+\/$/.test(url) && URL.canParse(url)));

const ROLES = ["web", "worker", "search"] as const;

const milliseconds = z.pipe(
  z.string().check(z.regex(/^\d{1,6}$/)),
  z.pipe(
    z.transform((text: string) => Number(text)),
    z.number().check(z.minimum(1)),
  ),
);

/** The queue asks no more often than twice a second. */
const pollMilliseconds = z.pipe(milliseconds, z.number().check(z.minimum(500)));

const speed = z.pipe(
  z.string().check(z.regex(/^\d{1,4}$/)),
  z.transform((text: string) => Number(text)),
);

const words = z.pipe(
  z.string(),
  z.transform((text: string) =>
    text
      .split(",")
      .map((part) => part.trim())
      .filter(Boolean),
  ),
);

const addressList = z.pipe(words, z.array(z.string().check(z.refine(isAddressOrRange))));

/** `key:private key`, for each site key that browsers get: whoever has the one is told by the other. */
const keyPairs = z.pipe(
  words,
  z.pipe(
    z.array(z.string().check(z.regex(/^[\w-]{1,64}:[\x21-\x7e]{3,500}$/))),
    z.transform((pairs: string[]) => new Map(pairs.map(splitPair))),
  ),
);

function splitPair(pair: string): [string, string] {
  const at = pair.indexOf(":");
  return [pair.slice(0, at), pair.slice(at + 1)];
}

const roleList = z.pipe(words, z.array(z.enum(ROLES)).check(z.minLength(1)));

const flag = z.pipe(
  z.enum(["true", "false"]),
  z.transform((text) => text === "true"),
);

/** Every variable with its default, what it takes, and the words for a wrong value. */
const variables = {
  PORT: { schema: port, fallback: "3000", expected: "a port number from 0 to 65535" },
  DATABASE_URL: {
    schema: z.optional(databaseUrl),
    fallback: undefined,
    expected: "a PostgreSQL address such as postgres://user:secret@host:5432/name",
  },
  DATA_DIR: {
    schema: z.string().check(z.minLength(1)),
    fallback: ".data",
    expected: "a folder for the embedded database, caches and uploads",
  },
  SEED: { schema: z.enum(["demo", "none"]), fallback: "demo", expected: "demo or none" },
  ROLE: {
    schema: roleList,
    fallback: ROLES.join(","),
    expected: "one or more of web, worker and search, with commas between",
  },
  SEARCH_URL: {
    schema: z.optional(searchUrl),
    fallback: undefined,
    expected:
      "the address of a search server, with a slash at its end, such as http://search.example:3000/api/lupa/",
  },
  SEARCH_TIMEOUT_MS: {
    schema: milliseconds,
    fallback: "2000",
    expected: "milliseconds that an answer of SEARCH_URL may take, from 1 to 999999",
  },
  JOBS_POLL_MS: {
    schema: pollMilliseconds,
    fallback: "2000",
    expected: "milliseconds after which a worker looks for new jobs, from 500 to 999999",
  },
  SMTP_URL: {
    schema: z.optional(smtpUrl),
    fallback: undefined,
    expected: "the address of a mail server such as smtps://user:secret@mail.example:465",
  },
  FILES_S3_ENDPOINT: {
    schema: z.optional(endpoint),
    fallback: undefined,
    expected: "where S3 answers, such as https://s3.eu-north-1.amazonaws.com",
  },
  FILES_S3_BUCKET: {
    schema: z.optional(bucketName),
    fallback: undefined,
    expected: "a bucket's name: 3 to 63 small letters, digits, dots and hyphens",
  },
  FILES_S3_REGION: {
    schema: z.optional(regionName),
    fallback: undefined,
    expected: "the bucket's region such as eu-north-1; auto or us-east-1 where there are none",
  },
  FILES_S3_KEY: { schema: token, fallback: undefined, expected: S3_KEY },
  FILES_S3_SECRET: { schema: token, fallback: undefined, expected: S3_KEY },
  TRUSTED_PROXIES: {
    schema: addressList,
    fallback: "",
    expected:
      "IP addresses or ranges (10.0.0.0/8) of proxies whose x-forwarded-* headers are believed, with commas between",
  },
  LOG_LEVEL: {
    schema: z.string().check(z.refine((level) => LOG_LEVELS.includes(level))),
    fallback: "info",
    expected: `one of ${LOG_LEVELS.join(", ")}`,
  },
  PAGE_CACHE: {
    schema: flag,
    fallback: "true",
    expected: "true, or false to render every page afresh, as benchmarks do",
  },
  PICKUP_POINTS_REFRESH: {
    schema: flag,
    fallback: "false",
    expected: "true, to ask the couriers for their lists of pickup points every night, or false",
  },
  STRIPE_SECRET_KEY: { schema: secret, fallback: undefined, expected: PROVIDER_KEY },
  STRIPE_PUBLISHABLE_KEY: { schema: secret, fallback: undefined, expected: PROVIDER_KEY },
  STRIPE_WEBHOOK_SECRET: { schema: secret, fallback: undefined, expected: PROVIDER_KEY },
  STRIPE_URL: {
    schema: webUrl,
    fallback: "https://api.stripe.com",
    expected: "where Stripe answers",
  },
  STRIPE_SCRIPT_URL: {
    schema: webUrl,
    fallback: "https://js.stripe.com/v3/",
    expected: "where browsers get Stripe.js",
  },
  PAYPAL_CLIENT_ID: { schema: secret, fallback: undefined, expected: PROVIDER_KEY },
  PAYPAL_CLIENT_SECRET: { schema: secret, fallback: undefined, expected: PROVIDER_KEY },
  PAYPAL_WEBHOOK_ID: { schema: secret, fallback: undefined, expected: PROVIDER_KEY },
  PAYPAL_URL: {
    schema: webUrl,
    fallback: "https://api-m.paypal.com",
    expected: "where PayPal answers",
  },
  PAYSERA_PROJECT_ID: { schema: secret, fallback: undefined, expected: PROVIDER_KEY },
  PAYSERA_PASSWORD: { schema: secret, fallback: undefined, expected: PROVIDER_KEY },
  PAYSERA_URL: {
    schema: webUrl,
    fallback: "https://bank.paysera.com",
    expected: "where Paysera takes payers",
  },
  PAYSERA_PUBLIC_KEY_URL: {
    schema: webUrl,
    fallback: "https://www.paysera.com/download/public.key",
    expected: "where Paysera's public key is",
  },
  PAYSERA_TEST: {
    schema: flag,
    fallback: "false",
    expected: "true for payments that move no money, or false",
  },
  CARRIER_URL: {
    schema: z.optional(webUrl),
    fallback: undefined,
    expected: "where the carrier answers",
  },
  CARRIER_KEY: { schema: secret, fallback: undefined, expected: PROVIDER_KEY },
  CARRIER_WEBHOOK_SECRET: { schema: secret, fallback: undefined, expected: PROVIDER_KEY },
  CARRIER_TITLE: {
    schema: z.optional(z.string()),
    fallback: undefined,
    expected: "the carrier's name as customers know it",
  },
  SANDBOX_CARRIER_SPEED: {
    schema: speed,
    fallback: "24",
    expected: "how many times as fast as ours the demo carrier's clock runs, from 0 to 9999",
  },
  SANDBOX_PORT: {
    schema: port,
    fallback: "0",
    expected: "a port number from 0 to 65535; 0 takes any that is free",
  },
  MONITORING_DSN: {
    schema: z.optional(dsn),
    fallback: undefined,
    expected: "the address of an error collector such as https://key@errors.example/1",
  },
  LIVE_AGENT_ACCOUNT: {
    schema: z.optional(account),
    fallback: undefined,
    expected: "the name before .ladesk.com: small letters, digits and hyphens",
  },
  KLAVIYO_PRIVATE_KEYS: {
    schema: keyPairs,
    fallback: "",
    expected:
      "the klaviyo_key of a site and its private key such as AbC123:pk_0f…, with commas between several",
  },
  KLAVIYO_URL: {
    schema: webUrl,
    fallback: "https://a.klaviyo.com",
    expected: "where Klaviyo's API answers",
  },
  SHOW_ERROR_DETAILS: { schema: flag, fallback: "false", expected: "true or false" },
  SHOW_TRANSLATION_KEYS: { schema: flag, fallback: "false", expected: "true or false" },
} as const;

type Variables = typeof variables;
export type Environment = {
  [Name in keyof Variables]: z.infer<Variables[Name]["schema"]>;
};

/** Read once at the start; a wrong value stops it with the variable's name and what was expected. */
export function readEnvironment(source: Record<string, string | undefined>): Environment {
  const problems: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, { schema, fallback, expected }] of Object.entries(variables)) {
    const given = source[name] || fallback;
    const parsed = z.safeParse(schema, given);
    if (parsed.success) values[name] = parsed.data;
    else problems.push(`${name} must be ${expected}${butIs(name, given)}`);
  }
  if (problems.length === 0) {
    problems.push(...contradictions(values as Environment), ...halves(values as Environment));
  }
  if (problems.length > 0) throw new StartProblem(problems.join("\n"));
  return values as Environment;
}

/** Each right by itself, but not together. */
function contradictions({ ROLE, SEARCH_URL }: Environment): string[] {
  const has = (role: (typeof ROLES)[number]) => ROLE.includes(role);
  if (has("web") && !has("search") && !SEARCH_URL) {
    return ["SEARCH_URL must be set where ROLE has web without search"];
  }
  if (has("search") && !has("web") && SEARCH_URL) {
    return [
      "SEARCH_URL must not be set where ROLE has search without web: such a node answers itself",
    ];
  }
  return [];
}

function halves(environment: Environment): string[] {
  const missing = FILES_S3.filter((name) => environment[name] === undefined);
  if (missing.length === 0 || missing.length === FILES_S3.length) return [];
  const must = missing.map((name) => `${name} must be ${variables[name].expected}`);
  return [`${must.join("\n")}\n${FILES_S3.join(", ")} belong together`];
}

/** Keys, and addresses that may hold a password, have no place in a log. */
function butIs(name: string, given: string | undefined): string {
  return /_(URL|ENDPOINT|KEYS?|SECRET|PASSWORD|DSN)$/.test(name)
    ? ""
    : `, not ${JSON.stringify(given)}`;
}
