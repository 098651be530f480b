/** What an element's HTML is at this moment; undefined without such an element, as where HTML is made. */
export function presentHtml(id: string): string | undefined {
  return typeof document === 'undefined' ? undefined : document.getElementById(id)?.innerHTML;
}
