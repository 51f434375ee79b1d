import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { fetchMe } from "#office-ui/me/fetch-me.ts";

/** Staff calls answer an expired session like a stranger (404). This asks who is logged in, to tell the two apart. */
export function LeaveIfLoggedOut() {
  const navigate = useNavigate();
  const { search } = useLocation();
  useEffect(() => {
    // Uses `location`, because the router's pathname lacks the language.
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
