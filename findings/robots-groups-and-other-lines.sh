#!/usr/bin/env bash
# Guess: in robots.txt a line of another kind between two User-agent lines does not part them: RFC 9309 says that
#   other records must not end a group.
# Happens: robots-parser starts a new group after Sitemap, Crawl-delay or Content-Signal, so that the agent before it has no rules
#   left and may fetch what the file forbids. A blank line or a comment does not do this.
# Version: robots-parser 3.0.1. 2026-11-27.
# Meets: who checks the rules of a site with it before a launch, or writes a polite crawler.
source "$(dirname "$0")/lib.sh"
install robots-parser@3.0.1
cat > see.mjs <<'END'
import robotsParser from 'robots-parser';

const seen = {};
for (const line of ['', '# note', 'Crawl-delay: 1', 'Content-Signal: ai-train=no', 'Sitemap: https://example.com/sitemap.xml']) {
  const file = `User-agent: first\n${line}\nUser-agent: second\nDisallow: /private\n`;
  seen[line] = robotsParser('https://example.com/robots.txt', file).isAllowed('https://example.com/private', 'first');
}
console.log('may the first agent fetch /private?', seen);
if (Object.values(seen).join() !== 'false,false,true,true,true') {
  console.log('Changed');
  process.exit(1);
}
END
timeout 90 node see.mjs
