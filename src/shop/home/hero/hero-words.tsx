import type { MessageParams } from "#i18n/translator.ts";
import { useT } from "#i18n/use-t.ts";
import { useTraits } from "../../use-shell.ts";

/** The promise in the brand's own voice. */
export function HeroWords({ params }: { params?: MessageParams }) {
  const t = useT();
  const { hero } = useTraits();
  return (
    <>
      <h1 className="display">{t(`home.hero.${hero}.title`)}</h1>
      <p className="hero-lead">{t(`home.hero.${hero}.lead`, params)}</p>
    </>
  );
}
