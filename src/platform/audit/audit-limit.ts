declare module "#platform/feature/platform.ts" {
  interface Settings {
    AUDIT_LOG_MONTHS: number;
  }
}

/** What staff did and saw before this is packed or deleted; undefined where all of it stays. */
export function auditLimit(months: number, now: Date): Date | undefined {
  if (months === 0) return undefined;
  const limit = new Date(now);
  limit.setUTCMonth(limit.getUTCMonth() - months);
  return limit;
}
