-- What payments gave back of a forward request, beside what went to the wallet: together never more than was
-- paid. And when the owner of a parcel was told that its free storage ends.
alter table forward_requests
  add column returned_cents bigint not null default 0 check (returned_cents >= 0);
alter table forward_parcels add column storage_told_at timestamptz;
