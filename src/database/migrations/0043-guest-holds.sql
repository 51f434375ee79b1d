-- PRODUCT §4: guests' carts hold only so many pieces of so much worth, so long, and such a share of a stock.

alter table sites add column guest_holds jsonb not null
  default '{"pieces": 30, "valueCents": 500000, "minutes": 60, "stockPercent": 80}';

-- Since when a guest's cart holds goods: however often they are held anew, not for longer than the site allows.
alter table carts add column held_since timestamptz;
