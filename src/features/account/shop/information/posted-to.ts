export type InformationForm =
  | "contact"
  | "email"
  | "password"
  | "newsletter"
  | "parcel-mails"
  | "erase";

/** Where a form is posted to without script, and how the page knows again which one it was. */
export const postedTo = (form: InformationForm) => `?form=${form}`;
