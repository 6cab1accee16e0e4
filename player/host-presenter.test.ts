import { expect, it, vi } from 'vitest';
import { presentByHost } from './host-presenter.ts';

it('what a presenter follows is followed no more when the run is over, also by one that throws', async () => {
  const undo = vi.fn();
  const follow = vi.fn(() => undo);
  const presenter = presentByHost(
    (tools) => {
      tools.follow('a', () => {});
      return {
        render() {},
        destroy() {
          throw new Error('no canvas');
        },
      };
    },
    { follow },
    () => true,
  );
  expect(undo).not.toHaveBeenCalled();
  await expect(presenter.destroy()).rejects.toThrow('no canvas');
  expect(undo).toHaveBeenCalledOnce();
});
