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

describe("form (SPEC §5)", () => {
  it("says nothing before a field was left", () => {
    const state = settled(typed(startForm(empty), "email", "half@"));
    expect(shown(state)).toEqual({});
    expect(isComplete(blocking(state, validate))).toBe(false);
  });

  it("speaks of a field once it was left, and of no other", () => {
    const state = touched(typed(startForm(empty), "email", "half@"), "email");
    expect(shown(state)).toEqual({ email: { key: "validation.email" } });
  });

  it("speaks of every field once a submit was tried", () => {
    expect(Object.keys(shown(attempted(startForm(empty), validate)))).toEqual([
      "name",
      "email",
      "terms",
    ]);
  });

  it("says nothing of a field that appears after a submit was tried, before it was left", () => {
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

  it("judges what was typed only after the input delay", () => {
    const left = touched(startForm(empty), "name");
    const typing = typed(left, "name", "Rasa");
    expect(typing.values.name).toBe("Rasa");
    expect(shown(typing)).toHaveProperty("name");
    expect(shown(settled(typing))).toEqual({});
  });

  it("judges what was typed a moment before a submit", () => {
    const state = attempted(typed(startForm(empty), "name", "Rasa"), validate);
    expect(blocking(state, validate)).not.toHaveProperty("name");
  });

  it("keeps every value through mistakes and refusals", () => {
    let state = typed(typed(startForm(empty), "name", "Rasa"), "email", "rasa@mail.example");
    state = withRefused(attempted(state, validate), { email: "auth.forms.user_already_exists" });
    expect(state.values).toEqual({ name: "Rasa", email: "rasa@mail.example", terms: false });
  });

  it("shows what the server refused until that field is changed", () => {
    const full = { name: "Rasa", email: "rasa@mail.example", terms: true };
    const refused = withRefused(startForm(full), { email: "auth.forms.user_already_exists" });
    expect(shown(refused)).toEqual({ email: "auth.forms.user_already_exists" });

    const other = settled(typed(refused, "name", "Rūta"));
    expect(shown(other)).toHaveProperty("email");

    const changed = settled(typed(refused, "email", "ruta@mail.example"));
    expect(shown(changed)).toEqual({});
    expect(isComplete(blocking(changed, validate))).toBe(true);
  });

  it("takes a validator that names a field without a complaint as having none", () => {
    const state = attempted(startForm(empty), validate);
    expect(blocking(state, () => ({ name: undefined }))).toEqual({});
  });

  it("says why a field was refused, although what was refused is not in it any more", () => {
    const refused = { email: "auth.errors.wrong_password" } as const;
    const state = withRefused(attempted(startForm(empty), validate), refused);
    expect(shown(state)).toMatchObject(refused);
    expect(shown(settled(typed(state, "email", "half@")))).toMatchObject({
      email: { key: "validation.email" },
    });
  });
});

describe("what is known already", () => {
  it("stands where nothing was typed", () => {
    const state = filledIn(typed(startForm(empty), "name", "Ona"), {
      name: "Ieva",
      email: "i@x.lt",
    });
    expect(state.values).toEqual({ ...empty, name: "Ona", email: "i@x.lt" });
    expect(state.settled).toEqual(state.values);
  });

  it("takes nothing away where it is empty", () => {
    const state = typed(startForm(empty), "name", "Ona");
    expect(filledIn(state, { name: "", email: "" })).toBe(state);
  });
});
