declare module "#platform/feature/platform.ts" {
  interface Settings {
    AUDIT_LOG_MONTHS: number;
  }
}

/** Audit rows older than this date are packed or deleted; undefined: all of them stay. */
export function auditLimit(months: number, now: Date): Date | undefined {
  if (months === 0) return undefined;
  const limit = new Date(now);
  limit.setUTCMonth(limit.getUTCMonth() - months);
  return limit;
}
