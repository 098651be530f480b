import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

type AdoptedDetailsProps = {
  slug: string;
  /** What is shown beside the job's place. */
  children: ReactNode;
};

/** The details of a job as the page's HTML has them, taken in here for as long as this is shown. */
export function AdoptedDetails({ slug, children }: AdoptedDetailsProps) {
  const holder = useRef<HTMLDivElement>(null);
  const [details] = useState(() => document.getElementById(slug)!);

  useLayoutEffect(() => {
    const marker = document.createComment(slug);
    details.replaceWith(marker);
    holder.current!.append(details);
    return () => marker.replaceWith(details);
  }, [details, slug]);

  return (
    <>
      <div className="job-dialog__details" ref={holder} />
      {createPortal(children, details.querySelector('.job-details__place')!)}
    </>
  );
}
