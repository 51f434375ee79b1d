import { type ApiRoute, failure, handleCall } from "#platform/api/api-route.ts";
import { clearSessionCookie, NOT_LOGGED_IN, SESSION_COOKIE } from "#platform/auth/session-life.ts";
import {
  addAddressCall,
  changeEmailCall,
  confirmEmailCall,
  defaultAddressCall,
  deleteAccountCall,
  deleteAddressCall,
  endOtherSessionsCall,
  endSessionCall,
  exportDataCall,
  listAddressesCall,
  listSessionsCall,
  subscriptionStatusCall,
  updateAddressCall,
  updateContactInfoCall,
  updateParcelMailsCall,
  updateSubscriptionCall,
} from "../contract.ts";
import type { Account } from "./account.ts";
import { toSavedAddress } from "./addresses/address-fields.ts";
import { handleCustomerCall, refuse } from "./customer-call.ts";
import { visitOf } from "./respond-with-session.ts";

const DONE = { status: true as const };

export function accountApi(account: Account): ApiRoute[] {
  return [
    ...addressCalls(account),
    ...personCalls(account),
    ...sessionCalls(account),
    ...emailCalls(account),
  ];
}

function addressCalls(account: Account): ApiRoute[] {
  return [
    handleCustomerCall(account, listAddressesCall, async (_input, _request, { customer }) => {
      return { ...DONE, addresses: await account.listAddresses(customer.id) };
    }),

    handleCustomerCall(account, addAddressCall, async (address, request, { customer }) => {
      const { site } = request;
      const saved = await account.saveAddress({ site, customerId: customer.id, address });
      return saved.ok ? { ...DONE, address: toSavedAddress(saved.value) } : refuse(request, saved);
    }),

    handleCustomerCall(account, updateAddressCall, async (input, request, { customer }) => {
      const { id, ...address } = input;
      const { site } = request;
      const saved = await account.saveAddress({ site, customerId: customer.id, id, address });
      return saved.ok ? { ...DONE, address: toSavedAddress(saved.value) } : refuse(request, saved);
    }),

    handleCustomerCall(account, deleteAddressCall, async ({ id }, request, { customer }) => {
      const deleted = await account.deleteAddress({ customerId: customer.id, id });
      return deleted.ok ? { ...DONE, success: true as const } : refuse(request, deleted);
    }),

    handleCustomerCall(account, defaultAddressCall, async ({ id }, request, { customer }) => {
      const chosen = await account.chooseDefaultAddress({ customerId: customer.id, id });
      return chosen.ok
        ? { ...DONE, address: toSavedAddress(chosen.value) }
        : refuse(request, chosen);
    }),
  ];
}

function personCalls(account: Account): ApiRoute[] {
  return [
    handleCustomerCall(account, updateContactInfoCall, async (info, request, { customer }) => {
      const { site, cookies } = request;
      const updated = await account.updateContactInfo({ site, customerId: customer.id, info });
      if (!updated.ok) return refuse(request, updated);
      const changed = await account.readSession(cookies[SESSION_COOKIE]);
      if (!changed) return failure(401, NOT_LOGGED_IN);
      return { ...DONE, user: await account.describeUser(changed, site) };
    }),

    handleCustomerCall(
      account,
      subscriptionStatusCall,
      async ({ email }, _request, { customer }) => {
        // Must not reveal which e-mails are subscribed.
        if (email !== customer.email) return failure(404, "errors.not_found");
        return { ...DONE, data: { result: await account.isSubscribed(customer.id) } };
      },
    ),

    handleCustomerCall(
      account,
      updateSubscriptionCall,
      async ({ subscribed }, request, { customer }) => {
        const changed = await account.changeSubscription({ customerId: customer.id, subscribed });
        return changed.ok ? DONE : refuse(request, changed);
      },
    ),

    handleCustomerCall(account, updateParcelMailsCall, async (input, _request, { customer }) => {
      const { parcel_mails: parcelMails } = input;
      await account.changeParcelMails({ customerId: customer.id, parcelMails });
      return DONE;
    }),

    handleCustomerCall(account, exportDataCall, async (_input, _request, session) => ({
      ...DONE,
      data: await account.exportPersonalData(session),
    })),

    handleCustomerCall(account, deleteAccountCall, async ({ password }, request, session) => {
      const visitor = await request.visitor();
      const erased = await account.eraseCustomer({ session, password, visitor });
      if (!erased.ok) return refuse(request, erased);
      clearSessionCookie(request);
      return DONE;
    }),
  ];
}

function sessionCalls(account: Account): ApiRoute[] {
  return [
    handleCustomerCall(account, listSessionsCall, async (_input, _request, session) => ({
      ...DONE,
      sessions: await account.listSessions(session),
    })),

    handleCustomerCall(account, endSessionCall, async ({ id }, request, session) => {
      const ended = await account.endSession({ session, id, visitor: await request.visitor() });
      if (!ended.ok) return refuse(request, ended);
      if (ended.value.isCurrent) clearSessionCookie(request);
      return DONE;
    }),

    handleCustomerCall(account, endOtherSessionsCall, async (_input, request, session) => {
      await account.endOtherSessions({ session, visitor: await request.visitor() });
      return DONE;
    }),
  ];
}

function emailCalls(account: Account): ApiRoute[] {
  return [
    handleCustomerCall(account, changeEmailCall, async (input, request, session) => {
      const { email, password, language } = input;
      const visit = await visitOf(request, { ofPage: language });
      const asked = await account.requestEmailChange({ ...visit, session, email, password });
      return asked.ok ? DONE : refuse(request, asked);
    }),

    handleCall(confirmEmailCall, async ({ token }, request) => {
      const { site } = request;
      const changed = await account.confirmEmailChange({
        site,
        token,
        visitor: await request.visitor(),
      });
      return changed.ok ? { ...DONE, email: changed.value.email } : refuse(request, changed);
    }),
  ];
}
