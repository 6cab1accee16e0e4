/** The page in the frame: plays what the desk around it says. */
import type { FromFrame, ToFrame } from './messages.ts';
import { openShow, type Show } from './show.ts';

const tell = (message: FromFrame): void => parent.postMessage(message, location.origin);

/** One thing after the other: a scene is there before a tour of it starts. */
function createTheatre(): (message: ToFrame) => Promise<void> {
  let show: Show | undefined;
  let queue = Promise.resolve();
  async function follow(message: ToFrame): Promise<void> {
    if (message.type === 'start') return show?.start(message.tour);
    if (message.type === 'stop') return show?.stop();
    const before = show?.now() ?? {};
    show?.close();
    show = undefined;
    show = await openShow(message.scene, tell, before);
  }
  return (message) => {
    queue = queue
      .then(() => follow(message))
      .catch((reason) => {
        console.error(reason);
        tell({ type: 'log', name: 'failed', detail: String(reason) });
      });
    return queue;
  };
}

const follow = createTheatre();
addEventListener('message', ({ origin, source, data }: MessageEvent<ToFrame>) => {
  if (origin === location.origin && source === parent) void follow(data);
});
tell({ type: 'ready' });
