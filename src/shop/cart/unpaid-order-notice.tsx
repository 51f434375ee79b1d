import { Link } from "react-router";
import { Notice } from "#ui/notice.tsx";

type UnpaidOrderNoticeProps = { text: string; pay: string; to: string };

/** Over the cart of somebody who left a payment: what became of the order, and the way to pay it. */
export function UnpaidOrderNotice({ text, pay, to }: UnpaidOrderNoticeProps) {
  return (
    <div className="mt-4">
      <Notice
        action={
          <Link to={to} className="link">
            {pay}
          </Link>
        }
      >
        {text}
      </Notice>
    </div>
  );
}
