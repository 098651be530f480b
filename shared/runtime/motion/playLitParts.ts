/** As many work on a phone once they have faded up: each takes it about 10 ms. */
const onPhones = 6;

/** Shows a picture as two layers of the same file, of which one moves, until that has come back. */
async function play({ src, dataset, parentElement }: HTMLImageElement): Promise<void> {
  const box = parentElement!;
  if ('works' in box.dataset) return;
  box.dataset.works = 'soon';
  const layers = [`${src}#rest`, `${src}#part`];
  box.style.cssText += `; --lit-rest: url("${layers[0]}"); --lit-part: url("${layers[1]}"); --lit-move: ${dataset.lit}`;
  try {
    await Promise.all(layers.map((layer) => Object.assign(new Image(), { src: layer }).decode()));
    box.dataset.works = 'now';
    await Promise.all(box.getAnimations({ subtree: true }).map(({ finished }) => finished));
  } catch {
    // A picture that cannot be fetched again, or is hidden meanwhile, stays as it is.
  }
  delete box.dataset.works;
}

/**
 * Lets the lit part of each picture work once when it has faded up, and whenever it is pointed at or focused. What is
 * in the first view does not fade up.
 */
export function playLitParts(): void {
  const canHover = matchMedia('(hover: hover)').matches;
  for (const [index, picture] of document.querySelectorAll<HTMLImageElement>('[data-lit]').entries()) {
    const cell = picture.closest('li') ?? picture.parentElement!;
    const start = () => play(picture);
    cell.addEventListener('pointerenter', ({ pointerType }) => pointerType !== 'touch' && start());
    cell.addEventListener('focusin', start);
    cell.addEventListener('transitionend', ({ target, propertyName }) => {
      // AOS hides by a transition, too.
      const hasFadedUp = target === cell && propertyName === 'transform' && cell.matches('.aos-animate');
      if (hasFadedUp && (canHover || index < onPhones)) start();
    });
    if (cell.matches(':hover')) start();
  }
}
