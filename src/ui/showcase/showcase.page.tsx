import { useEffect, useState } from "react";
import { brandOf } from "#themes/brand.ts";
import { type ThemeName, themeNames, themeOf } from "#themes/theme-names.ts";
import { Segmented } from "../fields/segmented.tsx";
import { SelectField } from "../fields/select-field.tsx";
import { BrandSamples } from "./brand-samples.tsx";
import { ContentSamples, NoticeSamples } from "./content-samples.tsx";
import { ButtonSamples, ChoiceSamples, FieldSamples } from "./control-samples.tsx";
import { FigureSamples } from "./figure-samples.tsx";
import { FloatingSamples } from "./floating-samples.tsx";
import { FormSample } from "./form-sample.tsx";
import { GoodsSamples } from "./goods-samples.tsx";

type Mode = "light" | "dark";

export const loader = () => null;

export const meta = () => [{ title: "Design system" }, { name: "robots", content: "noindex" }];

/** Every component in every brand. Only in the development build, so its texts are not translated. */
export default function ShowcasePage() {
  const { theme, setTheme, mode, setMode } = useTheme();
  return (
    <div className="page pb-16">
      <header className="sticky top-(--sticky-top) z-20 flex flex-wrap items-end justify-between gap-x-6 bg-paper py-3">
        <h1 className="h2">Design system</h1>
        <div className="flex flex-wrap items-start gap-3">
          <SelectField
            label="Theme"
            hideLabel
            options={themeNames.map((value) => ({ value, label: `${value}: ${brandOf(value)}` }))}
            value={theme}
            onChoose={setTheme}
          />
          <Segmented
            legend="Mode"
            name="mode"
            value={mode}
            onChange={setMode}
            options={[
              { value: "light", label: "Light" },
              { value: "dark", label: "Dark" },
            ]}
          />
        </div>
      </header>
      <BrandSamples theme={theme} />
      <FloatingSamples />
      <ButtonSamples />
      <FieldSamples />
      <ChoiceSamples />
      <FormSample />
      <GoodsSamples />
      <FigureSamples />
      <NoticeSamples />
      <ContentSamples />
    </div>
  );
}

/** Starts with the site's own theme and restores it when the page is left. */
function useTheme() {
  const [theme, setTheme] = useState<ThemeName>("default");
  const [mode, setMode] = useState<Mode>("light");
  const [own, setOwn] = useState<{ theme?: string; mode?: string } | null>(null);

  useEffect(() => {
    const { theme: siteTheme, mode: siteMode } = document.documentElement.dataset;
    setOwn({ theme: siteTheme, mode: siteMode });
    setTheme(themeOf(siteTheme));
    setMode(siteMode === "dark" ? "dark" : "light");
    return () => {
      Object.assign(document.documentElement.dataset, { theme: siteTheme, mode: siteMode });
    };
  }, []);

  useEffect(() => {
    if (own) Object.assign(document.documentElement.dataset, { theme, mode });
  }, [own, theme, mode]);

  return { theme, setTheme, mode, setMode };
}
