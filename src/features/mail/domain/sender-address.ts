import type { Site } from "#features/sites/domain/site.ts";

/** Whom a mail is from and answers go to; a shop that has not said it yet still sends mail. */
export function senderAddress({ company, hosts }: Pick<Site, "company" | "hosts">): string {
  return company.email || `no-reply@${hosts[0] ?? "localhost"}`;
}
