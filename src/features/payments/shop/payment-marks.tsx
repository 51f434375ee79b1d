import type { ReactNode } from "react";
import { PROVIDERS } from "#ports/provider-id.ts";
import { providerName } from "../domain/payment-provider.ts";

/** Small neutral logos, drawn by us; the name next to them says the same in words. */
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

/** The logos of a method; none for the wallet, and the provider's name if there is no logo. */
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

/** A method's name with its logos. */
export function MethodTitle({ id, children }: { id: number; children: ReactNode }) {
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      {children}
      <PaymentMarks id={id} />
    </span>
  );
}
