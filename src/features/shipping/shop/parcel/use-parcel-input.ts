import { type RefObject, useEffect, useState } from "react";
import { formatTyped } from "#i18n/format.ts";
import type { Parcel } from "../../domain/chargeable-weight.ts";
import { type ParcelField, type ParcelText, readParcel } from "../../domain/parcel-input.ts";

/** The typed text of the fields and, if it is valid, the parcel. */
export function useParcelInput(
  form: RefObject<HTMLFormElement | null>,
  first: Parcel,
  language: string,
) {
  const [sent] = useState(() => writeParcel(first, language));
  const [text, setText] = useState(sent);
  // Takes over what the user typed before hydration. Fields that still have the server's values are ignored,
  // because an example may have been picked at this moment.
  useEffect(() => {
    const typed = form.current && readFields(form.current);
    if (typed && !isSame(typed, sent)) setText(typed);
  }, [form, sent]);
  return {
    text,
    ...readParcel(text),
    type: (field: ParcelField, value: string) => setText((typed) => ({ ...typed, [field]: value })),
    fill: (parcel: Parcel) => setText(writeParcel(parcel, language)),
  };
}

function writeParcel(parcel: Parcel, language: string): ParcelText {
  const write = (value: number) => formatTyped(value, language);
  return {
    weight: write(parcel.grams / 1000),
    length: write(parcel.lengthCm),
    width: write(parcel.widthCm),
    height: write(parcel.heightCm),
  };
}

function isSame(a: ParcelText, b: ParcelText): boolean {
  return (
    a.weight === b.weight && a.length === b.length && a.width === b.width && a.height === b.height
  );
}

function readFields(form: HTMLFormElement): ParcelText {
  const data = new FormData(form);
  const field = (name: ParcelField) => String(data.get(name) ?? "");
  return {
    weight: field("weight"),
    length: field("length"),
    width: field("width"),
    height: field("height"),
  };
}
