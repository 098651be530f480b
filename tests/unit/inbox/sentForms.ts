/** The type of a form without files. */
export const urlEncoded = 'application/x-www-form-urlencoded';

/** A form with files of so many bytes. */
export function upload(bytes: number, count = 1) {
  const data = new FormData();
  for (let index = 0; index < count; index++)
    data.append('resume', new File([new Uint8Array(bytes)], `${index}.pdf`));
  return data;
}
