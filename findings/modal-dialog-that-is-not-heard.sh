#!/usr/bin/env bash
# Guess: `showModal()` moves the focus into the dialog, and a screen reader says the dialog's name and what has the focus.
# Happens: Orca with Firefox says nothing at all if the focus lands where it lands by itself, on the dialog's first button. The
#   modal dialog makes the rest of the page inert, Firefox removes that from its accessibility tree, Orca looks for another
#   place, finds that button by itself, stays silent, and then ignores the focus because it is there already. With the focus
#   on a heading, that is said, the dialog's name is not. The same dialog as a popover is said whole.
# Versions: Orca 43.1 (Debian 12), Firefox ESR 153.8. 2026-11-28.
# Meets: Linux users of every site with a modal dialog whose first control is its Close button: a button is pressed, and
#   nothing is said. Remedy: the focus on something else than the first control, with a name that tells where one is.
set -euo pipefail
for program in orca firefox-esr Xvfb openbox xdotool dbus-run-session; do
  command -v "$program" > /dev/null || { echo "$program is missing: apt-get install orca firefox-esr xvfb openbox xdotool dbus at-spi2-core speech-dispatcher"; exit 2; }
done
pgrep -x orca > /dev/null && { echo 'Orca is already running: close it first'; exit 2; }
folder=$(mktemp -d)
trap 'sleep 1; rm -rf "$folder"' EXIT
cat > "$folder/page.html" <<'END'
<!doctype html><html lang="en"><title>Roles</title><main><button id="open" autofocus>Open</button></main><script>
const kind = location.hash.slice(1);
document.querySelector('#open').addEventListener('click', () => {
  const box = document.createElement('dialog');
  box.ariaLabel = 'Box';
  box.innerHTML = '<button>Close</button><h2 tabindex="-1">Tester wanted</h2><p>Two lines of text.</p>';
  document.querySelector('main').append(box);
  if (kind === 'popover') box.popover = 'manual', box.showPopover();
  else box.showModal();
  box.querySelector(kind === 'heading' ? 'h2' : 'button').focus();
});
</script></html>
END
cat > "$folder/session.sh" <<'END'
Xvfb -displayfd 3 -screen 0 1200x800x24 -nolisten tcp 3> "$folder/display" & screen=$!
sleep 3; export DISPLAY=:$(cat "$folder/display")
openbox & manager=$!
orca --debug-file "$folder/speech" & reader=$!
sleep 8
firefox-esr --no-remote --profile "$folder/profile" "file://$folder/page.html#$kind" & browser=$!
for second in $(seq 60); do grep -q "SPEECH OUTPUT: 'Page has" "$folder/speech" && break; sleep 1; done
sleep 8; said=$(grep -c 'SPEECH OUTPUT' "$folder/speech")
xdotool key Return
sleep 8; grep 'SPEECH OUTPUT' "$folder/speech" | tail -n "+$((said + 1))" > "$folder/heard"
kill "$browser" "$reader" "$manager" "$screen"; sleep 3
END
export folder kind HOME="$folder" XDG_RUNTIME_DIR="$folder/run" GNOME_ACCESSIBILITY=1 LANG=C.UTF-8 SPEECHD_ADDRESS=inet_socket:127.0.0.1:9
unset DISPLAY DBUS_SESSION_BUS_ADDRESS LC_ALL
heard() {
  kind=$1
  rm -rf "$folder/profile" "$folder/run" "$folder/speech" "$folder/heard"
  mkdir -p -m 700 "$folder/profile" "$folder/run" "$folder/.local/share/orca"
  # Orca keeps the last lines of its log to itself otherwise: what was said seems not to have been.
  echo 'import orca.debug; orca.debug.debugFile.reconfigure(line_buffering=True)' > "$folder/.local/share/orca/orca-customizations.py"
  echo 'user_pref("extensions.enabledScopes", 1); user_pref("browser.aboutwelcome.enabled", false); user_pref("datareporting.policy.dataSubmissionEnabled", false); user_pref("termsofuse.acceptedVersion", 999);' > "$folder/profile/user.js"
  timeout 150 dbus-run-session -- bash "$folder/session.sh" > "$folder/log" 2>&1 || true
  sed -n "s/.*SPEECH OUTPUT: '\(.*\)'{.*/\1/p" "$folder/heard" | { grep -viE '^(return|finished loading)' || true; } | tr '\n' '|'
}
button=$(heard button)
heading=$(heard heading)
popover=$(heard popover)
printf 'heard when it opens\n  modal, focus on its first button: %s\n  modal, focus on its heading: %s\n  popover, focus on its first button: %s\n' "${button:-nothing}" "$heading" "$popover"
case "$button/$heading/$popover" in
  /Tester*/Box*Close*) ;;
  *) echo 'Changed'; exit 1 ;;
esac
