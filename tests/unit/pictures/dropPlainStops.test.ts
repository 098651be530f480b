import { optimize } from 'svgo';
import { expect, it } from 'vitest';
import { dropPlainStops } from '../../../scripts/tools/pictures/dropPlainStops.ts';

const gradient = (...stops: [number, string][]) => {
  const elements = stops.map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`);
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg"><linearGradient id="a">${elements.join('')}</linearGradient></svg>`;
  const { data } = optimize(drawing, { plugins: [dropPlainStops] });
  return [...data.matchAll(/offset="([\d.]+)"/g)].map(([, offset]) => Number(offset));
};

it('drops stops between two of the same colour', () => {
  expect(gradient([0, '#fff'], [0.2, '#ffffff'], [0.4, '#fff'], [1, '#000'])).toEqual([0, 0.4, 1]);
});

it('drops a stop on the way from one colour to another', () => {
  expect(gradient([0, '#000'], [0.5, '#808080'], [1, '#fff'])).toEqual([0, 1]);
});

it('keeps stops that bend the gradient, and its ends', () => {
  expect(gradient([0, '#000'], [0.5, '#202020'], [1, '#fff'])).toEqual([0, 0.5, 1]);
});

it('keeps the two stops of a hard edge', () => {
  expect(gradient([0, '#000'], [0.5, '#000'], [0.5, '#fff'], [1, '#fff'])).toEqual([0, 0.5, 0.5, 1]);
});

it('leaves gradients alone whose colours it cannot read', () => {
  expect(gradient([0, 'navy'], [0.5, 'navy'], [1, 'navy'])).toEqual([0, 0.5, 1]);
});
