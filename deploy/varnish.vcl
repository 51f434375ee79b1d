vcl 4.1;

# Varnish 7 with the module xkey (varnish-modules). EDGE_CACHE_KEY in its environment is the nodes' own: with it they
# say which pages changed. Nodes need EDGE_CACHE=varnish and this machine among TRUSTED_PROXIES.
import directors;
import std;
import xkey;

probe ready {
  .url = "/readyz";
  .interval = 2s;
  .timeout = 3s;
  .window = 3;
  .threshold = 2;
}

probe ready_without_database {
  .url = "/readyz?without=database";
  .interval = 2s;
  .timeout = 3s;
  .window = 3;
  .threshold = 2;
}

# Two for each node: a name that leads to several addresses is refused.
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

backend web_1_without_database {
  .host = "web-1";
  .port = "3000";
  .first_byte_timeout = 60s;
  .probe = ready_without_database;
}

backend web_2_without_database {
  .host = "web-2";
  .port = "3000";
  .first_byte_timeout = 60s;
  .probe = ready_without_database;
}

sub vcl_init {
  new ready_nodes = directors.round_robin();
  ready_nodes.add_backend(web_1);
  ready_nodes.add_backend(web_2);
  new nodes_without_database = directors.round_robin();
  nodes_without_database.add_backend(web_1_without_database);
  nodes_without_database.add_backend(web_2_without_database);
  # While the database is away from all of them, nodes still answer with the pages that they have.
  new web = directors.fallback();
  web.add_backend(ready_nodes.backend());
  web.add_backend(nodes_without_database.backend());
}

sub vcl_recv {
  # Nodes say what changed, by the tags of what pages show.
  if (req.method == "PURGE") {
    if (!std.getenv("EDGE_CACHE_KEY") || std.getenv("EDGE_CACHE_KEY") == "" || req.http.X-Purge-Secret != std.getenv("EDGE_CACHE_KEY")) {
      return (synth(403, "Forbidden"));
    }
    set req.http.X-Purged = xkey.purge(req.http.Xkey-Purge);
    return (synth(200, "Purged " + req.http.X-Purged));
  }

  set req.backend_hint = web.backend();
  # While nodes are well nothing is answered long past its time.
  if (std.healthy(req.backend_hint)) { set req.grace = 10s; }
  # Visitors do not choose what the log calls their request, nor who they seem to be.
  set req.http.X-Request-Id = req.xid;
  set req.http.X-Forwarded-Host = req.http.Host;
  # The scheme is what ends TLS in front says. Where nothing is said nodes know best: https under a public name.
  unset req.http.X-Edge-Currency;

  # Not for visitors.
  if (req.url ~ "^/(livez|readyz|status)(\?|$)") { return (synth(404)); }
  if (req.method != "GET" && req.method != "HEAD") { return (pass); }

  # Hashed files and made pictures are the same for everybody.
  if (req.url ~ "^/(assets|office-assets|_ipx|pictures)/") {
    unset req.http.Cookie;
    return (hash);
  }
  # Calls are personal, and staff's pages too.
  if (req.url ~ "^/(api|feeds|office|dev)(/|\?|$)" || req.url ~ "^/[a-z][a-z]/admin(/|\?|$)") { return (pass); }

  # Everything else is a page. Nodes say which ones are the same for all visitors with the same currency; the
  # cookies go along for those that are not.
  if (req.http.Cookie ~ "(^|;\s*)mm_currency_id=\d{1,9}(;|$)") {
    set req.http.X-Edge-Currency = regsub(req.http.Cookie, "^(?:.*;\s*)?mm_currency_id=(\d{1,9})(?:;.*)?$", "\1");
  } else {
    set req.http.X-Edge-Currency = "none";
  }
  # Nodes decode names and end an address at "#": what could be read otherwise than below is cached for nobody.
  if (req.url ~ "#|\?.*\?|[?&][^=&]*%") { return (pass); }
  # Of the query only what changes a page (src/server/pages/page-key.ts): campaigns share one.
  set req.http.X-Page-Url = std.querysort(regsuball(req.url,
    "(?<=[?&])(?!(?:manufacturer|az|s|q|p|l|type|v|c|_routes|fr?\.[^=&]*)(?:=|&|$))[^&]*(?:&|$)", ""));
  set req.http.X-Page-Url = regsub(req.http.X-Page-Url, "[?&]+$", "");
  return (hash);
}

sub vcl_hash {
  hash_data(req.http.Host);
  hash_data(req.http.X-Forwarded-Proto);
  if (req.http.X-Page-Url) {
    hash_data(req.http.X-Page-Url);
    hash_data("currency " + req.http.X-Edge-Currency);
  } else {
    hash_data(req.url);
  }
  return (lookup);
}

sub vcl_backend_fetch {
  unset bereq.http.X-Page-Url;
}

sub vcl_backend_response {
  # What is there in grace stays rather than an error takes its place.
  if (bereq.is_bgfetch && beresp.status >= 500) { return (abandon); }
  # Cached is what the node says is public and for how long; anything else is for the one who asked, and the mark lets
  # others who ask for the same not wait for one another.
  if (beresp.status != 200 || beresp.http.Set-Cookie || beresp.http.Cache-Control !~ "public"
      || beresp.http.Cache-Control !~ "(s-maxage|max-age)=[1-9]") {
    set beresp.uncacheable = true;
    set beresp.ttl = 120s;
    return (deliver);
  }
  # By these tags a page is found again.
  if (beresp.http.Surrogate-Key) { set beresp.http.xkey = beresp.http.Surrogate-Key; }
  # While no node answers, an hour of what was there last.
  set beresp.grace = 1h;
  return (deliver);
}

sub vcl_deliver {
  unset resp.http.xkey;
  unset resp.http.Surrogate-Key;
  unset resp.http.X-Varnish;
  unset resp.http.Via;
  # Caches behind this one are not purged.
  set resp.http.Cache-Control = regsub(resp.http.Cache-Control, ",?\s*s-maxage=\d+", "");
  # Data that a browser fetches ahead it may use once, or it would be fetched twice.
  if (resp.status == 200 && resp.http.ETag && req.url ~ "^[^?]+\.data(\?|$)" && req.http.Sec-Purpose ~ "prefetch"
      && resp.http.Cache-Control ~ "public") {
    set resp.http.Cache-Control = "private, max-age=10";
    set resp.http.Vary = "Accept-Encoding, Cookie";
  }
  set resp.http.X-Cache = "miss";
  if (obj.hits > 0) { set resp.http.X-Cache = "hit"; }
}
