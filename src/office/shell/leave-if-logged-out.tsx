import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { fetchMe } from "../me/fetch-me.ts";

/** Calls of staff answer a session that is over as they answer strangers; here the two are told apart. */
export function LeaveIfLoggedOut() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    let isHere = true;
    fetchMe().then(
      (me) => {
        if (me || !isHere) return;
        const next = new URLSearchParams({ next: pathname + search });
        navigate(`/login?${next}`, { replace: true });
      },
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, [navigate, pathname, search]);
  return null;
}
