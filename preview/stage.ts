/** The stage in the frame: draws the page of the current route, opens forms, and does what anchors and tools say. */
import { type Catalog, mayCall, mayVisit, type Viewer } from '../engine/index.ts';
import type { RouteSource } from '../player/index.ts';
import type { AnchorRow, ToolRow } from '../schemas/index.ts';
import { anchored, entry } from './anchored.ts';
import type { JsonSchema } from './data.ts';
import { button, element, part } from './dom.ts';
import { formDialog } from './forms.ts';
import { isPlain, type PageModel, pathTo, stageOf } from './model.ts';
import { routeWords, wordsOf } from './names.ts';
import type { Waiting } from './waiting.ts';

export interface StageOptions {
  readonly catalog: Catalog;
  readonly viewer: Viewer;
  readonly router: RouteSource;
  /** The user did by hand what this tool does. */
  readonly didByHand: (tool: ToolRow) => void;
  readonly log: (name: string, detail: string) => void;
}

export interface Stage {
  go(route: string, params: JsonSchema): void;
  openForm(form: string, values: JsonSchema): void;
  /** Brings a virtual anchor on screen. */
  reveal(anchor: string): void;
  /** Lets the user do what the step waits for. */
  waitFor(waiting: Waiting | undefined): void;
  /** The form that is open, and with which values. */
  opened(): OpenForm | undefined;
  close(): void;
}

export interface OpenForm {
  readonly form: string;
  readonly values: JsonSchema;
}

export function createStage({ catalog, viewer, router, didByHand, log }: StageOptions): Stage {
  const model = stageOf(catalog);
  const revealed = new Set<string>();
  let open: OpenForm | undefined;
  let onArrival: string | undefined;
  let waiting: Waiting | undefined;
  let route = router.current().route;

  function press(anchor: AnchorRow): void {
    log('click', anchor.key);
    if (anchor.closes !== undefined && anchor.closes === open?.form) closeForm();
    if (anchor.leadsTo !== undefined) go(anchor.leadsTo, {});
    if (anchor.opens === undefined) return;
    // Going closes forms: one on another page opens when that is there.
    if (anchor.leadsTo !== undefined && anchor.leadsTo !== route) onArrival = anchor.opens;
    else openForm(anchor.opens, {});
  }

  /** In the step's anchor, when a click on it does not do it already. */
  function drawAids(): void {
    for (const aid of document.querySelectorAll('.aid')) aid.remove();
    if (waiting === undefined) return;
    const place = document.querySelector(`[data-tour-anchor="${waiting.anchor}"]:is(.panel,.field,.form)`);
    const tool = waiting.tool === undefined ? undefined : catalog.tools.get(waiting.tool);
    for (const key of waiting.routes) {
      place?.append(button({ class: 'aid' }, () => go(key, {}), `Go to ${routeWords(key)}`));
    }
    if (tool) place?.append(button({ class: 'aid' }, () => didByHand(tool), 'Do it by hand'));
  }

  function go(key: string, params: JsonSchema): void {
    const target = catalog.routes.get(key);
    if (target) location.hash = pathTo(target, catalog, params);
  }

  function openForm(form: string, values: JsonSchema): void {
    if (!model.forms.has(form)) return;
    open = { form, values };
    drawForm();
  }

  function closeForm(): void {
    open = undefined;
    drawForm();
  }

  function drawForm(): void {
    const old = part('forms').querySelector('dialog');
    const form = open && model.forms.get(open.form);
    if (!form || !open) {
      old?.close();
      part('forms').replaceChildren();
      return;
    }
    const drawn: HTMLDialogElement = formDialog(form, {
      ...{ values: open.values, press },
      closed: () => {
        if (drawn.isConnected) closeForm();
      },
    });
    part('forms').replaceChildren(drawn);
    drawn.showModal();
    drawAids();
  }

  function draw(): void {
    const current = model.pages.find((page) => page.route.key === route);
    const missing = (page: PageModel) =>
      mayVisit(catalog, page.route.key, viewer.permissions) ? undefined : page.route.permission;
    part('entries').replaceChildren(
      ...model.pages.map((page) => entry(page, { current: page === current, missing: missing(page) })),
    );
    part('chrome').replaceChildren(...model.chrome.map((anchor) => anchored(anchor, press)));
    part('path').textContent = location.hash.slice(1);
    part('title').textContent = current ? routeWords(current.route.key) : 'No declared route';
    part('route').textContent = current?.route.key ?? '';
    const lacks = current && missing(current);
    part('content').replaceChildren(
      ...(current === undefined
        ? [note('No route of the catalog has this path.')]
        : lacks === undefined
          ? drawPage(current)
          : [note(`This viewer may not be here: the page needs the permission ${lacks}.`)]),
    );
    drawAids();
  }

  function drawPage(page: PageModel): Node[] {
    const shown = page.anchors.filter(({ key, virtual }) => virtual !== true || revealed.has(key));
    const hands = page.tools.filter(({ name }) => mayCall(catalog, name, viewer.permissions));
    const forms = page.forms.filter((form) => !page.anchors.some(({ opens }) => opens === form));
    const buttons = [
      ...forms.map((form) => button({ class: 'hand' }, () => openForm(form, {}), `Open ${wordsOf(form)}`)),
      ...hands.map((tool) => button({ class: 'hand' }, () => didByHand(tool), tool.name)),
    ];
    const hidden = page.anchors.length - shown.length;
    return [
      group(
        'actors',
        shown.filter((anchor) => !isPlain(anchor)),
      ),
      group('panels', shown.filter(isPlain)),
      ...(hidden > 0 ? [note(`${hidden} virtual: drawn when a tour asks for them.`)] : []),
      ...(page.anchors.length === 0 ? [note('The registry declares no anchor for this page alone.')] : []),
      ...(buttons.length > 0
        ? [element('section', { class: 'hands' }, element('h3', {}, 'Done by hand'), ...buttons)]
        : []),
    ];
  }

  function group(name: string, anchors: readonly AnchorRow[]): Node {
    return element('div', { class: name }, ...anchors.map((anchor) => anchored(anchor, press)));
  }

  const stopRoutes = router.subscribe((now) => {
    // Another page closes open forms.
    if (now.route !== route && open) closeForm();
    route = now.route;
    draw();
    if (onArrival !== undefined) openForm(onArrival, {});
    onArrival = undefined;
  });
  draw();
  return {
    ...{ go, openForm },
    reveal(anchor) {
      revealed.add(anchor);
      draw();
    },
    waitFor(next) {
      waiting = next;
      drawAids();
    },
    opened: () => open,
    close() {
      stopRoutes();
      part('forms').replaceChildren();
    },
  };
}

function note(text: string): HTMLElement {
  return element('p', { class: 'note' }, text);
}
