/** The player by its React binding, in the strict mode of development. */
import { StrictMode, Suspense, use, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Player, PlayerOptions } from '../index.ts';
import { TourProvider, useAnchor, usePlayer } from '../react.tsx';
import { fixture } from './page.ts';

interface AppProps {
  readonly options: PlayerOptions;
  /** A new number mounts all anew, as an edit of the app's code does. */
  readonly edition: number;
  readonly waitFor: Promise<void> | null;
}

function App({ options, edition, waitFor }: AppProps) {
  return (
    <StrictMode>
      <TourProvider key={edition} options={options}>
        <Suspense fallback={<p>Loading</p>}>
          <Screen waitFor={waitFor} />
        </Suspense>
        <Capture />
      </TourProvider>
    </StrictMode>
  );
}

function Screen({ waitFor }: Pick<AppProps, 'waitFor'>) {
  if (waitFor) use(waitFor);
  return (
    <>
      <button type="button" ref={useAnchor('a')}>
        A
      </button>
      <button type="button" ref={useAnchor('b')}>
        B
      </button>
    </>
  );
}

let captured: Player | undefined;

function Capture() {
  const player = usePlayer();
  useLayoutEffect(() => {
    captured = player;
  }, [player]);
  return null;
}

const root = createRoot(document.body.appendChild(document.createElement('main')));
let props: AppProps | undefined;

function draw(next: AppProps): Player {
  props = next;
  flushSync(() => root.render(<App {...next} />));
  if (!captured) throw new Error('The provider has no player.');
  return captured;
}

window.hostPlayer = (options) => draw({ options, edition: 1, waitFor: null });

Object.assign(window, {
  /** Mounts everything anew, as a hot reload of the root does. */
  edit() {
    if (!props) return;
    const player = draw({ ...props, edition: props.edition + 1 });
    player.subscribe((event) => fixture.events.push(event));
    Object.assign(fixture, { player });
  },
  /** What is on the screen is waited for again, for so many milliseconds. */
  suspend(ms: number) {
    if (props) draw({ ...props, waitFor: new Promise((resolve) => setTimeout(resolve, ms)) });
  },
});
