import { useRef, useState } from "react";
import { useRevalidator } from "react-router";
import type { EditConflict } from "#core/edit.ts";
import type { MessageKey } from "#core/message-key.ts";
import { toDecimal } from "#core/money.ts";
import { useT } from "#i18n/use-t.ts";
import { readDraft, storeDraft } from "#office-ui/form/drafts.ts";
import { CallFailed, callApi } from "#platform/client/call-api.ts";
import { showToast } from "#ui/toasts/toasts.store.ts";
import type { SeenQuote } from "../../domain/seen-quote.ts";
import { checkStaffPrice, parcelOf, type StaffPriceFields } from "../../domain/staff-price.ts";
import type { StaffQuote } from "../../staff-calls.ts";
import { staffPriceCall } from "../../steps/staff-calls.ts";
import { openedFields } from "./price-as-typed.ts";

export type PriceForm = ReturnType<typeof usePriceForm>;
type Typed = { fields: StaffPriceFields; days: number; seen: SeenQuote };
type Refused = { message: MessageKey; errors: Readonly<Record<string, readonly MessageKey[]>> };

/** How long a price holds at most, and what else can be chosen. */
export const HOLDS_DAYS = [14, 7, 3, 1];
const DAY_MS = 86_400_000;

/** The names under which the call refuses a part of the parcel. */
const PARCEL_NAMES: Readonly<Record<string, string>> = {
  kg: "parcel.weight",
  lengthCm: "parcel.length",
  widthCm: "parcel.width",
  heightCm: "parcel.height",
};

/** The price as staff type it. It is kept in this tab until it is sent, with what the quote was like when typing began. */
export function usePriceForm(quote: StaffQuote) {
  const t = useT();
  const { revalidate } = useRevalidator();
  const [typed, setTyped] = useTyped(quote);
  const isSending = useRef(false);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refused>();
  const [conflict, setConflict] = useState<EditConflict>();
  const { fields, days, seen } = typed ?? {
    fields: openedFields(quote),
    days: HOLDS_DAYS[0] ?? 14,
    seen: quote.seen,
  };
  const change = (changes: Partial<StaffPriceFields> & { days?: number }) => {
    const { days: chosen = days, ...others } = changes;
    setRefused(undefined);
    setTyped({ fields: { ...fields, ...others }, days: chosen, seen });
  };
  const finish = () => {
    setTyped(undefined);
    setRefused(undefined);
    setConflict(undefined);
  };
  const send = async (as: Typed = { fields, days, seen }) => {
    if (isSending.current) return;
    const wrong = checkStaffPrice(as.fields);
    setRefused(undefined);
    if (Object.keys(wrong).length > 0) return setRefused(refusedBy(wrong));
    isSending.current = true;
    setBusy(true);
    try {
      await callApi(staffPriceCall, inputOf(quote.slug, as));
      finish();
      showToast({ kind: "good", text: t("office.quotes.done.price", { number: quote.number }) });
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      // What was typed stays, also if the page is left now.
      setTyped(as);
      if (error.conflict) setConflict(error.conflict);
      else setRefused(error);
    } finally {
      await revalidate();
      isSending.current = false;
      setBusy(false);
    }
  };
  return {
    fields,
    days,
    busy,
    conflict,
    isTyped: typed !== undefined,
    problem: refused?.message,
    change,
    send: () => send(),
    discard: finish,
    errorOf: (name: string) => errorIn(refused, name, t),
    /** Goes on from the quote as it is now, with the prices that were chosen. */
    resolve(chosen: StaffPriceFields, isSent: boolean) {
      const now = { fields: chosen, days, seen: quote.seen };
      setConflict(undefined);
      setTyped(now);
      if (isSent) void send(now);
    },
  };
}

const refusedBy = (wrong: Readonly<Record<string, MessageKey>>): Refused => ({
  message: "form.incomplete",
  errors: Object.fromEntries(Object.entries(wrong).map(([name, key]) => [name, [key]])),
});

function errorIn(refused: Refused | undefined, name: string, t: ReturnType<typeof useT>) {
  const [first] = refused?.errors[name] ?? refused?.errors[PARCEL_NAMES[name] ?? ""] ?? [];
  return first && t(first);
}

function inputOf(slug: string, { fields, days, seen }: Typed) {
  const { unitCents, serviceCents } = fields;
  const parcel = parcelOf(fields);
  const until = days === HOLDS_DAYS[0] ? undefined : new Date(Date.now() + days * DAY_MS);
  return {
    slug,
    seen,
    unit_prices: unitCents.map((cents) => cents && toDecimal(cents)),
    service_fee: serviceCents === null ? undefined : toDecimal(serviceCents),
    valid_until: until?.toISOString(),
    parcel: parcel && {
      weight: parcel.grams / 1000,
      length: parcel.lengthCm,
      width: parcel.widthCm,
      height: parcel.heightCm,
    },
  };
}

const isTyped = (value: unknown): value is Typed =>
  typeof value === "object" && value !== null && "fields" in value && "seen" in value;

/** What was typed for this quote and is not sent yet. */
function useTyped({ id }: StaffQuote) {
  const record = `quote:${id}`;
  const [typed, setTyped] = useState(() => {
    const stored = readDraft(record).price?.value;
    return isTyped(stored) ? stored : undefined;
  });
  const change = (now: Typed | undefined) => {
    storeDraft(record, now ? { price: { seen: null, value: now } } : {});
    setTyped(now);
  };
  return [typed, change] as const;
}
