/** The page around the stage: who watches, which tours there are, and what is wrong with them. */
import type { PreviewApp, PreviewData } from './data.ts';
import { drawLog, drawProblems, drawTours, fillSelect, type ToursView } from './desk-view.ts';
import { part } from './dom.ts';
import type { FromFrame, Scene, ToFrame } from './messages.ts';
import { type Chosen, EVERY_ROLE, NO_TENANT, overlaysOf, settle, tenantsOf, viewerOf } from './viewers.ts';

const CHOICES = ['app', 'locale', 'tenant', 'role'] as const;

/** What is further back is of no more use. */
const MOST_LOGGED = 100;

/** Sets up the page, and follows the project from now on. */
function openDesk(): void {
  const frame = part('stage') as HTMLIFrameElement;
  const log: { name: string; detail: string }[] = [];
  let data: PreviewData | undefined;
  /** As it was last asked for: what a mistake takes out of the project for a while is chosen again when it is back. */
  let wanted: Chosen = fromAddress();
  let chosen: Chosen = wanted;
  let frameIsReady = false;
  let view: Omit<ToursView, 'tours'> = { explained: [], running: null, step: null, refused: new Map() };

  const tellFrame = (message: ToFrame) => frame.contentWindow?.postMessage(message, location.origin);
  const current = (): PreviewApp | undefined => data?.apps.find(({ app }) => app === chosen.app);

  function draw(): void {
    if (!data) return;
    const app = current();
    fillSelect(
      'app',
      data.apps.map((each) => [each.app, each.app]),
      chosen.app,
    );
    fillSelect(
      'locale',
      data.locales.names.map((name) => [name, name]),
      chosen.locale,
    );
    const tenants = app ? tenantsOf(app) : [];
    fillSelect(
      'tenant',
      tenants.map((name) => [name, name === NO_TENANT ? 'Without overlay' : name]),
      chosen.tenant,
    );
    const roles = [[EVERY_ROLE, 'Every role'], ...Object.keys(data.roles).map((name) => [name, name])];
    fillSelect('role', roles as [string, string][], chosen.role);
    drawProblems(data);
    drawTheTours();
  }

  function drawTheTours(): void {
    drawTours(
      { ...view, tours: current()?.tours ?? [] },
      { start: (tour) => press({ type: 'start', tour }), stop: () => press({ type: 'stop' }) },
    );
  }

  function press(message: ToFrame): void {
    look({ refused: new Map() });
    tellFrame(message);
    if (message.type !== 'start') return;
    // Keys go to the card, not to the button beside it.
    frame.focus({ preventScroll: true });
    frame.scrollIntoView({ block: 'nearest' });
  }

  function show(): void {
    const app = current();
    if (!data || !app || !frameIsReady) return;
    const scene: Scene = {
      app: { ...app, overlays: overlaysOf(chosen, app) },
      resources: data.locales.resources,
      source: data.locales.names[0] ?? chosen.locale,
      viewer: viewerOf(chosen, app, data),
    };
    // What was refused, was so to the viewer before.
    look({ refused: new Map() });
    tellFrame({ type: 'show', scene });
  }

  function choose(next: Partial<Chosen>): void {
    wanted = { ...wanted, ...next };
    chosen = data ? settle(wanted, data) : wanted;
    toAddress(chosen);
    draw();
    show();
  }

  async function load(): Promise<void> {
    const response = await fetch('/project.json');
    data = (await response.json()) as PreviewData;
    choose({});
  }

  function hear(message: FromFrame): void {
    switch (message.type) {
      case 'ready':
        frameIsReady = true;
        show();
        break;
      case 'log':
        log.unshift(message);
        log.length = Math.min(log.length, MOST_LOGGED);
        drawLog(log);
        break;
      case 'tours':
        look({ explained: message.tours });
        break;
      case 'running':
        look({ running: message.tour, step: message.step });
        break;
      case 'refused':
        look({ refused: new Map([[message.tour, message.message]]) });
        break;
    }
  }

  function look(change: Partial<typeof view>): void {
    view = { ...view, ...change };
    drawTheTours();
  }

  addEventListener('message', ({ origin, source, data: message }: MessageEvent<FromFrame>) => {
    if (origin === location.origin && source === frame.contentWindow) hear(message);
  });
  for (const name of CHOICES) {
    const select = part(name) as HTMLSelectElement;
    select.addEventListener('change', () => choose({ [name]: select.value }));
  }
  part('new-user').addEventListener('click', () => choose({ user: wanted.user + 1 }));
  for (const width of ['wide', 'phone']) {
    part(width).addEventListener('click', () => {
      document.body.dataset.stage = width;
      for (const each of ['wide', 'phone']) part(each).setAttribute('aria-pressed', String(each === width));
    });
  }
  frame.src = '/stage.html';
  followProject((revision) => {
    if (data === undefined || revision !== data.revision) void load();
  });
}

/**
 * The server tells at once where the project is, and then of each change; a lost connection is taken up again.
 *
 * @param told the revision that there is now; undefined: a server has come back, which counts anew
 */
function followProject(told: (revision: number | undefined) => void): void {
  const events = new EventSource('/events');
  events.addEventListener('changed', ({ data }) => {
    const cameBack = document.body.dataset.lost !== undefined;
    delete document.body.dataset.lost;
    told(cameBack ? undefined : Number(data));
  });
  events.addEventListener('error', () => {
    document.body.dataset.lost = '';
  });
}

/** The choice is in the page's address, so that it can be passed on and outlasts a reload. */
function fromAddress(): Chosen {
  const params = new URLSearchParams(location.search);
  const [app = '', locale = '', tenant = '', role = ''] = CHOICES.map((name) => params.get(name) ?? '');
  return { app, locale, tenant, role, user: Number(params.get('user') ?? 1) || 1 };
}

function toAddress(chosen: Chosen): void {
  const params = new URLSearchParams(Object.entries(chosen).map(([name, value]) => [name, String(value)]));
  history.replaceState(null, '', `?${params}`);
}

openDesk();
