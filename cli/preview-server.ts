/** The server of `tour preview`: its page, the project as JSON, and an event for each change. */
import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { streamSSE } from 'hono/streaming';
import { InputError } from './exit.ts';
import { reasonOf } from './files.ts';
import type { PreviewProject } from './preview-data.ts';

export interface PreviewServer {
  /** With the port that it really has. */
  readonly address: string;
  /** Tells every page that the project has changed. */
  changed(): void;
  close(): Promise<void>;
}

export interface PreviewPlace {
  readonly host: string;
  /** 0: any that is free. */
  readonly port: number;
}

const PAGE = fileURLToPath(new URL('../preview/page', import.meta.url));

const CHECKS_IMPORT = /^import (\{[^}]*\}) from 'tourwright\/checks';/m;

/**
 * Serves a preview until it is closed.
 *
 * @param project the project as it was read last
 * @throws InputError when the address cannot be had: taken, not allowed, or not of this machine
 */
export async function startServer(
  place: PreviewPlace,
  project: () => PreviewProject,
): Promise<PreviewServer> {
  const listeners = new Set<() => void>();
  const app = new Hono();
  app.use(
    secureHeaders({
      contentSecurityPolicy: { defaultSrc: ["'self'"], requireTrustedTypesFor: ["'script'"] },
      // It would have a browser ask for https, which is not served.
      strictTransportSecurity: false,
    }),
  );
  app.use(async (context, next) => {
    if (!isOurs(context.req.header('host'), place.host)) {
      return context.text('This preview does not answer to that name.\n', 403);
    }
    context.header('cache-control', 'no-store');
    return next();
  });
  app.get('/project.json', (context) => context.json(project().data));
  app.get('/checks/:file', (context) => {
    const code = project().checks.get(context.req.param('file').replace(/\.js$/, ''));
    if (code === undefined) return context.notFound();
    // A page has no packages: what the module imports by name is beside the page.
    const script = code.replace(CHECKS_IMPORT, "import $1 from '/assets/checks.js';");
    return context.body(script, 200, { 'content-type': 'text/javascript; charset=utf-8' });
  });
  app.get('/events', (context) =>
    streamSSE(context, async (stream) => {
      const tell = () => void stream.writeSSE({ event: 'changed', data: String(project().data.revision) });
      listeners.add(tell);
      // A page that comes back after a restart of the server learns where the project is now.
      tell();
      await new Promise<void>((left) => stream.onAbort(left));
      listeners.delete(tell);
    }),
  );
  app.use(serveStatic({ root: PAGE }));
  const server = await listen(app, place);
  return {
    address: addressOf(server, place.host),
    changed() {
      for (const tell of listeners) tell();
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        // Event streams have no end of their own.
        server.closeAllConnections();
      }),
  };
}

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** A page of another site must not read the project through a name that it points at this machine. */
function isOurs(header: string | undefined, host: string): boolean {
  if (!LOOPBACK.includes(inUrl(host))) return true;
  return LOOPBACK.includes((header ?? '').replace(/:\d+$/, ''));
}

function listen(app: Hono, { host, port }: PreviewPlace): Promise<Server> {
  return new Promise((ready, fail) => {
    const server = serve({ fetch: app.fetch, hostname: host, port }, () => ready(server)) as Server;
    server.once('error', (error: NodeJS.ErrnoException) => fail(refusalOf(error, host, port)));
  });
}

function refusalOf(error: NodeJS.ErrnoException, host: string, port: number): Error {
  const at = `${inUrl(host)}:${port}`;
  switch (error.code) {
    case 'EADDRINUSE':
      return new InputError(
        `Something listens at ${at} already. End it, or give another port: --port ${port + 1}.`,
      );
    case 'EACCES':
      return new InputError(`Listening at ${at} is not allowed. Give a port above 1023: --port 4400.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new InputError(`--host: "${host}" is no address of this machine.`);
    default:
      return new InputError(`Cannot listen at ${at}: ${reasonOf(error)}.`);
  }
}

function addressOf(server: Server, host: string): string {
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return `http://${inUrl(host)}:${port}/`;
}

function inUrl(host: string): string {
  return host.includes(':') && !host.startsWith('[') ? `[${host}]` : host;
}
