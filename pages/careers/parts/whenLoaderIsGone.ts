/** Waits for the end of the loader's animations; at once where there are none, as under reduced motion. */
export async function whenLoaderIsGone(): Promise<void> {
  const moves = document.querySelector('.page-loader')?.getAnimations({ subtree: true }) ?? [];
  await Promise.allSettled(moves.map(({ finished }) => finished));
}
