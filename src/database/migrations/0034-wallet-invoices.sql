-- One move of the wallet's ledger pays one invoice.
create unique index invoice_bills_wallet_key on invoice_bills (wallet_key);
