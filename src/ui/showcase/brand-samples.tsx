import { brandOf } from "#themes/brand.ts";
import { Logo } from "#themes/logo.tsx";
import type { ThemeName } from "#themes/theme-names.ts";
import { traitsOf } from "#themes/theme-traits.ts";
import { Row, Sample } from "./sample.tsx";

const grounds = ["bg-paper", "bg-surface", "bg-sunk", "bg-line", "bg-line-2", "bg-field-edge"];
const inks = ["bg-ink", "bg-ink-2", "bg-ink-3", "bg-accent", "bg-accent-text", "bg-accent-tint"];
const tones = [
  "bg-good",
  "bg-good-tint",
  "bg-warn",
  "bg-warn-tint",
  "bg-bad",
  "bg-bad-tint",
  "bg-detail",
  "bg-foot",
];

export function BrandSamples({ theme }: { theme: ThemeName }) {
  return (
    <>
      <Sample title={`Logo and signature: ${traitsOf(theme).signature}`}>
        <div className="flex flex-wrap items-center gap-x-12 gap-y-6">
          <Logo theme={theme} name={brandOf(theme)} />
          <Logo theme={theme} name={brandOf(theme)} stacked />
          <span className="rounded-md bg-foot p-5 text-on-foot">
            <Logo theme={theme} name={brandOf(theme)} />
          </span>
        </div>
        <div className="brand-edge mt-6" />
      </Sample>
      <Sample title="Type">
        <p className="display">Know the price to your door first.</p>
        <p className="h1 mt-4">Atsiųskite nuorodą, nupirksime ir atvešime</p>
        <p className="h2 mt-3">Sūtījums ir ceļā, ķermeņa krēms, ļoti ātri</p>
        <p className="h3 mt-3">Знайте цену до двери заранее, 1 234,50 €</p>
        <p className="mt-3 max-w-[62ch]">
          Pick from our shop, let us buy what you found elsewhere, or send us your own parcels to
          forward. Müük ja õiglane hind, žalias šaltinis, kāzu ģērbs.{" "}
          <a className="link" href="#type">
            Prices and limits
          </a>
        </p>
        <p className="mt-2 text-14 text-ink-2">
          Fourteen, second ink: VAT and duty are in the price.
        </p>
        <p className="text-12 text-ink-3">Twelve and a half, third ink: 30-day low 249.00 €</p>
        <p className="num mt-2">0123456789 · 1111111111 · 1.349,00 €</p>
      </Sample>
      <Sample title="Colours">
        {[grounds, inks, tones].map((row) => (
          <div key={row[0]} className="mb-2 flex flex-wrap gap-2">
            {row.map((colour) => (
              <span key={colour} className="w-24 text-12 text-ink-2">
                <span className={`block h-12 rounded-sm border border-line ${colour}`} />
                {colour.slice(3)}
              </span>
            ))}
          </div>
        ))}
        <Row>
          <span className="panel">A panel, as this brand draws it</span>
        </Row>
      </Sample>
    </>
  );
}
