import type { useT } from "#i18n/use-t.ts";
import type { FieldSpec } from "#office-ui/form/record-fields.tsx";
import type { TagTone } from "#office-ui/marks/tag.tsx";
import type { PromotionState } from "../../domain/promotion-state.ts";

export const STATE_TONES: Record<PromotionState, TagTone> = {
  running: "good",
  planned: "accent",
  ended: "plain",
  used_up: "warn",
};

/** The form of a promotion code. */
export const promotionFields = (
  t: ReturnType<typeof useT>,
  siteOptions: readonly { value: string; label: string }[],
): FieldSpec[] => [
  { name: "code", kind: "text", hint: "office.promotions.code_hint" },
  { name: "amount", kind: "number" },
  {
    name: "type",
    kind: "select",
    options: [
      { value: "percentage", label: t("office.promotions.percentage") },
      { value: "fixed", label: t("office.promotions.fixed") },
    ],
  },
  {
    name: "site_id",
    kind: "select",
    options: [{ value: "", label: t("office.redirects.all_sites") }, ...siteOptions],
  },
  { name: "starts_on", kind: "day", optional: true },
  { name: "ends_on", kind: "day", optional: true },
  { name: "minimum", kind: "number", unit: "€" },
  { name: "max_uses", kind: "number" },
  { name: "max_uses_per_customer", kind: "number" },
];
