import * as z from "zod/mini";
import { defineCall } from "#platform/api/call.ts";
import { rowId } from "#platform/api/row-id.ts";
import { STAFF_ROLES } from "#platform/auth/staff-role.ts";
import { addressFields } from "./domain/addresses/delivery-address.ts";
import { contactInfo } from "./domain/contact-info.ts";
import { PARCEL_MAILS } from "./domain/parcel-mails.ts";
import { enteredPassword, newPassword } from "./domain/password-rule.ts";
import { emailAddress } from "./domain/person-fields.ts";
import { registration } from "./domain/registration.ts";

const nothing = z.object({});
const done = z.object({ status: z.literal(true) });
/** Language of the page that sends the request; mails are written in it. */
const language = z.optional(z.string().check(z.maxLength(10)));

/** SPEC §3 "User"; its own fields are e-mail, names and unpaid orders, the others are ours. */
const user = z.object({
  /** Stays the same when the e-mail changes. */
  id: z.int(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  unpaid_orders_count: z.int(),
  /** How many of those are parcels. */
  unpaid_parcels_count: z.int(),
  phone_number: z.string(),
  language: z.string(),
  company_name: z.string(),
  company_code: z.string(),
  vat_code: z.string(),
  /** Logged in with a mailed password, which must be replaced before anything else. */
  must_change_password: z.boolean(),
  roles: z.array(z.enum(STAFF_ROLES)),
});
export type CurrentUser = z.infer<typeof user>;

const loggedIn = z.object({ status: z.literal(true), user });
const maybeUser = z.object({ status: z.literal(true), user: z.nullable(user) });

export const savedAddress = z.object({ ...addressFields, id: z.int(), is_default: z.boolean() });
export type SavedAddress = z.infer<typeof savedAddress>;

/** A postal address as orders, quotes, forwarded parcels and forms hold it (SPEC §3). */
export const postalAddressSchema = z.object({
  first_name: z.string(),
  last_name: z.string(),
  first_address: z.string(),
  city: z.string(),
  zip: z.string(),
  phone_number: z.string(),
  country_id: z.int(),
});
export type PostalAddressFields = z.infer<typeof postalAddressSchema>;

const addressAnswer = z.object({ status: z.literal(true), address: savedAddress });

const auth = { tag: "auth" };
const account = { tag: "account" };

/** SPEC §7: retry 3, delay 100 ms. */
export const currentUserCall = defineCall({
  path: "/api/auth/getCurrentUser",
  retries: 3,
  retryDelayMs: 100,
  ...auth,
  summary: "Who is logged in; null for a guest",
  input: nothing,
  output: maybeUser,
});

export const refreshUserCall = defineCall({
  path: "/api/auth/refreshCurrentUser",
  ...auth,
  summary: "Who is logged in, read anew; the session is prolonged",
  input: nothing,
  output: maybeUser,
});

export const loginCall = defineCall({
  path: "/api/auth/login",
  ...auth,
  summary: "Opens a session. After a mailed password must_change_password is true",
  input: z.object({ email: emailAddress, password: enteredPassword, language }),
  output: loggedIn,
});

export const logoutCall = defineCall({
  path: "/api/auth/logout",
  ...auth,
  summary: "Ends this browser's session",
  input: nothing,
  output: done,
});

export const checkClientCall = defineCall({
  path: "/api/auth/register/check-client",
  ...auth,
  summary: "Whether an e-mail is a client's, and whether a new password was mailed to them",
  input: z.object({ email: emailAddress, language }),
  output: z.object({ found: z.boolean(), new_password_has_been_sent: z.boolean() }),
});

export const registerCall = defineCall({
  path: "/api/auth/register",
  ...auth,
  summary: "Makes a customer and opens a session",
  input: z.extend(registration, { language }),
  output: loggedIn,
});

export const requestResetCall = defineCall({
  path: "/api/auth/request-password-reset",
  ...auth,
  summary: "Mails a link to choose a new password; answers the same for every e-mail",
  input: z.object({ email: emailAddress, language }),
  output: done,
});

export const resetPasswordCall = defineCall({
  path: "/api/auth/password-reset",
  ...auth,
  summary: "Sets a new password by the mailed link, once and within an hour",
  input: z.object({ token: z.string().check(z.maxLength(200)), password: newPassword }),
  output: loggedIn,
});

export const changePasswordCall = defineCall({
  path: "/api/auth/change-password",
  ...auth,
  summary: "Changes one's own password; all other sessions end",
  input: z.object({ current_password: enteredPassword, new_password: newPassword }),
  output: loggedIn,
});

export const updateContactInfoCall = defineCall({
  path: "/api/auth/update-contact-info",
  ...auth,
  summary: "Changes one's own name, phone, language and company",
  input: contactInfo,
  output: loggedIn,
});

export const subscriptionStatusCall = defineCall({
  path: "/api/auth/get-subscription-status",
  ...auth,
  summary: "Whether the newsletter goes to one's own e-mail",
  input: z.object({ email: emailAddress }),
  output: z.object({ status: z.literal(true), data: z.object({ result: z.boolean() }) }),
});

export const updateSubscriptionCall = defineCall({
  path: "/api/auth/update-subscription-status",
  ...auth,
  summary: "Subscribes to the newsletter or ends it",
  input: z.object({ subscribed: z.boolean("validation.required") }),
  output: done,
});

export const updateParcelMailsCall = defineCall({
  path: "/api/account/update-parcel-mails",
  ...auth,
  summary: "At which steps of one's parcels mails are wanted: every, the main ones, none",
  input: z.object({ parcel_mails: z.enum(PARCEL_MAILS, "validation.invalid") }),
  output: done,
});

export const listAddressesCall = defineCall({
  path: "/api/account/delivery-addresses",
  ...account,
  summary: "One's own delivery addresses, the default first",
  input: nothing,
  output: z.object({ status: z.literal(true), addresses: z.array(savedAddress) }),
});

export const addAddressCall = defineCall({
  path: "/api/account/add-delivery-address",
  ...account,
  summary: "Adds a delivery address",
  input: z.object(addressFields),
  output: addressAnswer,
});

export const updateAddressCall = defineCall({
  path: "/api/account/update-delivery-address",
  ...account,
  summary: "Changes a delivery address",
  input: z.object({ ...addressFields, id: rowId }),
  output: addressAnswer,
});

export const deleteAddressCall = defineCall({
  path: "/api/account/delete-delivery-address",
  ...account,
  summary: "Deletes a delivery address",
  input: z.object({ id: rowId }),
  output: z.object({ status: z.literal(true), success: z.literal(true) }),
});

export const defaultAddressCall = defineCall({
  path: "/api/account/default-delivery-address",
  ...account,
  summary: "Makes a delivery address the default one",
  input: z.object({ id: rowId }),
  output: addressAnswer,
});

export const changeEmailCall = defineCall({
  path: "/api/account/change-email",
  ...account,
  summary: "Asks for another e-mail: a link goes to the new address, a notice to the old one",
  input: z.object({ email: emailAddress, password: enteredPassword, language }),
  output: done,
});

export const confirmEmailCall = defineCall({
  path: "/api/account/confirm-email",
  ...account,
  summary: "Makes the new e-mail the account's by the mailed link, once and within a day",
  input: z.object({ token: z.string().check(z.maxLength(200)) }),
  output: z.object({ status: z.literal(true), email: z.string() }),
});

/** Where a customer is logged in. */
const session = z.object({
  id: z.int(),
  /** Browser and system in words; empty where they are not known. */
  device: z.string(),
  created_at: z.string(),
  seen_at: z.string(),
  /** When the session ends unless it is used again. */
  expires_at: z.string(),
  is_current: z.boolean(),
});

export type ListedSession = z.infer<typeof session>;

export const listSessionsCall = defineCall({
  path: "/api/account/sessions",
  ...account,
  summary: "Where one is logged in, what was used last first",
  input: nothing,
  output: z.object({ status: z.literal(true), sessions: z.array(session) }),
});

export const endSessionCall = defineCall({
  path: "/api/account/end-session",
  ...account,
  summary: "Ends one of one's own sessions",
  input: z.object({ id: rowId }),
  output: done,
});

export const endOtherSessionsCall = defineCall({
  path: "/api/account/end-other-sessions",
  ...account,
  summary: "Ends all of one's own sessions but this browser's",
  input: nothing,
  output: done,
});

export const exportDataCall = defineCall({
  path: "/api/account/export",
  timeoutMs: 30_000,
  ...account,
  summary: "All that is kept about the customer",
  input: nothing,
  output: z.object({ status: z.literal(true), data: z.record(z.string(), z.unknown()) }),
});

export const deleteAccountCall = defineCall({
  path: "/api/account/delete",
  ...account,
  summary: "Erases the customer; refused with the reason while a balance or a parcel remains",
  input: z.object({ password: enteredPassword }),
  output: done,
});

export type UserResponse = z.infer<typeof maybeUser>;
export type LoggedInResponse = z.infer<typeof loggedIn>;
export type AddressResponse = z.infer<typeof addressAnswer>;
