#!/usr/bin/env bash
# Guess: nginx with proxy_cache, before pages that say `Cache-Control: no-cache` and have an ETag, lets a browser that has
#   the page get its 304: it either keeps the page and asks again, as no-cache means, or passes the question on.
# Happens: neither. no-cache means "do not keep" to it, and where a cache is configured it takes If-None-Match and
#   If-Modified-Since out of what it asks: each visit gets 200 and the whole page. Without the two words `proxy_cache x`
#   the same server answers 304; with max-age=0 in place of no-cache it does not, either.
# Version: nginx 1.22.1 (Debian 12). 2026-11-28.
# Meets: who puts a caching nginx before a static site to make it faster: returning visitors fetch more than before.
#   Remedy: `proxy_cache` only in the location of the files with a hash in their name.
command -v nginx > /dev/null || { echo 'nginx is missing: apt-get install nginx'; exit 2; }
set -euo pipefail
folder=$(mktemp -d)
trap 'kill "$(cat "$folder/pid")"; rm -rf "$folder"' EXIT
mkdir "$folder/site"
chmod -R a+rX "$folder"
echo '<h1>Page</h1>' > "$folder/site/index.html"
origin=4736
proxy() { echo "server { listen 127.0.0.1:$1; location / { proxy_pass http://127.0.0.1:$2; $3 } }"; }
site() { echo "server { listen 127.0.0.1:$1; root $folder/site; add_header Cache-Control $2; }"; }
cat > "$folder/nginx.conf" <<END
pid $folder/pid;
error_log $folder/errors;
events {}
http {
  access_log off;
  proxy_cache_path $folder/cache keys_zone=x:1m;
  $(site 4736 no-cache)
  $(site 4737 max-age=0)
  $(proxy 4738 4736 '')
  $(proxy 4739 4736 'proxy_cache x;')
  $(proxy 4740 4737 'proxy_cache x; proxy_cache_revalidate on;')
}
END
nginx -c "$folder/nginx.conf" -e "$folder/errors"
ask() { curl -s -o /dev/null -w '%{http_code}' -H "If-None-Match: $tag" "http://127.0.0.1:$1/"; }
tag=$(curl -sI "http://127.0.0.1:$origin/" | tr -d '\r' | sed -n 's/^ETag: //p')
seen="site $(ask 4736), proxy $(ask 4738), cache $(ask 4739) $(ask 4739), cache of max-age=0 $(ask 4740) $(ask 4740)"
echo "$seen"
if [ "$seen" != 'site 304, proxy 304, cache 200 200, cache of max-age=0 200 200' ]; then
  echo Changed
  exit 1
fi
