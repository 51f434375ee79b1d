import type { ComponentProps } from "react";
import { useT } from "#i18n/use-t.ts";
import { Checkbox } from "#ui/fields/checkbox.tsx";
import { SelectField } from "#ui/fields/select-field.tsx";
import { TextField } from "#ui/fields/text-field.tsx";
import { hasPostCode, postCodeExample } from "../../domain/addresses/post-code.ts";
import { NameFields } from "../person-fields.tsx";
import type { AddressValues } from "./address-form.ts";

type CountryChoice = { id: number; iso_code: string; title: string };

type AddressFieldsProps = {
  form: {
    values: AddressValues;
    text: (field: Exclude<keyof AddressValues, "is_default">) => FieldProps;
    checkbox: (field: "is_default") => Partial<ComponentProps<typeof Checkbox>>;
  };
  countries: readonly CountryChoice[];
  /** False for the only address and for the current default. */
  offerDefault: boolean;
  /** True where the country was asked for before. */
  withoutCountry?: boolean;
  /** For pickup only name and phone are asked for. */
  personOnly?: boolean;
};
type FieldProps = Partial<ComponentProps<typeof TextField>> &
  Partial<ComponentProps<typeof SelectField>>;

/** The country comes before the post code, because the code's format depends on it. */
export function AddressFields(props: AddressFieldsProps) {
  const { form, countries, offerDefault, withoutCountry, personOnly } = props;
  const t = useT();
  return (
    <>
      <div className="grid gap-x-4 sm:grid-cols-2">
        <NameFields
          form={form}
          labels={{
            first_name: t("account.fields.first_name"),
            last_name: t("account.fields.last_name"),
          }}
        />
      </div>
      {!withoutCountry && <CountryField form={form} countries={countries} />}
      {!personOnly && <LocationFields form={form} countries={countries} />}
      <TextField
        label={t("account.fields.phone")}
        type="tel"
        autoComplete="tel"
        hint={t(personOnly ? "account.fields.phone_hint_pickup" : "account.fields.phone_hint")}
        {...form.text("phone_number")}
      />
      {offerDefault && (
        <Checkbox {...form.checkbox("is_default")} className="pb-3">
          {t("account.addresses.use_as_default")}
        </Checkbox>
      )}
    </>
  );
}

type LocationFieldsProps = {
  form: {
    values: { country_id: string };
    text: (field: "first_address" | "city" | "zip") => FieldProps;
  };
  countries: readonly CountryChoice[];
  optional?: boolean;
};

/** Street, town and post code. */
export function LocationFields({ form, countries, optional = false }: LocationFieldsProps) {
  const t = useT();
  const chosen = countries.find((country) => String(country.id) === form.values.country_id);
  const iso = chosen?.iso_code ?? "";
  const example = postCodeExample(iso);
  return (
    <>
      <TextField
        label={t("account.fields.street")}
        optional={optional}
        autoComplete="street-address"
        {...form.text("first_address")}
      />
      <div className="grid gap-x-4 sm:grid-cols-2">
        <TextField
          label={t("account.fields.city")}
          autoComplete="address-level2"
          optional={optional}
          {...form.text("city")}
        />
        {hasPostCode(iso) && (
          <TextField
            label={t("account.fields.zip")}
            autoComplete="postal-code"
            optional={optional}
            autoCapitalize="characters"
            hint={example && t("account.fields.zip_hint", { example })}
            {...form.text("zip")}
          />
        )}
      </div>
    </>
  );
}

type CountryFieldProps = {
  form: { values: { country_id: string }; text: (field: "country_id") => FieldProps };
  countries: readonly CountryChoice[];
};

export function CountryField({ form, countries }: CountryFieldProps) {
  const t = useT();
  return (
    <SelectField
      label={t("account.fields.country")}
      autoComplete="country"
      options={countries.map(({ id, title }) => ({ value: String(id), label: title }))}
      {...(form.values.country_id === "" && { placeholder: t("account.fields.choose_country") })}
      {...form.text("country_id")}
    />
  );
}
