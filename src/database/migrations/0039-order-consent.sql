-- Whether the buyer agreed to marketing when they ordered: who did not, or said nothing, is told about to nobody.

alter table orders add column agreed_to_marketing boolean not null default false;
