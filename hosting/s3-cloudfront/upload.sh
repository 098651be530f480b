#!/bin/sh
# Uploads the built site into a bucket: sh hosting/s3-cloudfront/upload.sh <bucket> [<folder of the site>]
set -eu
bucket=$1
folder=${2:-dist}

# What the AWS tools take newer formats for differs from version to version: each type is named here.
types='avif:image/avif css:text/css html:text/html;charset=utf-8 ico:image/x-icon jpg:image/jpeg
js:text/javascript mp4:video/mp4 png:image/png svg:image/svg+xml txt:text/plain;charset=utf-8
webm:video/webm webmanifest:application/manifest+json webp:image/webp woff2:font/woff2 xml:application/xml'

copy() { # <Cache-Control> <Content-Type> <which files>
	cache=$1
	type=$2
	shift 2
	aws s3 cp "$folder" "s3://$bucket" --recursive --cache-control "$cache" --content-type "$type" --exclude '*' "$@"
}

# Hashed files first: a page must never be there before what it refers to. Those of earlier builds stay, because
# visitors may still have a page open that loads them.
for entry in $types; do
	ending=${entry%%:*}
	copy 'public, max-age=31536000, immutable' "${entry#*:}" --include "assets/*.$ending" \
		--include "images/*.$ending" --include "share/*.$ending" --include "video/*.$ending"
done
for entry in $types; do
	copy 'no-cache' "${entry#*:}" --include "*.${entry%%:*}" --exclude 'assets/*' --exclude 'images/*' \
		--exclude 'share/*' --exclude 'video/*'
done
