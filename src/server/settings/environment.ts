import * as z from "zod/mini";
import { StartProblem } from "../start-problem.ts";
import { edgeProblems, edgeVariables } from "./edge-variables.ts";
import { operationVariables } from "./operation-variables.ts";
import { searchVariables } from "./search-variables.ts";
import {
  account,
  addressList,
  bucketName,
  cacheMegabytes,
  connectionCount,
  dsn,
  endpoint,
  euroLimit,
  flag,
  hostList,
  hostName,
  hostOrAddress,
  isLoopback,
  keyPairs,
  LOOPBACK,
  PROVIDER_KEY,
  pollMilliseconds,
  port,
  providerVariables,
  ROLES,
  regionName,
  roleList,
  secret,
  smtpUrl,
  speed,
  token,
  webUrl,
  workerCount,
} from "./variable-schemas.ts";

const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"];

const S3_KEY = "a key as S3 gave it to you, without spaces";
const TOGETHER = [
  ["FILES_S3_ENDPOINT", "FILES_S3_BUCKET", "FILES_S3_REGION"],
  ["FILES_S3_KEY", "FILES_S3_SECRET"],
  ["LUPA_API_KEY", "LUPA_INDICES"],
] as const;

/** Every variable with its default, its schema, and the text for a wrong value. */
const variables = {
  ...operationVariables,
  ...edgeVariables,
  ...searchVariables,
  PORT: { schema: port, fallback: "3000", expected: "a port number from 0 to 65535" },
  HOST: {
    schema: z.optional(hostOrAddress),
    fallback: undefined,
    expected: "the name or IP address of this machine to listen on, such as 0.0.0.0",
  },
  OFFICE_HOST: {
    schema: z.optional(hostName),
    fallback: undefined,
    expected: "the host name that the office is served on, such as office.example",
  },
  DATA_DIR: {
    schema: z.string().check(z.minLength(1)),
    fallback: ".data",
    expected: "a folder for the embedded database, caches and uploads",
  },
  PICTURES_DIR: {
    schema: z.string().check(z.minLength(1)),
    fallback: "demo/pictures",
    expected: "a folder with the pictures of the goods",
  },
  PICTURE_HOSTS: {
    schema: hostList,
    fallback: "",
    expected: "names of hosts with commas between",
  },
  SEED: { schema: z.enum(["demo", "none"]), fallback: "demo", expected: "demo or none" },
  SANDBOX: {
    schema: z.optional(flag),
    fallback: undefined,
    expected: "true, to play payments without real money where keys are missing, or false",
  },
  DEMO_TOOLS: {
    schema: z.optional(flag),
    fallback: undefined,
    expected: "true, to show stored mail and let the demo's staff in at this machine, or false",
  },
  CONFIRM_ESTIMATES: {
    schema: z.optional(flag),
    fallback: undefined,
    expected:
      "true, to make every plausible estimate of a quote a firm price without staff, or false",
  },
  CLAIM_LIMIT_EUR: {
    schema: euroLimit,
    fallback: "200",
    expected: "the most euros that support may promise for a claim without the owner, to 100000",
  },
  ROLE: {
    schema: roleList,
    fallback: ROLES.join(","),
    expected: "one or more of web, worker and search, with commas between",
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
  SMTP_REQUIRE_TLS: {
    schema: flag,
    fallback: "true",
    expected: "true, or false for a mail server that has no TLS",
  },
  SMTP_CONNECTIONS: {
    schema: connectionCount,
    fallback: "8",
    expected: "how many connections to the mail server a node may hold, from 2 to 50",
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
  FILES_S3_STYLE: {
    schema: z.enum(["path", "virtual-host"]),
    fallback: "path",
    expected: "path or virtual-host",
  },
  TRUSTED_PROXIES: {
    schema: addressList,
    fallback: "",
    expected:
      "IP addresses or ranges (10.0.0.0/8) of proxies whose x-forwarded-* headers are believed, with commas between",
  },
  HSTS_SUBDOMAINS: {
    schema: flag,
    fallback: "false",
    expected: "true, where every subdomain of the sites' hosts is served by https, or false",
  },
  LOG_LEVEL: {
    schema: z.string().check(z.refine((level) => LOG_LEVELS.includes(level))),
    fallback: "info",
    expected: `one of ${LOG_LEVELS.join(", ")}`,
  },
  RENDER_WORKERS: {
    schema: workerCount,
    fallback: "0",
    expected: "how many threads render pages beside the one that answers calls, from 0 to 64",
  },
  PAGE_CACHE: {
    schema: flag,
    fallback: "true",
    expected: "true, or false to render every page afresh, as benchmarks do",
  },
  PAGE_CACHE_MB: {
    schema: cacheMegabytes,
    fallback: "64",
    expected: "megabytes that cached pages may take, from 8 to 16384",
  },
  PICKUP_POINTS_REFRESH: {
    schema: flag,
    fallback: "false",
    expected: "true, to ask the couriers for their lists of pickup points every night, or false",
  },
  REFUND_UNKNOWN_PAYMENTS: {
    schema: flag,
    fallback: "false",
    expected: "true, to give back money that the database knows nothing of, or false",
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
type Given = { [Name in keyof Variables]: z.infer<Variables[Name]["schema"]> };
export type Environment = Omit<Given, "CONFIRM_ESTIMATES" | "DEMO_TOOLS" | "DATABASE_PREPARE"> & {
  CONFIRM_ESTIMATES: boolean;
  DEMO_TOOLS: boolean;
  DATABASE_PREPARE: boolean;
};

/** Read once at startup; a wrong value stops the start with the variable's name and what was expected. */
export function readEnvironment(source: Record<string, string | undefined>): Environment {
  const problems: string[] = [];
  const values: Record<string, unknown> = {};
  const all = { ...variables, ...providerVariables };
  for (const [name, { schema, fallback, expected }] of Object.entries(all)) {
    const given = source[name] || fallback;
    const parsed = z.safeParse(schema, given);
    if (parsed.success) values[name] = parsed.data;
    else problems.push(`${name} must be ${expected}${butIs(name, given)}`);
  }
  const given = values as Given;
  if (problems.length === 0) {
    problems.push(
      ...contradictions(given),
      ...halves(given),
      ...keysWithoutBucket(given),
      ...ofDatabase(given, source),
    );
    problems.push(...edgeProblems(given));
  }
  if (problems.length > 0) throw new StartProblem(problems.join("\n"));
  return withDefaults(given);
}

/**
 * Everybody knows the demo's password, so the demo listens only on this machine unless HOST says otherwise, and only
 * there its tools are on by default.
 */
function withDefaults(given: Given): Environment {
  const isDemo = given.SEED === "demo";
  const HOST = given.HOST ?? (isDemo ? LOOPBACK : undefined);
  const isUnreached = HOST !== undefined && isLoopback(HOST) && given.TRUSTED_PROXIES.length === 0;
  return {
    ...given,
    HOST,
    SANDBOX: given.SANDBOX ?? isDemo,
    CONFIRM_ESTIMATES: given.CONFIRM_ESTIMATES ?? isDemo,
    DEMO_TOOLS: given.DEMO_TOOLS ?? (isDemo && isUnreached),
    // A pooler may lose prepared statements, so the default is off behind one.
    DATABASE_PREPARE: given.DATABASE_PREPARE ?? given.DATABASE_DIRECT_URL === undefined,
  };
}

/** Values that are valid on their own but not together. */
function contradictions({ ROLE, SEARCH_URL, SEARCH_SECRET }: Given): string[] {
  const has = (role: (typeof ROLES)[number]) => ROLE.includes(role);
  if (has("web") && !has("search") && !SEARCH_URL) {
    return ["SEARCH_URL must be set where ROLE has web without search"];
  }
  if (has("search") && !has("web") && SEARCH_URL) {
    return [
      "SEARCH_URL must not be set where ROLE has search without web: such a node answers itself",
    ];
  }
  if (has("search") && !has("web") && !SEARCH_SECRET) {
    return ["SEARCH_SECRET must be set where ROLE has search without web: web nodes send it"];
  }
  return [];
}

/** A database of the operator's own is never filled with the demo by mistake. */
function ofDatabase(
  { DATABASE_URL, DATABASE_DIRECT_URL, DATABASE_REPLICA_URL }: Given,
  { SEED }: Record<string, string | undefined>,
): string[] {
  if (DATABASE_URL) {
    return SEED
      ? []
      : [
          "SEED must be set where DATABASE_URL is: none for a shop of your own, demo for the demo, if the database is empty",
        ];
  }
  return DATABASE_DIRECT_URL || DATABASE_REPLICA_URL
    ? ["DATABASE_URL must be set where DATABASE_DIRECT_URL or DATABASE_REPLICA_URL is"]
    : [];
}

/** A key without a bucket means that the bucket's name got lost: files would go to this machine's disk. */
const keysWithoutBucket = (given: Given): string[] =>
  given.FILES_S3_KEY !== undefined && TOGETHER[0].every((name) => given[name] === undefined)
    ? [`${TOGETHER[0].join(", ")} must be set where FILES_S3_KEY is`]
    : [];

function halves(environment: Given): string[] {
  return TOGETHER.flatMap((names) => {
    const missing = names.filter((name) => environment[name] === undefined);
    if (missing.length === 0 || missing.length === names.length) return [];
    const must = missing.map((name) => `${name} must be ${variables[name].expected}`);
    return [`${must.join("\n")}\n${names.join(", ")} belong together`];
  });
}

/** Keys, and addresses that may contain a password, must not be logged. */
function butIs(name: string, given: string | undefined): string {
  return /_(URL|ENDPOINT|KEYS?|SECRET|PASSWORD|DSN)$/.test(name)
    ? ""
    : `, not ${JSON.stringify(given)}`;
}
