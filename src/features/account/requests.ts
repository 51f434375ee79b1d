import { defineRequest } from "#platform/api/call.ts";
import type { AddressInput } from "./domain/addresses/delivery-address.ts";
import type { ContactInfoInput } from "./domain/contact-info.ts";
import type { CurrentUser } from "./domain/current-user.ts";
import type { ListedSession } from "./domain/listed-session.ts";
import type { ParcelMails } from "./domain/parcel-mails.ts";
import type { Registration } from "./domain/registration.ts";

/** Calls that pages make in the browser; their schemas stay in the contract, on the server's side. */

type Nothing = Record<never, never>;
type Done = { status: true };
type OfPage = { language?: string | undefined };
export type UserResponse = { status: true; user: CurrentUser | null };
export type LoggedInResponse = { status: true; user: CurrentUser };
export type AddressOnWire = Omit<AddressInput, "is_default"> & { id: number; is_default: boolean };
export type AddressResponse = { status: true; address: AddressOnWire };

/** SPEC §7: retry 3, delay 100 ms. */
export const currentUserRequest = defineRequest<Nothing, UserResponse>({
  path: "/api/auth/getCurrentUser",
  retries: 3,
  retryDelayMs: 100,
});
export const refreshUserRequest = defineRequest<Nothing, UserResponse>({
  path: "/api/auth/refreshCurrentUser",
});
export const loginRequest = defineRequest<
  { email: string; password: string } & OfPage,
  LoggedInResponse
>({ path: "/api/auth/login" });
export const logoutRequest = defineRequest<Nothing, Done>({ path: "/api/auth/logout" });
export const checkClientRequest = defineRequest<
  { email: string } & OfPage,
  { found: boolean; new_password_has_been_sent: boolean }
>({ path: "/api/auth/register/check-client" });
export const registerRequest = defineRequest<Registration & OfPage, LoggedInResponse>({
  path: "/api/auth/register",
});
export const requestResetRequest = defineRequest<{ email: string } & OfPage, Done>({
  path: "/api/auth/request-password-reset",
});
export const resetPasswordRequest = defineRequest<
  { token: string; password: string },
  LoggedInResponse
>({ path: "/api/auth/password-reset" });
export const changePasswordRequest = defineRequest<
  { current_password: string; new_password: string },
  LoggedInResponse
>({ path: "/api/auth/change-password" });
export const updateContactInfoRequest = defineRequest<ContactInfoInput, LoggedInResponse>({
  path: "/api/auth/update-contact-info",
});
export const subscriptionStatusRequest = defineRequest<
  { email: string },
  { status: true; data: { result: boolean } }
>({ path: "/api/auth/get-subscription-status" });
export const updateSubscriptionRequest = defineRequest<{ subscribed: boolean }, Done>({
  path: "/api/auth/update-subscription-status",
});

export const updateParcelMailsRequest = defineRequest<{ parcel_mails: ParcelMails }, Done>({
  path: "/api/account/update-parcel-mails",
});

export const listAddressesRequest = defineRequest<
  Nothing,
  { status: true; addresses: AddressOnWire[] }
>({ path: "/api/account/delivery-addresses" });
export const addAddressRequest = defineRequest<AddressInput, AddressResponse>({
  path: "/api/account/add-delivery-address",
});
export const updateAddressRequest = defineRequest<AddressInput & { id: number }, AddressResponse>({
  path: "/api/account/update-delivery-address",
});
export const deleteAddressRequest = defineRequest<{ id: number }, Done & { success: true }>({
  path: "/api/account/delete-delivery-address",
});
export const defaultAddressRequest = defineRequest<{ id: number }, AddressResponse>({
  path: "/api/account/default-delivery-address",
});
export const changeEmailRequest = defineRequest<{ email: string; password: string } & OfPage, Done>(
  { path: "/api/account/change-email" },
);
export const confirmEmailRequest = defineRequest<{ token: string }, Done & { email: string }>({
  path: "/api/account/confirm-email",
});
export const listSessionsRequest = defineRequest<
  Nothing,
  { status: true; sessions: ListedSession[] }
>({ path: "/api/account/sessions" });
export const endSessionRequest = defineRequest<{ id: number }, Done>({
  path: "/api/account/end-session",
});
export const endOtherSessionsRequest = defineRequest<Nothing, Done>({
  path: "/api/account/end-other-sessions",
});
export const exportDataRequest = defineRequest<
  Nothing,
  { status: true; data: Record<string, unknown> }
>({ path: "/api/account/export", timeoutMs: 30_000 });
export const deleteAccountRequest = defineRequest<{ password: string }, Done>({
  path: "/api/account/delete",
});
