#!/bin/sh
# Uploads the built site to a bucket: sh hosting/s3-cloudfront/upload.sh <bucket> [<folder of the site>]
set -eu
if [ -z "${1-}" ]; then
	echo "Usage: sh hosting/s3-cloudfront/upload.sh <bucket> [<folder of the site>]" >&2
	exit 1
fi
bucket=$1
folder=${2:-dist}

# The types that the AWS tools assign to newer formats differ between versions, so all are listed here.
types='avif:image/avif css:text/css doc:application/msword
docx:application/vnd.openxmlformats-officedocument.wordprocessingml.document gif:image/gif
html:text/html;charset=utf-8 ico:image/x-icon jpeg:image/jpeg jpg:image/jpeg js:text/javascript json:application/json
md:text/plain;charset=utf-8 mp4:video/mp4 pdf:application/pdf png:image/png svg:image/svg+xml
txt:text/plain;charset=utf-8 webm:video/webm webmanifest:application/manifest+json webp:image/webp woff2:font/woff2
xml:application/xml zip:application/zip'

if [ ! -f "$folder/index.html" ]; then
	echo "There is no built site in $folder/: run \"npm run build\" first" >&2
	exit 1
fi

# A file of another type stops the upload before it begins.
set --
for entry in $types; do set -- "$@" ! -name "*.${entry%%:*}"; done
unknown=$(cd "$folder" && find . -type f "$@" | sed 's|^\./||' | sort)
if [ -n "$unknown" ]; then
	echo "The content type of these files is not known. Add it under \"types\" in hosting/s3-cloudfront/upload.sh, or take them out of public/:" >&2
	echo "$unknown" >&2
	exit 1
fi

# Types without a file are skipped: each call of the AWS tools takes about a second.
present=
for entry in $types; do
	[ -z "$(find "$folder" -type f -name "*.${entry%%:*}" | head -n 1)" ] || present="$present $entry"
done

copy() { # <Cache-Control> <Content-Type> <which files>
	cache=$1
	type=$2
	shift 2
	aws s3 cp "$folder" "s3://$bucket" --recursive --cache-control "$cache" --content-type "$type" --exclude '*' "$@"
}

# Hashed files first: a page must not be online before the files it refers to.
for entry in $present; do
	ending=${entry%%:*}
	copy 'public, max-age=31536000, immutable' "${entry#*:}" --include "assets/*.$ending" \
		--include "images/*.$ending" --include "share/*.$ending" --include "video/*.$ending"
done
for entry in $present; do
	copy 'no-cache' "${entry#*:}" --include "*.${entry%%:*}" --exclude 'assets/*' --exclude 'images/*' \
		--exclude 'share/*' --exclude 'video/*'
done

# Deletes what the site no longer has. Hashed files of earlier builds stay, because visitors may still have a page
# open that loads them. All others have just been uploaded, so their sizes match and none is sent again.
aws s3 sync "$folder" "s3://$bucket" --delete --size-only --exclude 'assets/*' \
	--exclude 'images/*' --exclude 'share/*' --exclude 'video/*'
