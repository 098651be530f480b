/**
 * Checks that an element of an island is still in the page. Otherwise it throws what React itself throws for a node
 * that something else has removed, so that the island is rendered again.
 * @throws NotFoundError
 */
export function assertInPage(element: Element): void {
  if (!element.isConnected)
    throw new DOMException('Something has removed an element from the page', 'NotFoundError');
}
