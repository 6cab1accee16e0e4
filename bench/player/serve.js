/** Serves the page of a subject from memory: nothing is cached from one page to the next. */
import { createServer } from 'node:http';

/** @param {Record<string, Map<string, string>>} pages files by subject */
export function serve(pages) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    const [, subject, file] = pathname.split('/');
    const files = pages[subject];
    response.setHeader('Cache-Control', 'no-store');
    if (files && !file) {
      const links = [...files.keys()]
        .map((name) =>
          name.endsWith('.css')
            ? `<link rel="stylesheet" href="${name}">`
            : `<link rel="modulepreload" href="${name}">`,
        )
        .join('');
      response.setHeader('Content-Type', 'text/html');
      response.end(`<!doctype html><html lang="en"><meta charset="utf-8"><title>Shop</title><link rel="icon" href="data:,">${links}
        <body></body><script type="module" src="page.js"></script></html>`);
      return;
    }
    const text = files?.get(file);
    response.statusCode = text === undefined ? 404 : 200;
    response.setHeader('Content-Type', file?.endsWith('.css') ? 'text/css' : 'text/javascript');
    response.end(text ?? '');
  });
  return new Promise((resolve) => server.listen(0, () => resolve(server)));
}
