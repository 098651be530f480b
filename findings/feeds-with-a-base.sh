#!/usr/bin/env bash
# Guess: parsers of Atom resolve links against xml:base, and a title is a string whatever its type.
# Happens: of three, only feedparser resolves; rss-parser and feedsmith give the relative link as it stands, rss-parser
#   without the base beside it. From a title of type xhtml rss-parser makes an object without a prototype: putting it into a text throws.
# Versions: rss-parser 3.13.0, feedsmith 3.0.1, feedparser 2.6.0. 2026-11-27.
# Meets: who lists posts of a blog on another site: links lead to pages of one's own site that do not exist.
source "$(dirname "$0")/lib.sh"
install rss-parser@3.13.0 feedparser@2.6.0 feedsmith@3.0.1
cat > see.mjs <<'END'
import FeedParser from 'feedparser';
import { parseFeed } from 'feedsmith';
import RssParser from 'rss-parser';

const feed = `<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom" xml:base="https://example.com/blog/"><id>urn:a</id>
  <title type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml">Our <b>blog</b></div></title><updated>2026-01-01T00:00:00Z</updated>
  <entry><id>urn:b</id><title>Post</title><link href="post"/><updated>2026-01-01T00:00:00Z</updated></entry></feed>`;
const rss = await new RssParser().parseString(feed);
const { feed: smith } = parseFeed(feed);
const parser = new FeedParser({});
const item = await new Promise((done, fail) => {
  parser.on('readable', () => done(parser.read()));
  parser.on('error', fail);
  parser.end(feed);
});
const seen = {
  'rss-parser': { link: rss.items[0].link, title: typeof rss.title, hasBase: JSON.stringify(rss).includes('example.com') },
  feedsmith: { link: smith.entries[0].links[0].href, title: smith.title.value, hasBase: JSON.stringify(smith).includes('example.com') },
  feedparser: { link: item.link, title: item.meta.title },
};
console.table(seen);
const links = Object.values(seen).map(({ link }) => link).join();
if (links !== 'post,post,https://example.com/blog/post' || seen['rss-parser'].title !== 'object' || seen['rss-parser'].hasBase) {
  console.log('Changed');
  process.exit(1);
}
END
timeout 90 node see.mjs
