import { act, StrictMode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { type CardView, labelsFor, type TourView } from '../engine/index.ts';
import type { Player, PlayerOptions } from './options.ts';
import { TourProvider, useAnchor, usePlayer } from './react.tsx';

const loaders = vi.hoisted(
  () =>
    [] as {
      options: PlayerOptions;
      player: Record<string, ReturnType<typeof vi.fn>>;
      anchors: Set<string>;
    }[],
);

vi.mock('./loader.ts', () => ({
  createLoader(options: PlayerOptions) {
    const anchors = new Set<string>();
    const player = {
      wake: vi.fn(async () => {}),
      destroy: vi.fn(),
      start: vi.fn(),
      registerAnchor: vi.fn((key: string, element: Element) => {
        const entry = `${key}:${element.id}`;
        anchors.add(entry);
        return () => anchors.delete(entry);
      }),
    };
    loaders.push({ options, player, anchors });
    return player;
  },
}));

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
const options = {} as PlayerOptions;

function Anchored({ anchor, id }: { anchor: string; id: string }) {
  return <p id={id} ref={useAnchor(anchor)} />;
}

function Starter() {
  const player = usePlayer();
  useEffect(() => void player.start('a'), [player]);
  return null;
}

async function mount(element: React.ReactNode) {
  loaders.length = 0;
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(element));
  return {
    render: (next: React.ReactNode) => act(async () => root.render(next)),
    unmount: () => act(async () => root.unmount()),
  };
}

describe('TourProvider', () => {
  it('wakes its player, and destroys it with itself', async () => {
    const { unmount } = await mount(<TourProvider options={options} />);
    expect(loaders[0]?.player.wake).toHaveBeenCalledOnce();
    await unmount();
    expect(loaders[0]?.player.destroy).toHaveBeenCalledOnce();
  });

  it('B037: in strict mode ends with the same player awake', async () => {
    await mount(
      <StrictMode>
        <TourProvider options={options}>
          <Starter />
        </TourProvider>
      </StrictMode>,
    );
    const used = loaders.filter(({ player }) => player.wake?.mock.calls.length);
    expect(used).toHaveLength(1);
    const { wake, destroy, start } = used[0]?.player ?? {};
    expect([wake, destroy, start].map((fn) => fn?.mock.calls.length)).toEqual([2, 1, 2]);
    expect(wake?.mock.invocationCallOrder[1]).toBeGreaterThan(destroy?.mock.invocationCallOrder[0] ?? 0);
  });

  it('leaves a player of the host’s own alone', async () => {
    const own = { start: vi.fn() } as unknown as Player;
    const { unmount } = await mount(
      <TourProvider player={own}>
        <Starter />
      </TourProvider>,
    );
    await unmount();
    expect(own.start).toHaveBeenCalledOnce();
    expect(loaders).toHaveLength(0);
  });

  it('B048: takes over what a server rendered, without a word', async () => {
    const told = vi.spyOn(console, 'error');
    const element = (
      <TourProvider options={options} card={() => <p>Card</p>}>
        <Anchored anchor="a" id="one" />
      </TourProvider>
    );
    const container = document.createElement('div');
    container.innerHTML = renderToString(element);
    const markup = container.innerHTML;
    const root = await act(async () => hydrateRoot(container, element));
    expect(container.innerHTML).toBe(markup);
    expect(told).not.toHaveBeenCalled();
    await act(async () => root.unmount());
    told.mockRestore();
  });

  it('renders on a server', () => {
    expect(renderToString(<TourProvider options={options}>text</TourProvider>)).toBe('text');
  });
});

describe('useAnchor', () => {
  const page = (anchor: string, id: string) => (
    <TourProvider options={options}>{id && <Anchored anchor={anchor} id={id} />}</TourProvider>
  );

  it('registers its element for as long as it is there', async () => {
    const { render } = await mount(page('a', 'one'));
    expect([...(loaders[0]?.anchors ?? [])]).toEqual(['a:one']);
    await render(page('b', 'one'));
    expect([...(loaders[0]?.anchors ?? [])]).toEqual(['b:one']);
    await render(page('b', ''));
    expect([...(loaders[0]?.anchors ?? [])]).toEqual([]);
  });

  it('goes over to another player, with the player of the nearest provider', async () => {
    const playerOf = (at: string[]) =>
      ({
        registerAnchor(key: string) {
          at.push(key);
          return () => at.splice(at.indexOf(key), 1);
        },
      }) as unknown as Player;
    const outer: string[] = [];
    const first: string[] = [];
    const second: string[] = [];
    const within = (player: Player) => (
      <TourProvider player={playerOf(outer)}>
        <Anchored anchor="a" id="one" />
        <TourProvider player={player}>
          <Anchored anchor="b" id="two" />
        </TourProvider>
      </TourProvider>
    );
    const { render } = await mount(within(playerOf(first)));
    expect([outer, first, second]).toEqual([['a'], ['b'], []]);
    await render(within(playerOf(second)));
    expect([outer, first, second]).toEqual([['a'], [], ['b']]);
  });

  it('needs a provider', () => {
    expect(() => renderToString(<Anchored anchor="a" id="one" />)).toThrow('<TourProvider>');
    expect(() => renderToString(<Starter />)).toThrow('usePlayer needs a <TourProvider>');
  });
});

describe('a card of the host’s own', () => {
  const words = { labels: labelsFor('en'), locale: 'en' };
  const view = (anchor: string): TourView => ({
    tour: 't',
    state: 'presenting',
    card: { anchor, counter: { position: 1, of: 2, label: `At ${anchor}` } } as CardView,
    spotlight: null,
  });

  it('is drawn from the view, with its anchor’s element, and is gone with the run', async () => {
    const root = createRoot(document.createElement('div'));
    const at: (string | null)[] = [];
    const press = vi.fn(() => true);
    loaders.length = 0;
    await act(async () =>
      root.render(
        <TourProvider
          options={options}
          card={({ card, anchor, press: pressed }) => {
            at.push(`${card.counter.label} ${anchor?.id ?? 'nowhere'}`);
            if (card.anchor === 'b') pressed('next');
            return null;
          }}
        >
          <p />
        </TourProvider>,
      ),
    );
    const found = new Map<string, (element: Element | null) => void>();
    const unfollowed: string[] = [];
    const presenter = loaders[0]?.options.presenter?.({
      press,
      follow(anchor, report) {
        found.set(anchor, report);
        report(null);
        return () => unfollowed.push(anchor);
      },
    });
    const element = Object.assign(document.createElement('button'), { id: 'save' });
    await act(async () => presenter?.render(view('a'), words));
    await act(async () => found.get('a')?.(element));
    await act(async () => presenter?.render(view('b'), words));
    expect(at).toEqual(['At a nowhere', 'At a save', 'At b nowhere']);
    expect(press).toHaveBeenCalledWith('next');
    await act(async () => presenter?.destroy());
    expect(at).toHaveLength(3);
    expect(unfollowed).toEqual(['a', 'b']);
  });
});
