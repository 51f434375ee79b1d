import pg from "pg";
import { hasErrorCode } from "#core/errors.ts";
import { isRecord } from "#core/record.ts";

/** A statement sent this often will come again; a statement sent once is not worth a plan on every connection. */
const NAMED_FROM = 3;
const MOST_NAMES = 500;
/** Longer statements contain lists of values and seldom repeat. */
const LONGEST_TEXT = 8000;

/**
 * A statement that begins with this gets a new plan for its actual values each time, because no single plan suits
 * both a filter with rare values and one with common values.
 */
export const PLANNED_EACH_TIME = "/* planned each time */";

/** `feature_not_supported`: its table has changed since; `invalid_sql_statement_name`: a proxy lost the statement. */
export const STALE_PLAN = ["0A000", "26000"];

/** Names statements that repeat, so that PostgreSQL parses and plans them once per connection. */
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
        // Statements that never repeat would fill the memory.
        if (uses.size >= MOST_NAMES) uses.clear();
        uses.set(text, count);
        return undefined;
      }
      uses.delete(text);
      const name = `cartage_${names.size + stale.size}`;
      names.set(text, name);
      return name;
    },
    /** Called when its plan is stale: from now on the statement is sent without a name and parsed each time. */
    drop(text: string): void {
      names.delete(text);
      stale.add(text);
    },
  };
}
type StatementNames = ReturnType<typeof createStatementNames>;

/**
 * Pool clients that send repeated statements with a name. Statements without values (begin, commit, set, listen, DDL)
 * stay as they are. If a plan is stale, a statement outside a transaction is sent again without its name; inside a
 * transaction, `inTransaction` starts over.
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
 * The driver copies a config's own properties one by one, which takes longer than the rest of sending. So a config
 * that is sent repeatedly (`statement`) gets a named copy once, with inherited properties only.
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

/**
 * Clients that remove every statement name, even a library's: a pooler may send the next statement to another
 * connection.
 */
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
