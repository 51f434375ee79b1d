import { describe, expect, it } from "vitest";
import { checkFields, email, required } from "#core/validation.ts";
import {
  attempted,
  blocking,
  filledIn,
  isComplete,
  type Problems,
  settled,
  startForm,
  touched,
  typed,
  visible,
  withRefused,
} from "./form-state.ts";

type Values = { name: string; email: string; terms: boolean };
const empty: Values = { name: "", email: "", terms: false };
const validate = (values: Values) =>
  checkFields(values, { name: [required], email: [required, email], terms: [required] });

const shown = (state: ReturnType<typeof startForm<Values>>) => visible(state, validate);

describe("a form (SPEC §5)", () => {
  it("shows no error before a field was left", () => {
    const state = settled(typed(startForm(empty), "email", "half@"));
    expect(shown(state)).toEqual({});
    expect(isComplete(blocking(state, validate))).toBe(false);
  });

  it("shows only the errors of fields that were left", () => {
    const state = touched(typed(startForm(empty), "email", "half@"), "email");
    expect(shown(state)).toEqual({ email: { key: "validation.email" } });
  });

  it("shows all errors after an attempt to submit", () => {
    expect(Object.keys(shown(attempted(startForm(empty), validate)))).toEqual([
      "name",
      "email",
      "terms",
    ]);
  });

  it("shows no error of a field that appears after an attempt to submit until it was left", () => {
    const both = { company: "", name: "" };
    const judge = ({ company, name }: typeof both): Problems<typeof both> =>
      company === "asked"
        ? { name: "validation.required" }
        : name
          ? {}
          : { company: "validation.invalid" };
    const tried = attempted(startForm(both), judge);
    expect(visible(tried, judge)).toEqual({ company: "validation.invalid" });
    const ticked = settled(typed(tried, "company", "asked"));
    expect(visible(ticked, judge)).toEqual({});
    expect(visible(touched(ticked, "name"), judge)).toEqual({ name: "validation.required" });
    expect(visible(attempted(ticked, judge), judge)).toEqual({ name: "validation.required" });
  });

  it("validates input only after the delay", () => {
    const left = touched(startForm(empty), "name");
    const typing = typed(left, "name", "Rasa");
    expect(typing.values.name).toBe("Rasa");
    expect(shown(typing)).toHaveProperty("name");
    expect(shown(settled(typing))).toEqual({});
  });

  it("validates input at once on an attempt to submit", () => {
    const state = attempted(typed(startForm(empty), "name", "Rasa"), validate);
    expect(blocking(state, validate)).not.toHaveProperty("name");
  });

  it("keeps all values after errors and refusals", () => {
    let state = typed(typed(startForm(empty), "name", "Rasa"), "email", "rasa@mail.example");
    state = withRefused(attempted(state, validate), { email: "auth.forms.user_already_exists" });
    expect(state.values).toEqual({ name: "Rasa", email: "rasa@mail.example", terms: false });
  });

  it("shows a server's error until its field is changed", () => {
    const full = { name: "Rasa", email: "rasa@mail.example", terms: true };
    const refused = withRefused(startForm(full), { email: "auth.forms.user_already_exists" });
    expect(shown(refused)).toEqual({ email: "auth.forms.user_already_exists" });

    const other = settled(typed(refused, "name", "Rūta"));
    expect(shown(other)).toHaveProperty("email");

    const changed = settled(typed(refused, "email", "ruta@mail.example"));
    expect(shown(changed)).toEqual({});
    expect(isComplete(blocking(changed, validate))).toBe(true);
  });

  it("ignores a validator's undefined errors", () => {
    const state = attempted(startForm(empty), validate);
    expect(blocking(state, () => ({ name: undefined }))).toEqual({});
  });

  it("shows a server's error although validation finds another one", () => {
    const refused = { email: "auth.errors.wrong_password" } as const;
    const state = withRefused(attempted(startForm(empty), validate), refused);
    expect(shown(state)).toMatchObject(refused);
    expect(shown(settled(typed(state, "email", "half@")))).toMatchObject({
      email: { key: "validation.email" },
    });
  });
});

describe("known values", () => {
  it("fill in fields without input", () => {
    const state = filledIn(typed(startForm(empty), "name", "Ona"), {
      name: "Ieva",
      email: "i@x.lt",
    });
    expect(state.values).toEqual({ ...empty, name: "Ona", email: "i@x.lt" });
    expect(state.settled).toEqual(state.values);
  });

  it("do not clear a field when they are empty", () => {
    const state = typed(startForm(empty), "name", "Ona");
    expect(filledIn(state, { name: "", email: "" })).toBe(state);
  });
});
