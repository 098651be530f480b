#!/usr/bin/env bash
# Guess: `accept` is one list, and a file picker offers whatever any of its entries names.
# Happens: WebKitGTK gives its file chooser the MIME types alone. ".pdf,.doc,.docx" has none, so everything is offered;
#   with "application/pdf" before it, PDFs only: one entry more, and Word files are gone. "image/*,.pdf" offers no PDF.
# Versions: WebKitGTK 2.50.6 (Debian 12). 2026-11-28.
# Meets: users of GNOME Web and of each web view in GTK at a form for resumes or invoices; the form itself would take the
#   file. Remedy: the MIME type of each ending in the list, too.
set -euo pipefail
python=/usr/bin/python3
types='import gi; gi.require_version("Gtk", "3.0"); gi.require_version("WebKit2", "4.1"); from gi.repository import Gtk, WebKit2, GLib'
command -v xvfb-run > /dev/null && "$python" -c "$types" 2> /dev/null || { echo 'Missing: apt-get install xvfb python3-gi gir1.2-webkit2-4.1'; exit 2; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cat > "$folder/see.py" <<END
$types
import sys

word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
lists = ['.pdf,.docx', 'application/pdf,.pdf,.docx', 'image/*,.pdf', f'application/pdf,{word},.pdf,.docx']
files = {'a.pdf': 'application/pdf', 'a.docx': word, 'a.png': 'image/png'}
seen = []


def is_offered(name, kind, chosen):
    info = Gtk.FileFilterInfo()
    info.contains = Gtk.FileFilterFlags.MIME_TYPE | Gtk.FileFilterFlags.FILENAME | Gtk.FileFilterFlags.DISPLAY_NAME
    info.mime_type, info.filename, info.display_name = kind, f'/{name}', name
    return chosen is None or chosen.filter(info)


def note(_view, request):
    chosen = request.get_mime_types_filter()
    seen.append([name for name, kind in files.items() if is_offered(name, kind, chosen)])
    request.cancel()
    GLib.timeout_add(100, ask)
    return True


def ask():
    if len(seen) == len(lists):
        Gtk.main_quit()
    else:
        code = f"x = document.createElement('input'); x.type = 'file'; x.accept = '{lists[len(seen)]}'; x.click(); 1"
        view.evaluate_javascript(code, -1, None, None, None, None, None)
    return False


view = WebKit2.WebView()
window = Gtk.Window()
window.add(view)
window.show_all()
view.connect('run-file-chooser', note)
view.connect('load-changed', lambda _view, event: event == WebKit2.LoadEvent.FINISHED and GLib.timeout_add(500, ask))
view.load_html('<p>a</p>', 'http://localhost/')
GLib.timeout_add_seconds(60, Gtk.main_quit)
Gtk.main()
for accept, offered in zip(lists, seen):
    print(f'accept="{accept}" offers', *offered)
expected = [['a.pdf', 'a.docx', 'a.png'], ['a.pdf'], ['a.png'], ['a.pdf', 'a.docx']]
if seen != expected:
    print('Changed')
    sys.exit(1)
END
timeout 90 xvfb-run -a "$python" "$folder/see.py" 2> "$folder/warnings"
