/** The player by its React binding, in the strict mode of development. */
import { Component, type ReactNode, StrictMode, Suspense, use, useLayoutEffect } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Player, PlayerOptions } from '../index.ts';
import { TourProvider, useAnchor, usePlayer } from '../react.tsx';
import { fixture } from './page.ts';

interface AppProps {
  readonly options: PlayerOptions;
  /** A new number mounts all anew, as an edit of the app's code does. */
  readonly edition: number;
  readonly waitFor: Promise<void> | null;
  /** What anchor the third button is for; none: there is no third button. */
  readonly third?: string;
  readonly inPortal?: boolean;
  readonly broken?: boolean;
}

/** What a test asks for. */
export type Asked = Partial<Pick<AppProps, 'third' | 'inPortal' | 'broken'>>;

function App({ options, edition, ...screen }: AppProps) {
  return (
    <StrictMode>
      <Boundary>
        {/* Options anew in each render, as those written in the element are. */}
        <TourProvider key={edition} options={{ ...options }}>
          <Suspense fallback={<p>Loading</p>}>
            <Screen {...screen} />
          </Suspense>
          <Capture />
        </TourProvider>
      </Boundary>
    </StrictMode>
  );
}

class Boundary extends Component<{ readonly children: ReactNode }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <button type="button" onClick={() => this.setState({ broken: false })}>
        Try again
      </button>
    );
  }
}

function Screen({ waitFor, third, inPortal = false, broken = false }: Omit<AppProps, 'options' | 'edition'>) {
  if (waitFor) use(waitFor);
  if (broken) throw new Error('The screen is broken.');
  return (
    <>
      <button type="button" ref={useAnchor('a')}>
        A
      </button>
      <button type="button" ref={useAnchor('b')}>
        B
      </button>
      {third && <Third anchor={third} inPortal={inPortal} />}
    </>
  );
}

function Third({ anchor, inPortal }: { readonly anchor: string; readonly inPortal: boolean }) {
  const one = useAnchor(anchor);
  const two = useAnchor(anchor);
  const button = (
    <button
      type="button"
      id="third"
      // Of two hooks, and another function in each render.
      ref={(element) => {
        one(element);
        two(element);
      }}
    >
      Third
    </button>
  );
  return inPortal ? createPortal(button, document.body) : button;
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

declare global {
  interface Window {
    edit(): void;
    suspend(ms: number): void;
    show(asked: Asked): void;
  }
}

Object.assign(window, {
  /** Mounts everything anew, as a hot reload of the root does. */
  edit() {
    if (!props) return;
    const player = draw({ ...props, edition: props.edition + 1 });
    player.subscribe((event) => fixture.events.push(event));
    Object.assign(fixture, { player });
  },
  /** Renders once more. */
  show(asked: Asked) {
    if (props) draw({ ...props, ...asked });
  },
  /** What is on the screen is waited for again, for so many milliseconds. */
  suspend(ms: number) {
    if (props) draw({ ...props, waitFor: new Promise((resolve) => setTimeout(resolve, ms)) });
  },
});
