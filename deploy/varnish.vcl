vcl 4.1;

import directors;

probe ready {
  .url = "/readyz";
  .interval = 2s;
  .timeout = 3s;
  .window = 3;
  .threshold = 2;
}

# One for each node: a name that leads to several addresses is refused.
backend web_1 {
  .host = "web-1";
  .port = "3000";
  .first_byte_timeout = 60s;
  .probe = ready;
}

backend web_2 {
  .host = "web-2";
  .port = "3000";
  .first_byte_timeout = 60s;
  .probe = ready;
}

sub vcl_init {
  new web = directors.round_robin();
  web.add_backend(web_1);
  web.add_backend(web_2);
}

sub vcl_recv {
  set req.backend_hint = web.backend();
  # Visitors do not choose what the log calls their request.
  set req.http.X-Request-Id = req.xid;
  # Not for visitors.
  if (req.url ~ "^/(livez|readyz|status)(\?|$)") { return (synth(404)); }
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
