import { expect, it } from 'vitest';
import { countriesIn } from '#shared/model/schema/jobVocabulary.ts';

it.each([
  ['Remote', []],
  ['Remote (India)', ['India']],
  ['Remote (anywhere in India)', ['India']],
  ['Remote (India – any city)', ['India']],
  ['Remote (Pan-India), Onsite (Nepal only)', ['India', 'Nepal']],
  ['WFH (india, Nepal or Sri Lanka)', ['India', 'Nepal', 'Sri Lanka']],
  ['Remote (Nigeria)', ['Nigeria']],
  ['Remote (Dominican Republic)', ['Dominican Republic']],
  ['Remote (Germany, France, United Kingdom)', ['Germany', 'France', 'United Kingdom']],
  ['Remote (USA, US or the U.S.A.)', ['United States']],
  ['Remote (UK and UAE)', ['United Kingdom', 'United Arab Emirates']],
  [
    'Remote (Bosnia and Herzegovina; Turkey / Cote d’Ivoire)',
    ['Bosnia & Herzegovina', 'Türkiye', 'Côte d’Ivoire'],
  ],
  ['Remote (New Jersey, United States)', ['United States']],
  ['Remote (Indian time zone)', []],
  ['Remote (IST, CET or PT)', []],
  ['Remote (anywhere)', []],
  ['Remote (European Union)', []],
  ['Remote (Madhya Pradesh)', []],
])('the countries in "%s" are %j', (mode, countries) => {
  expect(countriesIn(mode)).toEqual(countries);
});
