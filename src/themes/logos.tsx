import type { ReactNode } from "react";
import type { ThemeName } from "./theme-traits.ts";

type Mark = { viewBox: string; size: [width: number, height: number]; drawing: ReactNode };

/** Drawn with tokens and currentColor, so that one mark serves header, footer, light and dark. */
const marks: Record<ThemeName, Mark> = {
  default: {
    viewBox: "0 0 32 32",
    size: [32, 32],
    drawing: (
      <>
        <rect x="1" y="3" width="30" height="26" rx="6" fill="currentColor" />
        <path
          d="M12 3h8v17.500l-1.6-1.4-1.6 1.4-1.6-1.4-1.6 1.400L12 20.500z"
          fill="var(--accent)"
        />
      </>
    ),
  },
  alt: {
    viewBox: "0 0 32 32",
    size: [32, 32],
    drawing: (
      <>
        <rect x="1" y="3" width="30" height="26" rx="5" fill="var(--accent)" />
        <path d="M12.5 3h7v26h-7z" fill="var(--mark-light)" />
        <path
          d="M12.5 9h3.400M16.5 14.500h3M12.5 20h2.600M17 24.500h2.5"
          stroke="var(--mark-dark)"
          strokeWidth="1.8"
        />
      </>
    ),
  },
  pj: {
    viewBox: "0 0 34 32",
    size: [38, 36],
    drawing: (
      <>
        <path
          fillRule="evenodd"
          d="M4 12h26v17.5a1.5 1.5 0 0 1-1.5 1.5h-23A1.5 1.5 0 0 1 4 29.5zM17 16.5l1.6 3.9 4.2.3-3.2 2.7 1 4.1-3.6-2.2-3.6 2.2 1-4.1-3.2-2.7 4.2-.3z"
          fill="currentColor"
        />
        <path
          d="M4.6 1h24.800L33 10.500a4 4 0 0 1-8 0 4 4 0 0 1-8 0 4 4 0 0 1-8 0 4 4 0 0 1-8 0z"
          fill="var(--accent)"
        />
        <path
          d="M10.8 1h6.200v9.500a4 4 0 0 1-8 0zM23.2 1h6.200L33 10.500a4 4 0 0 1-8 0z"
          fill="var(--mark-light)"
        />
      </>
    ),
  },
  tp: {
    viewBox: "0 0 36 32",
    size: [38, 34],
    drawing: (
      <>
        <path
          d="M8 4h20a6 6 0 0 1 6 6v9a6 6 0 0 1-6 6h-9l-7 6v-6H8a6 6 0 0 1-6-6v-9a6 6 0 0 1 6-6z"
          fill="var(--accent)"
        />
        <path
          d="M15.5 18.500l5-5M14.5 14.600l-1.3 1.300a3.1 3.1 0 0 0 4.4 4.400l1.2-1.200M21.5 17.500l1.3-1.300a3.1 3.1 0 0 0-4.4-4.400l-1.2 1.2"
          fill="none"
          stroke="var(--on-accent)"
          strokeWidth="2"
          strokeLinecap="round"
        />
      </>
    ),
  },
  wl: {
    viewBox: "0 0 32 32",
    size: [28, 28],
    drawing: (
      <>
        <path d="M1 1h30v30H1z" fill="none" stroke="currentColor" strokeWidth="1.5" />
        <path d="M9.5 8.500h13v15h-13z" fill="currentColor" />
      </>
    ),
  },
  nl: {
    viewBox: "0 0 36 32",
    size: [38, 34],
    drawing: (
      <g stroke="currentColor" strokeWidth="2.4" strokeLinejoin="round">
        <path d="M12 3h12v14H12z" fill="var(--accent)" />
        <path d="M18 3v6" />
        <path d="M2.5 17h31l-4.2 9.500H7z" fill="var(--mark-light)" />
        <path
          d="M2 30.200c2.7 0 2.7-1.6 5.3-1.600s2.7 1.6 5.4 1.6 2.6-1.6 5.3-1.6 2.7 1.6 5.3 1.6 2.7-1.6 5.4-1.6 2.6 1.6 5.3 1.6"
          fill="none"
        />
      </g>
    ),
  },
  ae: {
    viewBox: "0 0 28 36",
    size: [32, 42],
    drawing: (
      <>
        <path
          d="M2 35V15.500C2 8.5 8.5 5.5 14 1c5.5 4.5 12 7.5 12 14.500V35z"
          fill="none"
          stroke="var(--detail)"
          strokeWidth="1.6"
        />
        <path d="M6 35V17c0-4.6 4.3-6.9 8-10 3.7 3.1 8 5.4 8 10v18z" fill="var(--accent)" />
        <path d="M6 30c3-3.4 5.4-3.4 8-.7s5 2.7 8-.8V35H6z" fill="var(--detail)" />
        <circle cx="14" cy="18.5" r="2.6" fill="var(--detail)" />
      </>
    ),
  },
};

type LogoProps = { theme: ThemeName; name: string; stacked?: boolean; className?: string };

/** The brand's mark with its name set in the brand's own type. */
export function Logo({ theme, name, stacked = false, className = "" }: LogoProps) {
  return (
    <span className={`logo ${stacked ? "logo-stacked" : ""} ${className}`}>
      <LogoMark theme={theme} />
      <span>{name}</span>
    </span>
  );
}

function LogoMark({ theme }: { theme: ThemeName }) {
  const { viewBox, size, drawing } = marks[theme];
  const [width, height] = size;
  return (
    <svg viewBox={viewBox} width={width} height={height} aria-hidden="true">
      {drawing}
    </svg>
  );
}
