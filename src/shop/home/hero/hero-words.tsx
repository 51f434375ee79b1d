import { Fragment } from "react";
import { useTraits } from "#features/sites/shop/use-shell.ts";
import type { MessageParams } from "#i18n/translator.ts";
import { useT } from "#i18n/use-t.ts";

type HeroWordsProps = {
  params?: MessageParams;
  /** Where there is room, each sentence of the title has a line of its own. */
  sentences?: boolean;
};

/** The promise in the brand's own voice. */
export function HeroWords({ params, sentences = false }: HeroWordsProps) {
  const t = useT();
  const { hero } = useTraits();
  const title = t(`home.hero.${hero}.title`);
  return (
    <>
      <h1 className="display">
        {sentences
          ? title.split(/(?<=[.?!]) /).map((sentence) => (
              <Fragment key={sentence}>
                <span className="hero-sentence">{sentence}</span>{" "}
              </Fragment>
            ))
          : title}
      </h1>
      <p className="hero-lead">{t(`home.hero.${hero}.lead`, params)}</p>
    </>
  );
}
