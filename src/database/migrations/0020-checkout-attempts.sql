-- One attempt to pay at a time: of two tabs that press at once the second does not charge a second time.
alter table checkouts
  add column paying_key text, -- whose attempt it is
  add column paying_since timestamptz;
