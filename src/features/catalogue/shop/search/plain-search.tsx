import { Search } from "lucide-react";
import { Form } from "react-router";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { Button } from "#ui/button.tsx";

/** For headers whose search is an icon, and for those without script. */
export function PlainSearch({ text }: { text: string }) {
  const t = useT();
  const { language } = useShell();
  return (
    <search className="mt-3 block max-w-[40rem]">
      <Form action={`/${language}/search`} className="flex gap-2">
        <div className="input-with flex-1">
          <span className="input-start">
            <Search className="icon" aria-hidden="true" />
          </span>
          <input
            key={text}
            type="search"
            name="q"
            className="input"
            maxLength={200}
            defaultValue={text}
            aria-label={t("catalogue.search.label")}
            placeholder={t("catalogue.search.placeholder")}
          />
        </div>
        <Button type="submit">{t("catalogue.search.go")}</Button>
      </Form>
    </search>
  );
}
