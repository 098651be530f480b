/** Shows progress: on one line in a terminal, line by line elsewhere. */
export function showProgress(number: number, count: number, name: string): void {
  const line = `${String(number).padStart(String(count).length)}/${count}  ${name}`;
  const isLast = number === count;
  process.stdout.write(process.stdout.isTTY ? `\r\u001b[K${line}${isLast ? '\n' : ''}` : `${line}\n`);
}
