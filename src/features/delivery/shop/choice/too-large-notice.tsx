import { useT } from "#i18n/use-t.ts";
import { Notice } from "#ui/notice.tsx";
import { LOCKER_LIMITS } from "../../domain/locker-limits.ts";

/** Explains why no parcel locker can be chosen. */
export function TooLargeNotice() {
  const t = useT();
  const { grams, sidesCm } = LOCKER_LIMITS;
  const sides = sidesCm.toReversed().join(" × ");
  return <Notice>{t("delivery.too_large_for_pickup", { kg: grams / 1000, sides })}</Notice>;
}
