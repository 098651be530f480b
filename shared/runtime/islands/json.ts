/** JSON data: the compiler refuses anything with a function in it. */
export type Json<Data> = Data extends string | number | boolean | null | undefined
  ? Data
  : Data extends (...parameters: never[]) => unknown
    ? never
    : { [Key in keyof Data]: Json<Data[Key]> };

/** JSON for a `<script>` element: each `<` is escaped, so that no text can end the element. */
export function toScriptJson(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/** Id of the element with an island's props, by the island's own. */
export const propsId = (id: string) => `${id}-props`;
