import { Form } from "react-router";
import { useShell, useTraits } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";

/** For pages whose header has only a search icon: on phones, and on any width with a quiet header. */
export function PageSearchForm({ text }: { text: string }) {
  const t = useT();
  const { language } = useShell();
  const isTwice = useTraits().search === "field";
  return (
    <search className={`mt-3 block max-w-[40rem] ${isTwice ? "lg:hidden" : ""}`}>
      <Form action={`/${language}/search`} className="flex gap-2">
        <div className="input-with flex-1">
          <span className="input-start">
            <Icon name="search" />
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
            onFocus={(event) => event.currentTarget.select()}
          />
        </div>
        <Button type="submit">{t("catalogue.search.go")}</Button>
      </Form>
    </search>
  );
}
