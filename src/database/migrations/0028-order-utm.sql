-- The campaign that brought a buyer (SPEC §5, §7 /api/utm), where they agreed to its being kept.

alter table orders add column utm jsonb;
