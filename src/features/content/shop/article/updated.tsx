import { useT } from "#i18n/use-t.ts";

export function Updated({ day }: { day: string }) {
  const t = useT();
  return <time dateTime={day}>{t("content.updated", { date: day })}</time>;
}
