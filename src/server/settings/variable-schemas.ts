import * as z from "zod/mini";
import { PAYMENT_PROVIDERS } from "#adapters/payments/payment-providers.ts";
import { parseDsn } from "#core/monitoring/dsn.ts";
import { isAddressOrRange } from "./address-list.ts";

/** Schemas of environment variables: what texts are allowed, and the values made of them. */
export const port = z.pipe(
  z.string().check(z.regex(/^\d{1,5}$/)),
  z.pipe(
    z.transform((text: string) => Number(text)),
    z.number().check(z.minimum(0), z.maximum(65535)),
  ),
);

export const databaseUrl = z
  .string()
  .check(z.refine((url) => /^postgres(ql)?:\/\//.test(url) && URL.canParse(url)));

export const smtpUrl = z
  .string()
  .check(z.refine((url) => /^smtps?:\/\//.test(url) && URL.canParse(url)));

export const webUrl = z
  .string()
  .check(z.refine((url) => /^https?:\/\//.test(url) && URL.canParse(url)));
export const LOOPBACK = "127.0.0.1";
export const hostOrAddress = z.string().check(z.regex(/^[A-Za-z0-9.:-]{1,253}$/));
/** Without a port, because the office has the same port as the shop. */
export const hostName = z.string().check(z.regex(/^[A-Za-z0-9.-]{1,253}$/));
export const isLoopback = (host: string): boolean =>
  host === "localhost" || host === "::1" || /^127(\.\d{1,3}){3}$/.test(host);

export const longSecret = z.string().check(z.regex(/^[\x21-\x7e]{16,500}$/));
export const secret = z.optional(z.string());
export const account = z.string().check(z.regex(/^[a-z0-9-]{1,63}$/));
export const token = z.optional(z.string().check(z.regex(/^[\x21-\x7e]{3,500}$/)));
export const bucketName = z.string().check(z.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/));
export const regionName = z.string().check(z.regex(/^[a-z0-9-]{2,40}$/));
export const dsn = z.string().check(z.refine((text) => parseDsn(text) !== undefined));

/** An address without a path or query of its own, because a bucket's name is appended to it. */
export const endpoint = z.string().check(
  z.refine((text) => {
    const url = /^https?:\/\//.test(text) ? URL.parse(text) : null;
    return url !== null && !url.username && !url.password && !url.search && !url.hash;
  }),
);

export const ROLES = ["web", "worker", "search"] as const;

export const milliseconds = z.pipe(
  z.string().check(z.regex(/^\d{1,6}$/)),
  z.pipe(
    z.transform((text: string) => Number(text)),
    z.number().check(z.minimum(1)),
  ),
);

/** The job queue polls at most twice a second. */
export const pollMilliseconds = z.pipe(milliseconds, z.number().check(z.minimum(500)));

export const workerCount = z.pipe(
  z.string().check(z.regex(/^\d{1,2}$/)),
  z.pipe(
    z.transform((text: string) => Number(text)),
    z.number().check(z.maximum(64)),
  ),
);

/** At least two: one is reserved for mail that a visitor waits for. */
export const connectionCount = z.pipe(
  z.string().check(z.regex(/^\d{1,2}$/)),
  z.pipe(
    z.transform((text: string) => Number(text)),
    z.number().check(z.minimum(2), z.maximum(50)),
  ),
);

export const numberFrom = (digits: RegExp, least: number, most: number) =>
  z.pipe(
    z.string().check(z.regex(digits)),
    z.pipe(
      z.transform((text: string) => Number(text)),
      z.number().check(z.minimum(least), z.maximum(most)),
    ),
  );

/** At least two: a transaction that holds one connection may need another. */
export const poolSize = numberFrom(/^\d{1,3}$/, 2, 200);
export const silenceMilliseconds = numberFrom(/^\d{1,5}$/, 500, 60_000);
export const cacheMegabytes = numberFrom(/^\d{1,5}$/, 8, 16_384);
export const drainMilliseconds = numberFrom(/^\d{1,6}$/, 0, 600_000);
/** The database itself keeps the log of accesses to personal data for a year. */
export const auditMonths = z.union([
  z.pipe(
    z.literal("0"),
    z.transform(() => 0),
  ),
  numberFrom(/^\d{2,3}$/, 13, 120),
]);
export const euroLimit = numberFrom(/^\d{1,7}$/, 0, 1_000_000);
export const nodeName = z.string().check(z.regex(/^[\w.-]{1,100}$/));

/** A share from 0 to 1, such as 0.05. */
export const share = numberFrom(/^(?:0|1|0?\.\d{1,6})$/, 0, 1);

export const speed = z.pipe(
  z.string().check(z.regex(/^\d{1,4}$/)),
  z.transform((text: string) => Number(text)),
);

export const words = z.pipe(
  z.string(),
  z.transform((text: string) =>
    text
      .split(",")
      .map((part) => part.trim())
      .filter(Boolean),
  ),
);

/** The protocol's paths are appended to it, so it ends with a slash. */
export const searchUrl = z
  .string()
  .check(z.refine((url) => /^https?:\/\/.+\/$/.test(url) && URL.canParse(url)));

export const searchUrls = z.pipe(words, z.array(searchUrl).check(z.minLength(1)));

export const hostList = z.pipe(words, z.array(hostName));
export const addressList = z.pipe(words, z.array(z.string().check(z.refine(isAddressOrRange))));

/** `key:private key` pairs: for each site key that browsers get, the private key that belongs to it. */
export const keyPairs = z.pipe(
  words,
  z.pipe(
    z.array(z.string().check(z.regex(/^[\w-]{1,64}:[\x21-\x7e]{3,500}$/))),
    z.transform((pairs: string[]) => new Map(pairs.map(splitPair))),
  ),
);

/** `region/language=index`, for each index of an external search service. */
export const feedTargets = z.pipe(
  words,
  z.pipe(
    z.array(z.string().check(z.regex(/^[\w-]{1,40}\/[a-z]{2}=[\w-]{1,64}$/))).check(z.minLength(1)),
    z.transform((targets: string[]) =>
      targets.map((target) => {
        const [region = "", language = "", index = ""] = target.split(/[/=]/);
        return { region, language, index };
      }),
    ),
  ),
);

function splitPair(pair: string): [string, string] {
  const at = pair.indexOf(":");
  return [pair.slice(0, at), pair.slice(at + 1)];
}

export const roleList = z.pipe(words, z.array(z.enum(ROLES)).check(z.minLength(1)));

export const flag = z.pipe(
  z.enum(["true", "false"]),
  z.transform((text) => text === "true"),
);

export const PROVIDER_KEY = "the key that the provider gave you";

type Variable = { schema: z.ZodMiniType; fallback: string | undefined; expected: string };

const SCHEMAS = { url: webUrl, flag } as const;

/** The variables of payment providers; each provider describes its own in its folder. */
export const providerVariables: Readonly<Record<string, Variable>> = Object.fromEntries(
  PAYMENT_PROVIDERS.flatMap(({ keys, options }) => [
    ...Object.values(keys).map((name) => [
      name,
      { schema: secret, fallback: undefined, expected: PROVIDER_KEY },
    ]),
    ...Object.values(options).map(({ variable, is, ...more }) => [
      variable,
      { schema: SCHEMAS[is], ...more },
    ]),
  ]),
);
