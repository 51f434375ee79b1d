/** Also for whoever was erased while they asked for something. */
export const NOT_LOGGED_IN = "auth.errors.not_logged_in";
