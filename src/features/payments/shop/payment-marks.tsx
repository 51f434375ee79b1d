import type { ReactNode } from "react";
import { PROVIDERS } from "#ports/provider-id.ts";
import { providerName } from "../domain/payment-provider.ts";

/** Small neutral marks, drawn by us: what is known at a glance is said in words beside them. */
function Mark({ children, width = 34 }: { children: ReactNode; width?: number }) {
  return (
    <svg
      width={width}
      height={22}
      viewBox={`0 0 ${width} 22`}
      className="rounded-[4px] border border-line bg-surface text-ink-2"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

const Word = ({ text, width }: { text: string; width?: number }) => (
  <Mark {...(width && { width })}>
    <text
      x="50%"
      y="15"
      textAnchor="middle"
      fontSize="9.5"
      fontWeight="700"
      fontFamily="system-ui, sans-serif"
      fill="currentColor"
    >
      {text}
    </text>
  </Mark>
);

const Circles = () => (
  <Mark>
    <circle cx="14" cy="11" r="6" fill="currentColor" opacity=".75" />
    <circle cx="20" cy="11" r="6" fill="currentColor" opacity=".45" />
  </Mark>
);

const MARKS: Readonly<Record<number, ReactNode>> = {
  [PROVIDERS.stripe]: (
    <>
      <Word text="VISA" />
      <Circles />
    </>
  ),
  [PROVIDERS.paypal]: <Word text="PayPal" width={44} />,
  [PROVIDERS.paysera]: (
    <>
      <Word text="Swedbank" width={58} />
      <Word text="SEB" />
      <Word text="Luminor" width={50} />
    </>
  ),
};

/** Of a way to pay; nothing for the wallet, and the name of a provider for which none is drawn. */
function PaymentMarks({ id }: { id: number }) {
  const name = providerName(id);
  if (!name || id === PROVIDERS.wallet) return null;
  const marks = MARKS[id] ?? <Word text={name} width={12 + 6 * name.length} />;
  return (
    <span className="inline-flex flex-wrap items-center gap-1 align-middle" data-marks={id}>
      {marks}
    </span>
  );
}

/** The name of a way to pay, and its marks beside it. */
export function MethodTitle({ id, children }: { id: number; children: ReactNode }) {
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      {children}
      <PaymentMarks id={id} />
    </span>
  );
}
