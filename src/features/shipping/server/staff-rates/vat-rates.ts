import { utcDay } from "#core/dates.ts";
import { fail, type Result, succeed } from "#core/result.ts";
import type { Database, Queryable } from "#database/connect.ts";
import { inTransaction } from "#database/transaction.ts";
import type { Site } from "#features/sites/domain/site.ts";
import { writeAuditNote } from "#platform/audit/write-audit-note.ts";
import type { StaffActor } from "#platform/auth/require-role.ts";
import { setVatRates, vatPercent, vatRatesOf } from "../../domain/vat.ts";
import { lockVatRate, saveVatRate, selectVatRates } from "../shipping.repository.ts";

/** Loads the rates that the owner entered into the table from which all prices are calculated. */
export async function readVatRates(db: Queryable): Promise<void> {
  const rows = await selectVatRates(db);
  const byCountry = Map.groupBy(rows, ({ country }) => country);
  setVatRates(
    Object.fromEntries(
      [...byCountry].map(([country, own]) => [
        country,
        own.map(({ since, percent }) => ({ since, percent })),
      ]),
    ),
  );
}

/** The VAT rates of every country that a site ships to. */
export function listVat(sites: readonly Pick<Site, "countries">[], now: Date) {
  const today = utcDay(now);
  const codes = new Set(sites.flatMap((site) => site.countries.map(({ isoCode }) => isoCode)));
  return [...codes].sort().map((country) => {
    const rates = vatRatesOf(country);
    const current = rates.find(({ since }) => since <= today);
    const next = rates.findLast(({ since }) => since > today);
    return {
      country,
      percent: vatPercent(country, today),
      since: current?.since ?? null,
      isOwn: current?.isOwn ?? false,
      next: next ? { since: next.since, percent: next.percent } : null,
      entered: rates.filter((rate) => rate.isOwn).map(({ since, percent }) => ({ since, percent })),
    };
  });
}

type SaveVat = {
  actor: StaffActor;
  country: string;
  since: string;
  percent: number;
  /** The saved rate for that day that the sender's form was based on. */
  seen?: number | undefined;
};

/** Saves a rate that begins today or later; rates of the past stay as they are. */
export function saveVat(
  { db, now }: { db: Database; now: () => Date },
  { actor, country, since, percent, seen }: SaveVat,
): Promise<Result<unknown>> {
  return inTransaction<Result<unknown>>(db, async (tx) => {
    if (since < utcDay(now())) {
      return fail("office.taxes.errors.past", { since: ["office.taxes.errors.past"] });
    }
    const former = await lockVatRate(tx, { country, since });
    if (!former) {
      return fail("office.warehouses.errors.country", {
        country: ["office.warehouses.errors.country"],
      });
    }
    const { countryId, percent: known } = former;
    if (known !== null && known !== percent && known !== seen) {
      return fail("office.rates.errors.changed");
    }
    await saveVatRate(tx, { countryId, since, percent });
    await writeAuditNote(tx, {
      actor,
      action: "vat.set",
      subject: `vat:${country}`,
      ...(known === null ? {} : { before: { since, percent: known } }),
      after: { since, percent },
    });
    return succeed(undefined);
  });
}
