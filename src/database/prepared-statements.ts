import pg from "pg";
import { hasErrorCode } from "#core/errors.ts";
import { isRecord } from "#core/record.ts";

/** What is asked a few times will be asked again; what is asked once is not worth a plan on every connection. */
const NAMED_FROM = 3;
const MOST_NAMES = 500;
/** Longer texts are lists of values, seldom the same twice. */
const LONGEST_TEXT = 8000;

/**
 * What begins with this is planned for its very values, each time: of a filter with rare values and one with common
 * ones, the same plan is right for one alone.
 */
export const PLANNED_EACH_TIME = "/* planned each time */";

/** `feature_not_supported`: its table changed since; `invalid_sql_statement_name`: a proxy forgot it. */
export const STALE_PLAN = ["0A000", "26000"];

/** Texts that are asked again and again get a name: PostgreSQL parses and plans them once for a connection. */
export function createStatementNames() {
  const uses = new Map<string, number>();
  const names = new Map<string, string>();
  const stale = new Set<string>();
  return {
    nameOf(text: string): string | undefined {
      const known = names.get(text);
      if (known !== undefined || stale.has(text)) return known;
      if (names.size >= MOST_NAMES || text.length > LONGEST_TEXT) return undefined;
      if (text.trimStart().startsWith(PLANNED_EACH_TIME)) return undefined;
      const count = (uses.get(text) ?? 0) + 1;
      if (count < NAMED_FROM) {
        // Texts that never come back would fill the memory.
        if (uses.size >= MOST_NAMES) uses.clear();
        uses.set(text, count);
        return undefined;
      }
      uses.delete(text);
      const name = `cartage_${names.size + stale.size}`;
      names.set(text, name);
      return name;
    },
    /** Its plan is of no use any more: from now on it is parsed each time, as it would be without names. */
    drop(text: string): void {
      names.delete(text);
      stale.add(text);
    },
  };
}
type StatementNames = ReturnType<typeof createStatementNames>;

/**
 * Clients for a pool that name what they send. Statements without values (begin, commit, set, listen, DDL) stay as
 * they are. Where a plan is stale, a statement outside of a transaction is sent again without its name; inside of
 * one `inTransaction` begins anew.
 */
export function preparingClient(names: StatementNames): typeof pg.Client {
  const withName = createConfigNames();
  return class extends pg.Client {
    // `pg` declares an overload for each way to call it; pools and Drizzle use two of them.
    override query(...input: unknown[]) {
      const query = (...sent: unknown[]) => Reflect.apply(super.query, this, sent);
      const [config, values, callback] = input;
      if (!isNameable(config, values)) return query(...input);
      const name = names.nameOf(config.text);
      if (name === undefined) return query(...input);
      const isStale = (error: unknown) => {
        if (!hasErrorCode(error, STALE_PLAN)) return false;
        names.drop(config.text);
        return isOutsideTransaction(this);
      };
      const named = withName(config, name);
      if (typeof callback !== "function") {
        return query(named, values).catch((error: unknown) => {
          if (isStale(error)) return query(config, values);
          throw error;
        });
      }
      return query(named, values, (error: unknown, result: unknown) => {
        if (error && isStale(error)) query(config, values, callback);
        else callback(error, result);
      });
    }
  };
}

/**
 * The driver copies what is a config's own, property by property, which takes longer than all else it does to send.
 * One that is sent again and again (`statement`) has therefore nothing of its own, and is made once.
 */
function createConfigNames() {
  const last = new Map<string, { config: object; named: object | undefined }>();
  return (config: pg.QueryConfig, name: string): object => {
    const known = last.get(name);
    if (known?.config !== config) {
      last.set(name, { config, named: undefined });
      return { ...config, name };
    }
    const named: object = known.named ?? Object.create({ ...config, name });
    known.named = named;
    return named;
  };
}

/** Clients that name nothing, whatever a library asks for: a pooler hands the next statement to another connection. */
export function unnamedClient(): typeof pg.Client {
  return class extends pg.Client {
    override query(...input: unknown[]) {
      const [config, ...rest] = input;
      const isNamed = isRecord(config) && !("submit" in config) && config.name !== undefined;
      const sent = isNamed ? { ...config, name: undefined } : config;
      return Reflect.apply(super.query, this, [sent, ...rest]);
    }
  };
}

function isNameable(config: unknown, values: unknown): config is pg.QueryConfig {
  if (!isRecord(config) || "submit" in config || config.name) return false;
  const given = Array.isArray(values) ? values : config.values;
  return typeof config.text === "string" && Array.isArray(given) && given.length > 0;
}

/** Not in the types of `pg` yet. */
const isOutsideTransaction = (client: pg.Client): boolean =>
  "getTransactionStatus" in client &&
  typeof client.getTransactionStatus === "function" &&
  client.getTransactionStatus() === "I";
