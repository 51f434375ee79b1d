import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { fetchMe } from "#office-ui/me/fetch-me.ts";

/** Calls of staff answer a session that is over as they answer strangers; here the two are told apart. */
export function LeaveIfLoggedOut() {
  const navigate = useNavigate();
  const { search } = useLocation();
  useEffect(() => {
    // The whole address: the router's own is without the language.
    let isHere = true;
    fetchMe().then(
      (me) => {
        if (me || !isHere) return;
        const next = new URLSearchParams({ next: location.pathname + search });
        navigate(`/login?${next}`, { replace: true });
      },
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, [navigate, search]);
  return null;
}
