import { expect, test } from './support/test.ts';
import { POLICY, type Witness } from './support/witness.ts';

test.describe('what every test here watches', () => {
  test('the policy is in force: markup from a string is refused, and the test hears of it', async ({
    desk,
    witness,
  }) => {
    await desk.open();
    const refused = await desk.page.evaluate(() => {
      try {
        document.createElement('div').innerHTML = '<b>bold</b>';
        return 'nothing';
      } catch (error) {
        return (error as Error).name;
      }
    });
    expect(refused).toBe('TypeError');
    expect(witness.policies).toEqual([POLICY]);
    // The violation itself, and what the browser says of it in the console.
    await expect.poll(() => faultsOf(witness, 'require-trusted-types-for')).toHaveLength(1);
    await expect.poll(() => faultsOf(witness, 'TrustedHTML')).toHaveLength(1);
    witness.forget();
  });

  test('what is no file of the demo is refused', async ({ desk, witness }) => {
    await desk.open();
    await desk.page.evaluate(() => {
      const image = document.createElement('img');
      image.src = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';
      document.body.append(image);
    });
    await expect.poll(() => faultsOf(witness, 'img-src')).toHaveLength(2);
    witness.forget();
  });

  test('errors in the page and in its console are faults', async ({ desk, witness }) => {
    await desk.open();
    await desk.page.evaluate(() => {
      setTimeout(() => {
        throw new Error('thrown by the page');
      });
      console.error('told by the page');
    });
    for (const told of ['thrown by the page', 'told by the page'])
      await expect.poll(() => faultsOf(witness, told)).toHaveLength(1);
    witness.forget();
  });

  test('a form that is submitted is seen', async ({ desk, witness }) => {
    await desk.open({ at: '/orders' });
    await desk.anchor('orders.list.new').click();
    await desk.anchor('orders.create.submit').click();
    await expect.poll(() => witness.sent).toEqual(['a form']);
  });
});

function faultsOf(witness: Witness, words: string): string[] {
  return witness.faults().filter((fault) => fault.includes(words));
}
