import { act } from '@testing-library/react';
import { useRef } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';

// The choice is read with the module.
sessionStorage.setItem('motion', 'pause');
vi.resetModules();
const { useMotion } = await import('#shared/runtime/motion/useMotion.ts');

const rendered: boolean[] = [];

function Film() {
  const film = useRef<HTMLDivElement>(null);
  rendered.push(useMotion(film).isMoving);
  return <div ref={film} />;
}

it('moves nothing while a stored choice is read, not even in the first render', async () => {
  const section = document.createElement('section');
  document.body.append(section);
  section.innerHTML = renderToString(<Film />);
  await act(async () => hydrateRoot(section, <Film />));
  expect(rendered.length).toBeGreaterThan(1);
  expect(rendered).not.toContain(true);
});
