-- Which providers there are is known to the code alone (payments/domain/payment-provider.ts, checked by every
-- call that names one): a further one needs no migration.
alter table payment_methods drop constraint payment_methods_provider_check;
alter table payments drop constraint payments_provider_check;
alter table checkouts drop constraint checkouts_provider_check;
