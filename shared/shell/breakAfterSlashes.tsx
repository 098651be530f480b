import { Fragment, type ReactNode } from 'react';

/** A text that may break after each of its slashes, such as "Python/Django/Flask", and not inside a word. */
export function breakAfterSlashes(text: string): ReactNode {
  return text.split(/(?<=\/)/).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
