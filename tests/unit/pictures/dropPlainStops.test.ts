import { optimize } from 'svgo';
import { expect, it } from 'vitest';
import { dropPlainStops } from '../../../scripts/tools/pictures/dropPlainStops.ts';

const offsetsOf = (stops: [number | string, string][], attributes = '') => {
  const elements = stops.map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`);
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg"><linearGradient id="a"${attributes}>${elements.join('')}</linearGradient></svg>`;
  const { data } = optimize(drawing, { plugins: [dropPlainStops] });
  return [...data.matchAll(/offset="([\d.]+)/g)].map(([, offset]) => Number(offset));
};

const gradient = (...stops: [number | string, string][]) => offsetsOf(stops);

it('drops stops between two of the same colour', () => {
  const stops: [number, string][] = [
    [0, '#000'],
    [0.1, '#fff'],
    [0.2, '#ffffff'],
    [0.4, '#fff'],
    [1, '#000'],
  ];
  expect(gradient(...stops)).toEqual([0, 0.1, 0.4, 1]);
});

it('drops ends whose neighbour has the same colour, for the gradient goes on by itself', () => {
  expect(gradient([0, '#000'], [0.4, '#000'], [0.6, '#fff'], [1, '#fff'])).toEqual([0.4, 0.6]);
});

it('keeps the ends of a gradient that repeats', () => {
  const stops: [number, string][] = [
    [0, '#000'],
    [0.4, '#000'],
    [1, '#fff'],
  ];
  expect(offsetsOf(stops, ' spreadMethod="reflect"')).toEqual([0, 0.4, 1]);
});

it('reads offsets in percent', () => {
  expect(gradient(['0%', '#000'], ['50%', '#808080'], ['100%', '#fff'])).toEqual([0, 100]);
});

it('drops a stop on the way from one colour to another', () => {
  expect(gradient([0, '#000'], [0.5, '#808080'], [1, '#fff'])).toEqual([0, 1]);
});

it('keeps stops that bend the gradient, and its ends', () => {
  expect(gradient([0, '#000'], [0.5, '#202020'], [1, '#fff'])).toEqual([0, 0.5, 1]);
});

it('keeps the two stops of a hard edge', () => {
  expect(gradient([0, '#000'], [0.5, '#000'], [0.5, '#fff'], [1, '#fff'])).toEqual([0.5, 0.5]);
});

it('leaves gradients alone whose colours it cannot read', () => {
  expect(gradient([0, 'navy'], [0.5, 'navy'], [1, 'navy'])).toEqual([0, 0.5, 1]);
});
