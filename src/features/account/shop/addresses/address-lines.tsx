import type { SavedAddress } from "../../contract.ts";

type AddressLinesProps = { address: SavedAddress; country: string };

/** The lines as they would be on a parcel. */
export function AddressLines({ address, country }: AddressLinesProps) {
  const town = [address.zip, address.city].filter(Boolean).join(" ");
  return (
    <address className="not-italic">
      <span className="block font-semibold">
        {address.first_name} {address.last_name}
      </span>
      <span className="block">{address.first_address}</span>
      <span className="block">{town}</span>
      {country && <span className="block">{country}</span>}
      <span className="block text-14 text-ink-2">{address.phone_number}</span>
    </address>
  );
}
