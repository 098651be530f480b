#!/usr/bin/env bash
# Guess: what <input type="email"> holds and calls valid is valid for the schema on the server, which is why one uses a library.
# Happens: browsers hand name@उदाहरण.भारत over in Punycode, and zod's email() and valibot's refuse its end, xn--h2brj9c,
#   because they allow only letters there. valibot also refuses name@bücherei-köln.de, both refuse o'hara&co@example.com.
#   validator, yup, joi and zod with its own regexes.html5Email take all three.
# Versions: zod 4.6.7, valibot 1.5.0, validator 13.15.35, yup 1.7.1, joi 18.3.2, Chromium 156. 2026-11-28.
# Meets: people with an address at a domain that ends in भारत, рф or 中国: the field is satisfied, the server is not.
source "$(dirname "$0")/lib.sh"
install zod@4.6.7 valibot@1.5.0 validator@13.15.35 yup@1.7.1 joi@18.3.2 playwright-core@1.65.1
cat > see.mjs <<'END'
import Joi from 'joi';
import { chromium } from 'playwright-core';
import * as v from 'valibot';
import validator from 'validator';
import * as yup from 'yup';
import * as z from 'zod';

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox'] });
const page = await browser.newPage();
await page.setContent('<input type="email">');
const seen = {};
for (const typed of ['name@उदाहरण.भारत', 'name@bücherei-köln.de', "o'hara&co@example.com"]) {
  await page.fill('input', typed);
  const [value, browserSays] = await page.$eval('input', (field) => [field.value, field.checkValidity()]);
  seen[value] = {
    browser: browserSays,
    zod: z.email().safeParse(value).success,
    zodHtml5: z.email({ pattern: z.regexes.html5Email }).safeParse(value).success,
    valibot: v.safeParse(v.pipe(v.string(), v.email()), value).success,
    validator: validator.isEmail(value),
    yup: yup.string().email().isValidSync(value),
    joi: !Joi.string().email().validate(value).error,
  };
}
await browser.close();
console.table(seen);
const rows = Object.values(seen);
const all = ['browser', 'zodHtml5', 'validator', 'yup', 'joi'].every((name) => rows.every((row) => row[name]));
if (!all || rows.map((row) => row.zod).join() !== 'false,true,false' || rows.some((row) => row.valibot)) {
  console.log('Changed');
  process.exit(1);
}
END
timeout 90 node see.mjs
