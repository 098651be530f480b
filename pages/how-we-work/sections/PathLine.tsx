import './PathLine.scss';

/** The lit line from a stop to the next one: first down a slope to the other side, then straight down. */
export function PathLine() {
  return (
    <>
      <svg className="path-line__slope" viewBox="0 0 180 104" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 0 180 104" />
      </svg>
      <span className="path-line__fall" />
    </>
  );
}
