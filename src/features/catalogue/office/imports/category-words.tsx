import { useT } from "#i18n/use-t.ts";
import { SelectField } from "#ui/fields/select-field.tsx";
import type { StaffTaxonomy } from "../../staff-calls.ts";
import { categoryOptions } from "../category-options.ts";
import { useWords } from "../use-words.ts";

type Categories = Readonly<Record<string, readonly number[]>>;

type CategoryWordsProps = {
  words: readonly string[];
  categories: Categories;
  taxonomy: StaffTaxonomy;
  onChange: (categories: Categories) => void;
};

/** Assigns a category of each tree to each value in the file; numbers are category ids already. */
export function CategoryWords({ words, categories, taxonomy, onChange }: CategoryWordsProps) {
  const t = useT();
  const nameOf = useWords();
  const named = words.filter((word) => !/^[\d\s,|]+$/.test(word));
  if (named.length === 0) return null;
  const sets = [...new Set(taxonomy.categories.map((one) => one.set))].map((set) => ({
    set,
    ids: taxonomy.categories.filter((one) => one.set === set).map(({ id }) => id),
    options: [{ value: "", label: "–" }, ...categoryOptions(taxonomy.categories, set, nameOf)],
  }));
  const choose = (word: string, ids: readonly number[], value: string) => {
    const others = (categories[word] ?? []).filter((id) => !ids.includes(id));
    onChange({ ...categories, [word]: value ? [...others, Number(value)] : others });
  };
  return (
    <fieldset className="mt-4 mb-4">
      <legend className="mb-1 font-medium">{t("office.imports.category_words")}</legend>
      <p className="mb-3 text-ink-2">{t("office.imports.category_words_text")}</p>
      <div className="form-grid">
        {named.flatMap((word) =>
          sets.map(({ set, ids, options }, at) => (
            <SelectField
              key={`${set}:${word}`}
              label={
                sets.length > 1 ? t("office.imports.word_in_tree", { word, tree: at + 1 }) : word
              }
              value={String(categories[word]?.find((id) => ids.includes(id)) ?? "")}
              options={options}
              onChoose={(value) => choose(word, ids, value)}
            />
          )),
        )}
      </div>
    </fieldset>
  );
}
