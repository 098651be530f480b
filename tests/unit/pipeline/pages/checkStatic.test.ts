import { afterEach, expect, test } from 'vitest';
import { checkStatic } from '../../../../build/pages/checkStatic.ts';
import { tempFolder } from '../../../support/tempFolder.ts';

const project = process.cwd();
afterEach(() => process.chdir(project));

const film = `import { useState } from 'react';
export function Film() { useState(0); return <video onError={() => {}} />; }`;
const showsFilm = (element: string) => `import { Film } from './islands/Film.tsx';\nconst page = ${element};`;

/** Checks a page with an island, two components and a hook, all but the page the same in each test. */
function check(page: string): void {
  const files = {
    'shared/shell/renderPage.tsx': '',
    'pages/a/APage.tsx': page,
    'pages/a/islands/Film.tsx': film,
    'pages/a/parts/useTime.ts': "import { useEffect as after } from 'react';\nafter(() => {});",
    'pages/a/parts/Clock.tsx': "import { useTime } from './useTime.ts';\nuseTime();",
    'pages/a/parts/Panel.tsx': "import { Clock } from './Clock';\n<Clock />;",
    'pages/a/parts/Names.ts': "export * from './useTime.ts';",
  };
  process.chdir(tempFolder(files));
  checkStatic([{ template: 'a/APage' }]);
}

test.each([
  ['a handler', '\n<button onClick={() => {}} />', 'pages/a/APage.tsx:2: onClick'],
  ['a handler for a component', '<Button onClick={() => {}} />', 'pages/a/APage.tsx:1: onClick'],
  ['a handler that is spread', '<button {...{ onClick }} />', 'pages/a/APage.tsx:1: onClick'],
  ['state', "import { useState } from 'react';", 'pages/a/APage.tsx:1: useState'],
  ['state of a class', "import { Component as Base } from 'react';", 'pages/a/APage.tsx:1: Component'],
  ['hooks of all React', "import * as React from 'react';", 'pages/a/APage.tsx:1: React'],
  ['a component of a package', "import Swiper from 'swiper';\n<Swiper />", 'pages/a/APage.tsx:2: <Swiper>'],
  ['an island', showsFilm('<Film />'), 'pages/a/islands/Film.tsx:1: useState'],
  ['an island by another name', showsFilm('wrap(Film)'), 'pages/a/islands/Film.tsx:1: useState'],
  ['a hook of its own', "import { useTime } from './parts/useTime.ts';", 'pages/a/APage.tsx:1: useTime'],
  ['an exported hook', "import { time } from './parts/Names.ts';", 'pages/a/parts/useTime.ts:1: useEffect'],
])('%s outside islands is refused where it is', (_what, page, place) => {
  expect(() => check(page)).toThrow(new RegExp(`^${place} does nothing outside islands .*<Island of=`));
});

test('a hook in a component of a component is refused with the files that lead to it', () => {
  expect(() => check("import { Panel } from './parts/Panel.tsx';")).toThrow(
    'parts/Clock.tsx:1: useTime does nothing outside islands (pages/a/APage.tsx → pages/a/parts/Panel.tsx → pages/a/parts/Clock.tsx)',
  );
});

test('islands, types, ids and props that are handed on are allowed', () => {
  const imports =
    "import { type Component, useId } from 'react';\nimport type { Clock } from './parts/Clock.tsx';";
  const button = 'const Button = ({ onClick, ...props }) => <button {...props} id={useId()} />;';
  expect(() => check(`${imports}\n${button}\n${showsFilm('<Island of={Film} props={{}} />')}`)).not.toThrow();
});
