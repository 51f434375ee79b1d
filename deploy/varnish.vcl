vcl 4.1;

import std;
import directors;

backend web {
  .host = "web";
  .port = "3000";
  # Shorter than the 75 seconds after which a node closes a connection that is not used.
  .between_bytes_timeout = 60s;
  .first_byte_timeout = 60s;
  .probe = { .url = "/readyz"; .interval = 2s; .timeout = 3s; .window = 3; .threshold = 2; }
}

sub vcl_recv {
  if (req.http.X-Request-Id == "") { unset req.http.X-Request-Id; }
  # Not for visitors.
  if (req.url ~ "^/(livez|readyz|status)$") { return (synth(404)); }
  set req.http.X-Forwarded-Host = req.http.Host;
  if (!req.http.X-Forwarded-Proto) { set req.http.X-Forwarded-Proto = "http"; }
  # Hashed files and made pictures are the same for everybody.
  if (req.url ~ "^/(assets|office-assets|_ipx|pictures)/") { unset req.http.Cookie; return (hash); }
  # Pages differ by site, currency and who asks; nodes answer those that are cached themselves.
  return (pass);
}

sub vcl_backend_response {
  # A node that stops says so; what it answered is still good.
  set beresp.grace = 1h;
}
