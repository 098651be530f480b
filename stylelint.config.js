import { readFileSync } from 'node:fs';
import path from 'node:path';
import glob from 'fast-glob';

const kebab = '[a-z][a-z0-9]*(-[a-z0-9]+)*';

/** Functions of our own, such as color(…). */
const ownFunctions = glob
  .sync('shared/styles/tools/*.scss')
  .flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(/@function ([\w-]+)/g), ([, name]) => name),
  );

/** The classes that a component's style sheet may name: its own block. The part after a dot, as in Footer.columns.scss, does not count. */
const ownBlock = glob.sync('{pages,shared/{ui,blocks,shell}}/**/[!_]*.scss').map((file) => {
  const block = path
    .basename(file)
    .split('.', 1)[0]
    .replace(/(?<=[a-z])(?=[A-Z])/g, '-')
    .toLowerCase();
  return {
    files: [file],
    rules: {
      'selector-class-pattern': [
        `^(${block}(__${kebab})?(--${kebab})?|swiper-${kebab})$`,
        {
          message: `Style only .${block} here, block__element--modifier in lower case. What another component lets others change is a custom property or a modifier of its own.`,
        },
      ],
    },
  };
});

export default {
  extends: ['stylelint-config-standard-scss'],
  ignoreFiles: ['**/node_modules/**', 'dist/**', '.pages/**'],
  reportNeedlessDisables: true,
  reportInvalidScopeDisables: true,
  rules: {
    'selector-class-pattern': [
      `^${kebab}(__${kebab})?(--${kebab})?$`,
      { message: 'Name classes block__element--modifier, in lower case.' },
    ],
    // Names are written in full, so that they are searchable.
    'scss/selector-no-union-class-name': true,
    'selector-max-id': 0,
    'selector-attribute-name-disallowed-list': [
      ['href', 'src', 'alt', 'title', 'aria-label'],
      {
        message:
          'Use a class: the styles of first views are extracted once for all pages with the same tested values.',
      },
    ],
    'selector-max-compound-selectors': 3,
    // A rule, and two levels inside it.
    'max-nesting-depth': [2, { ignoreAtRules: ['media', 'supports', 'include', 'container'] }],
    'at-rule-disallowed-list': [
      ['import', 'extend'],
      { message: 'Use @use, and mixins of shared/styles/tools.' },
    ],
    // Minifiers remove the first of two values, even if the oldest browsers need it.
    'declaration-block-no-duplicate-properties': [
      true,
      { message: 'Put the value that older browsers lack into @supports.' },
    ],
    'declaration-no-important': true,
    'color-no-hex': [true, { message: 'Use color(…) of shared/styles/tools.' }],
    // color(navy) is one of our own names.
    'color-named': ['never', { ignore: ['inside-function'] }],
    'unit-disallowed-list': [['vh'], { message: 'Use svh or dvh: phones hide and show their bars.' }],
    'property-no-vendor-prefix': [
      true,
      { ignoreProperties: ['-webkit-text-size-adjust', 'font-smoothing', 'line-clamp', 'box-orient'] },
    ],
    // Older phones also support `(min-width: …)`.
    'media-feature-range-notation': 'prefix',
    'scss/function-no-unknown': [true, { ignoreFunctions: ownFunctions }],
    'number-max-precision': 5,
    'at-rule-empty-line-before': null,
    'scss/dollar-variable-empty-line-before': null,
    'scss/comment-no-empty': null,
  },
  overrides: [
    ...ownBlock,
    // The plus in a unicode-range is not an operator.
    { files: ['shared/styles/_fonts.scss'], rules: { 'scss/operator-no-unspaced': null } },
    { files: ['shared/styles/settings/_palette.scss'], rules: { 'color-no-hex': null } },
    { files: ['shared/styles/base/_media.scss'], rules: { 'declaration-no-important': null } },
  ],
};
