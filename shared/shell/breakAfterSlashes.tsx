import { Fragment, type ReactNode } from 'react';

/** A text that may break after slashes, as in "Python/Django/Flask", but not inside words. */
export function breakAfterSlashes(text: string): ReactNode {
  return text.split(/(?<=\/)/).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
