export const SESSIONS_PATH = "/account-sessions";
