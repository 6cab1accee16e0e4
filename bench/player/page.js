/**
 * What runs in the page: the app around the tour, one subject, and the probe. A page is opened for one subject and
 * one size; the probe is the same for all.
 */
import { find, STEPS } from './steps.js';

/** Elements of one row of the app's table. */
const ROW = 8;

/** @returns {Promise<void>} in a task of its own, after the frame that is being made was handed to the compositor */
function frame() {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => {
        channel.port1.close();
        resolve();
      };
      channel.port2.postMessage(0);
    });
  });
}

const frames = async (count) => {
  for (let made = 0; made < count; made++) await frame();
};

/** @param {number} nodes how many elements the page has, roughly */
export function buildApp(nodes) {
  document.body.innerHTML = `
    <style>
      body{margin:0;font:15px/1.5 system-ui;color:#1b1f2a}
      header{position:sticky;top:0;z-index:5;display:flex;gap:16px;padding:12px 24px;background:#eef1f7}
      main{display:grid;grid-template-columns:200px 1fr;gap:24px;padding:24px}
      nav a{display:block;padding:8px} button,input{font:inherit;padding:6px 12px}
      .team{height:180px;overflow:auto;border:1px solid #ccd} .team div{padding:8px}
      .row{display:flex;gap:12px;padding:6px;border-bottom:1px solid #e4e7ee} .row span{flex:1}
    </style>
    <header><b>Shop</b><input data-tour-anchor="search" placeholder="Search"><button>Account</button></header>
    <main>
      <nav><a href="#orders" data-tour-anchor="nav">Orders</a><a href="#stock">Stock</a>
        <a href="#report" data-tour-anchor="report">Report</a></nav>
      <section>
        <p><button data-tour-anchor="filter">Open ones</button> <button data-tour-anchor="new">New order</button></p>
        <div class="team">${'<div>Someone of the team</div>'.repeat(3)}
          <div data-tour-anchor="member">You</div>${'<div>Someone of the team</div>'.repeat(8)}</div>
        <div class="rows"></div>
      </section>
    </main>`;
  const rows = Math.max(0, Math.round((nodes - 60) / ROW));
  const row =
    '<div class="row"><span>1042</span><span><b>Walk-in</b></span><span>open</span><span><i>12.40</i></span><span>today</span></div>';
  document.querySelector('.rows').innerHTML = row.repeat(rows);
}

/** @param {{ name: string, card(): Element | undefined, next(): HTMLElement | undefined, start(from?: number, options?: object): unknown, stop(): unknown, late(step: number): void, prepare?(options?: object): void }} subject */
export function createProbe(subject) {
  /** The card of a step as the user sees it now; null while it is not there, or not yet of this step. */
  function cardOf(step) {
    const card = subject.card();
    if (!card?.isConnected) return null;
    const { text } = STEPS[step];
    if (!card.textContent.includes(text)) return null;
    const { x, y, width, height } = card.getBoundingClientRect();
    if (width === 0 || height === 0 || x + width < 0 || y + height < 0) return null;
    const style = getComputedStyle(card);
    if (style.visibility === 'hidden' || Number(style.opacity) < 0.1) return null;
    return { x, y, width, height };
  }

  const same = (a, b) => Math.hypot(a.x - b.x, a.y - b.y) < 0.5 && Math.abs(a.width - b.width) < 0.5;

  /**
   * Does something, and says after how many milliseconds the step was painted for the first time and for the last
   * time. The probe only looks once a frame is done, so that it lays nothing out by itself.
   */
  async function timed(step, act, limit = 1500) {
    const began = performance.now();
    act();
    let painted;
    let stable;
    let last = null;
    let still = 0;
    while (still < 6) {
      await frame();
      const now = performance.now();
      if (now - began > limit) break;
      const box = cardOf(step);
      if (!box) continue;
      painted ??= now - began;
      if (last && same(box, last)) still++;
      else {
        still = 0;
        stable = now - began;
      }
      last = box;
    }
    return { painted: painted ?? null, stable: stable ?? null };
  }

  /** Waits until the next step begins at a given point of the frame: 0 is right after a frame was made. */
  async function phase(ms) {
    // Far enough from the last press not to count as a double click.
    await new Promise((resolve) => setTimeout(resolve, 300));
    await frames(2);
    const until = performance.now() + ms;
    while (performance.now() < until) {
      // a busy wait: a timer's own delay is longer than what is measured
    }
  }

  /** A press as a mouse makes it, without the way through the browser's own process. */
  function press() {
    const { x, y, width, height } = subject.next().getBoundingClientRect();
    const at = { clientX: x + width / 2, clientY: y + height / 2 };
    const event = { bubbles: true, composed: true, cancelable: true, detail: 1, pointerType: 'mouse', ...at };
    subject.next().dispatchEvent(new PointerEvent('click', event));
  }

  async function stopped() {
    subject.stop();
    await frames(3);
  }

  return {
    frames,
    async start(at, options, step = 0) {
      await phase(at);
      return timed(step, () => void subject.start(step, options));
    },
    async next(step, at) {
      await phase(at);
      return timed(step, press);
    },
    /** A start that nobody looks at, for counting. */
    async bareStart(ms, options) {
      void subject.start(0, options);
      await this.idle(ms);
    },
    /** A step that nobody looks at, for counting: no frame is asked for, or an animation would be drawn for us. */
    async bareNext(ms) {
      press();
      await this.idle(ms);
    },
    idle: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    stop: stopped,
    async shown(step) {
      const { painted } = await timed(step, () => {});
      return painted !== null;
    },
    /** How far the card is from where it was beside its anchor, at its worst frame while the user scrolls. */
    watchDrift(step, fixed) {
      const offset = () => {
        const card = cardOf(step);
        const anchor = find(STEPS[step].anchor).getBoundingClientRect();
        if (!card) return null;
        return fixed ? { x: card.x, y: card.y } : { x: card.x - anchor.x, y: card.y - anchor.y };
      };
      const first = offset();
      let worst = 0;
      let over = false;
      const done = (async () => {
        while (!over) {
          await frame();
          const now = offset();
          worst = now && first ? Math.max(worst, Math.hypot(now.x - first.x, now.y - first.y)) : Infinity;
        }
        return worst;
      })();
      return () => {
        over = true;
        return done;
      };
    },
    anchorCentre(step) {
      const { x, y, width, height } = find(STEPS[step].anchor).getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    },
    async late(step) {
      // The first card of a page is another figure.
      await timed(step, () => void subject.start(step, { animate: false }));
      await stopped();
      const anchor = find(STEPS[step].anchor);
      const parent = anchor.parentNode;
      const before = anchor.nextSibling;
      anchor.remove();
      subject.late(step);
      await frames(20);
      await phase(3);
      const result = await timed(step, () => parent.insertBefore(anchor, before), 9000);
      await stopped();
      return result;
    },
    /** Starts and stops, each time until the card is there and gone. */
    async cycles(count) {
      for (let cycle = 0; cycle < count; cycle++) {
        subject.start();
        for (let tries = 0; tries < 60 && !subject.card(); tries++) await frame();
        subject.stop();
        for (let tries = 0; tries < 60 && subject.card(); tries++) await frame();
      }
      await frames(5);
    },
    /** What a tour could leave in the page beside its own elements. */
    leftovers() {
      const marks = (element) =>
        [...element.attributes]
          .map(({ name, value }) => `${name}=${value}`)
          .filter((each) => !each.startsWith('lang'));
      const app = document.querySelector('main');
      return {
        elements: document.querySelectorAll('*').length,
        attributes: [
          document.documentElement,
          document.body,
          ...document.querySelectorAll('[data-tour-anchor]'),
        ]
          .flatMap(marks)
          .sort()
          .join(' '),
        app: app.getAttributeNames().join(' '),
      };
    },
  };
}

/** Opens the page: its app, then the subject on it. */
export async function open(subject) {
  const parameters = new URLSearchParams(location.search);
  buildApp(Number(parameters.get('nodes')));
  const animate = parameters.has('animate');
  await subject.prepare?.({ animate });
  window.probe = { ...createProbe(subject), animate };
}
