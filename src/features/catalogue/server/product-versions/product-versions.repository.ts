import {
  and,
  arrayOverlaps,
  asc,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  lt,
  or,
  sql,
} from "drizzle-orm";
import type { Queryable } from "#database/connect.ts";
import { auditLog, recordVersions } from "#platform/audit/audit.tables.ts";
import { auditActorName } from "#platform/audit/audit-actor.ts";
import type { RecordChange } from "../../domain/staff-goods/former-values.ts";

type Records = {
  product: string;
  variants: readonly string[];
  /** Fields of each that can be restored. */
  productFields: readonly string[];
  variantFields: readonly string[];
};

/** One entry per save or grid edit with all its rows, which are of one transaction. */
export function selectProductChanges(
  db: Queryable,
  { product, variants, productFields, variantFields }: Records,
  { before, limit }: { before: number | undefined; limit: number },
) {
  const ofProduct = and(
    eq(auditLog.subject, product),
    arrayOverlaps(auditLog.fields, [...productFields]),
  );
  const ofVariants = and(
    inArray(auditLog.subject, [...variants]),
    arrayOverlaps(auditLog.fields, [...variantFields]),
  );
  const version = sql<number>`min(${auditLog.id})`.mapWith(Number);
  return db
    .select({
      version,
      at: auditLog.at,
      who: auditActorName,
      fields: sql<string[]>`(select array_agg(distinct field)
        from unnest(string_to_array(string_agg(array_to_string(${auditLog.fields}, ','), ','), ',')) field)`,
      records: sql<string[]>`array_agg(distinct ${auditLog.subject})`,
    })
    .from(auditLog)
    .innerJoin(recordVersions, eq(recordVersions.auditId, auditLog.id))
    .where(
      and(
        or(ofProduct, ofVariants),
        isNotNull(recordVersions.before),
        before === undefined ? undefined : lt(auditLog.id, before),
      ),
    )
    .groupBy(auditLog.at, auditLog.actorId)
    .orderBy(desc(version))
    .limit(limit);
}

/** This change and all later ones, the oldest first. */
export const selectChangesSince = (
  db: Queryable,
  records: readonly string[],
  since: number,
): Promise<RecordChange[]> =>
  db
    .select({ record: recordVersions.record, before: recordVersions.before })
    .from(recordVersions)
    .where(and(inArray(recordVersions.record, [...records]), gte(recordVersions.auditId, since)))
    .orderBy(asc(recordVersions.auditId));
