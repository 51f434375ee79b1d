-- What the customer says that a parcel weighs, beside what the warehouse's scale says.
alter table forward_parcels add column declared_grams integer
  check (declared_grams between 1 and 1000000);
