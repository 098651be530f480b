# What the scripts of this folder begin with: a temporary folder, and exact versions installed there. To be sourced.
set -euo pipefail
scripts=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export CHROMIUM_PATH="${CHROMIUM_PATH:-$(command -v chromium || command -v google-chrome || true)}"

# Installs packages: install name@version …
install() {
  echo '{}' > package.json
  timeout 300 npm install --silent --no-audit --no-fund --ignore-scripts "$@"
}

# For scripts that look in Chromium and in Firefox: finds Firefox, and puts browsers.mjs where theirs can import it.
both_browsers() {
  export FIREFOX_PATH="${FIREFOX_PATH:-$(command -v firefox-esr || command -v firefox || true)}"
  [ -n "$FIREFOX_PATH" ] || { echo 'Firefox is missing: apt-get install firefox-esr'; exit 2; }
  cp "$scripts/browsers.mjs" .
}
