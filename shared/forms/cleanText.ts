/** Scripts that need joiners between letters to spell some names. */
const joiningScripts =
  'Arabic Bengali Devanagari Gujarati Gurmukhi Kannada Khmer Malayalam Mongolian Myanmar Oriya Sinhala Syriac Tamil Telugu'.split(
    ' ',
  );
const joining = `[${joiningScripts.map((script) => `\\p{Script=${script}}`).join('')}]`;

/** Joiners and variation selectors that shape a letter, one of them at the end of a Malayalam word. */
const shaping = `${joining}[\\u200C\\u200D](?=${joining})|\\u0D4D\\u200D|\\p{L}\\p{Variation_Selector}`;

// One that shapes a letter is captured.
const invisible = new RegExp(`(${shaping})|[\\p{Cf}\\p{Default_Ignorable_Code_Point}\\p{Cs}\\uFFFC]`, 'gu');

// Control characters, and fillers that take up space.
const blank = /[\p{Cc}\u115F\u1160\u2800\u3164\uFFA0]/gu;

export function cleanText(text: string): string {
  return text.replace(blank, ' ').replace(invisible, '$1').replace(/\s+/g, ' ').trim().normalize('NFC');
}

/** Without the invisible characters that turn a file name's ending round, or dots and spaces after it. */
export function cleanFileName(name: string): string {
  return cleanText(name).replace(/([^. \p{Variation_Selector}])[. \p{Variation_Selector}]+$/u, '$1');
}
