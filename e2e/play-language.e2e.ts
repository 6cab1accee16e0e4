import { expect, test } from './support/test.ts';
import { TOURS } from './support/tours.ts';

test.describe('a tour speaks the language of the app', () => {
  test('from the first word to the last, in German', async ({ desk }) => {
    const { card } = desk;
    await desk.open({ user: 'fresh', locale: 'de' });
    await card.expectsCounter('Schritt 1 von 4');
    await card.expectsText('Hier finden Sie alle Bestellungen. Öffnen Sie die Liste.');
    await card.expectsLabels(['Nicht mehr zeigen', 'Überspringen', 'Vormachen']);
    await desk.goesTo('orders');
    await card.expectsCounter('Schritt 2 von 4');
    await card.expectsText('Filtern Sie die Liste nach dem Status.');
    await desk.statusChip('open').click();
    await card.expectsCounter('Schritt 3 von 4');
    await card.expectsText('Wir haben eine erste Bestellung für Sie ausgefüllt.');
    await desk.anchor('orders.create.submit').click();
    await card.expectsCounter('Schritt 4 von 4');
    await card.expectsText('Sie steht jetzt in der Liste von Acme.');
    await card.expectsLabels(['Nicht mehr zeigen', 'Zurück', 'Fertig']);
    await card.press('next');
    await card.expectsNoTrace();
  });

  test('with the plural form that the number asks for', async ({ desk }) => {
    await desk.open({ locale: 'de' });
    await desk.starts(TOURS.round, 'Ein Rundgang durch die Bestellungen');
    await desk.card.expectsText('Ein kurzer Rundgang in 8 Schritten');
  });

  test('and changes it with the app, in place and without another event', async ({ desk }) => {
    const { card } = desk;
    await desk.open();
    await desk.reaches(TOURS.round, 'timeline');
    await card.expectsStep(8, 8);
    await card.expectsText('Everything that happened to the order is here');
    const told = desk.told(TOURS.round);

    await desk.switches({ locale: 'de' });
    await card.expectsCounter('Schritt 8 von 8');
    await card.expectsText('Hier steht alles, was mit der Bestellung geschehen ist');
    await card.expectsLabels(['Zurück', 'Fertig']);
    await card.expectsBeside(desk.anchor('orders.detail.timeline'));
    await card.expectsLanguage('de');

    await desk.switches({ locale: 'en' });
    await card.expectsStep(8, 8);
    await card.expectsText('Everything that happened to the order is here');
    expect(desk.told(TOURS.round)).toEqual(told);
    await card.press('next');
    await card.expectsNoTrace();
  });

  test('never shows the key of a text', async ({ desk }) => {
    const { card } = desk;
    await desk.open({ tenant: 'globex', locale: 'de' });
    await desk.starts(TOURS.teamSetup, 'Richten Sie Ihr Team ein');
    for (const position of [1, 2, 3, 4, 5]) {
      await card.expectsCounter(`Schritt ${position} von 5`);
      await expect(card.self).not.toContainText('tours.');
      await card.press('next');
    }
    await card.expectsNoTrace();
  });
});

test.describe('a card looks like the page it is on', () => {
  test('and follows its theme', async ({ desk }) => {
    const { card } = desk;
    await desk.open({ theme: 'light' });
    await desk.reaches(TOURS.round, 'timeline');
    await card.expectsTheme('light');
    await desk.switches({ theme: 'dark' });
    await card.expectsTheme('dark');
    await desk.switches({ theme: 'light' });
    await card.expectsTheme('light');
  });

  test('and its direction, with the card on the right side of its anchor', async ({ desk }) => {
    const { card } = desk;
    await desk.open();
    await desk.reaches(TOURS.round, 'timeline');
    await card.expectsDirection('ltr');
    await desk.switches({ direction: 'rtl' });
    await card.expectsDirection('rtl');
    await card.expectsBeside(desk.anchor('orders.detail.timeline'));
  });
});
