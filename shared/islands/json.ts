/** Data that survives JSON: anything with a function in it is refused by the compiler. */
export type Json<Data> = Data extends string | number | boolean | null | undefined
  ? Data
  : Data extends (...parameters: never[]) => unknown
    ? never
    : { [Key in keyof Data]: Json<Data[Key]> };

/** Data as JSON for a `<script>` element, which any `<` could end. */
export function toScriptJson(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
