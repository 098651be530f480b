import './Honeypot.scss';

/** A field that robots fill and people never meet. Without a name it is never sent. */
export function Honeypot({ id }: { id: string }) {
  return (
    <div className="honeypot" aria-hidden="true">
      <label htmlFor={id}>Leave this empty</label>
      <input id={id} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
