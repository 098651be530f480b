# What the scripts of this folder begin with: a temporary folder, and exact versions installed there. To be sourced.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export CHROMIUM_PATH="${CHROMIUM_PATH:-$(command -v chromium || command -v google-chrome || true)}"

# Installs packages: install name@version …
install() {
  echo '{}' > package.json
  timeout 300 npm install --silent --no-audit --no-fund --ignore-scripts "$@"
}
