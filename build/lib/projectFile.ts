import path from 'node:path';

/** The file of the project that an import names, seen from its root; undefined for a package. */
export function projectFile(importer: string, request: string): string | undefined {
  if (request.startsWith('#')) return request.slice(1);
  return request.startsWith('.') ? path.posix.join(path.posix.dirname(importer), request) : undefined;
}
