import { useCallback, useState } from "react";
import type { EditConflict } from "#core/edit.ts";
import { keyUnder } from "#core/message-key.ts";
import { toCents } from "#core/money.ts";
import { isOneOf } from "#core/record.ts";
import { useT } from "#i18n/use-t.ts";
import { type ConflictSide, ConflictTable } from "#office-ui/conflict/conflict-table.tsx";
import { MergedFields } from "#office-ui/conflict/merged-fields.tsx";
import { useOfficeFormat } from "#office-ui/marks/use-office-format.ts";
import { useMe } from "#office-ui/me/me.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { QUOTE_STATUSES } from "../../domain/quote-status.ts";
import type { StaffPriceFields } from "../../domain/staff-price.ts";
import type { StaffQuote } from "../../staff-calls.ts";
import type { PriceForm } from "./use-price-form.ts";

type Fields = EditConflict["fields"];

/** `lines.0.price`: the part of a quote that changed. */
const partOf = (field: string) => /^lines\.(\d+)\.(\w+)$/.exec(field);

function useFieldWords(quote: StaffQuote) {
  const t = useT();
  return {
    titleOf(field: string): string {
      const [, at, part] = partOf(field) ?? [];
      if (at === undefined || part === undefined) return t(keyUnder("office.quotes.field", field));
      return `${quote.lines[Number(at)]?.name ?? ""}: ${t(keyUnder("office.quotes.field", part))}`;
    },
    show(value: unknown): string {
      if (value === null || value === undefined || value === "") return "–";
      if (isOneOf(QUOTE_STATUSES, value)) return t(keyUnder("quotes.status", value));
      return String(value);
    },
  };
}

/** What changed, in words, for a dialog. */
export function ChangedFields({ quote, fields }: { quote: StaffQuote; fields: Fields }) {
  const { titleOf, show } = useFieldWords(quote);
  return (
    <ul>
      {fields.map(({ field, seen, current }) => (
        <li key={field}>{`${titleOf(field)}: ${show(seen)} → ${show(current)}`}</li>
      ))}
    </ul>
  );
}

type QuoteConflictProps = { quote: StaffQuote; form: PriceForm };

/** Shown above the quote when it changed while its price was typed: both prices side by side, and what else changed. */
export function QuoteConflict({ quote, form }: QuoteConflictProps) {
  if (!form.conflict) return null;
  // The key resets the choices whenever the server answers with another conflict.
  const key = JSON.stringify(form.conflict);
  return <OpenConflict key={key} quote={quote} form={form} conflict={form.conflict} />;
}

function OpenConflict({ quote, form, conflict }: QuoteConflictProps & { conflict: EditConflict }) {
  const t = useT();
  const me = useMe();
  const { money, time } = useOfficeFormat();
  const { titleOf, show } = useFieldWords(quote);
  const [choices, setChoices] = useState<Record<string, ConflictSide>>({});
  const choose = useCallback(
    (key: string, side: ConflictSide) => setChoices((now) => ({ ...now, [key]: side })),
    [],
  );
  const prices = conflict.fields.filter(({ field }) => partOf(field)?.[2] === "price");
  const others = conflict.fields.filter((one) => !prices.includes(one));
  const them = conflict.by ?? (quote.customer.name || t("office.quotes.customer"));
  const at = conflict.at ? time(conflict.at) : "";
  const mine = ({ field }: Fields[number]) => form.fields.unitCents[lineOf(field)] ?? null;
  const isChosen = prices.every(({ field }) => choices[field]);
  const chosen = () => withTheirs(quote, form.fields, choices);
  return (
    <div className="grid gap-4">
      <Notice kind="warn" announce title={t("office.conflict.saved_by", { name: them, time: at })}>
        {t(quote.can_price ? "office.quotes.conflict_text" : "office.quotes.conflict_over")}
      </Notice>
      {prices.length > 0 && (
        <ConflictTable
          fields={prices.map((one) => {
            const cents = mine(one);
            return {
              key: one.field,
              title: titleOf(one.field),
              before: show(one.seen),
              mine: cents === null ? "–" : money(cents),
              theirs: show(one.current),
            };
          })}
          choices={choices}
          me={me.user.name}
          them={{ name: them, at }}
          before=""
          onChoose={choose}
          onWrite={() => form.resolve(form.fields, false)}
        />
      )}
      {others.length > 0 && (
        <MergedFields
          fields={others.map(({ field, seen, current }) => ({
            key: field,
            title: titleOf(field),
            value: `${show(seen)} → ${show(current)}`,
            by: "theirs",
          }))}
          me={me.user.name}
          them={them}
        />
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={() => form.resolve(chosen(), false)}>{t("office.conflict.back")}</Button>
        {quote.can_price && (
          <Button
            variant="go"
            busy={form.busy}
            disabled={!isChosen}
            onClick={() => form.resolve(chosen(), true)}
          >
            {t("office.quotes.send")}
          </Button>
        )}
      </div>
    </div>
  );
}

const lineOf = (field: string): number => Number(partOf(field)?.[1] ?? -1);

/** Where the other side was chosen, the price that the new data give. */
function withTheirs(
  { lines }: StaffQuote,
  fields: StaffPriceFields,
  choices: Readonly<Record<string, ConflictSide>>,
): StaffPriceFields {
  const unitCents = fields.unitCents.map((cents, at) => {
    const proposed = lines[at]?.proposed ?? null;
    if (choices[`lines.${at}.price`] !== "theirs") return cents;
    return proposed === null ? null : toCents(proposed);
  });
  return { ...fields, unitCents };
}
