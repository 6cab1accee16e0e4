import { type KeyboardEvent, useEffect, useId, useReducer, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { RichText } from 'tourwright/player';
import type { TourCardProps } from 'tourwright/player/react';
import { Icon } from './parts/Icon.tsx';

/** The desk's own card, in place of the player's: docked at the screen's edge, with a frame around its anchor. */
export function DeskCard({ card, anchor, press }: TourCardProps) {
  const id = useId();
  const whole = useRef<HTMLElement>(null);
  const main = useRef<HTMLButtonElement>(null);
  const { visit } = card;

  useEffect(() => {
    anchor?.scrollIntoView({ block: 'center' });
    anchor?.toggleAttribute('data-shown-by-tour', true);
    return () => void anchor?.toggleAttribute('data-shown-by-tour', false);
  }, [anchor]);

  // A new step takes the focus, and is read out with it; a text that only changes its language does not.
  useEffect(() => {
    if (visit > 0) (main.current ?? whole.current)?.focus({ preventScroll: true });
  }, [visit]);

  const [, lookAgain] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    document.addEventListener('close', lookAgain, true);
    return () => document.removeEventListener('close', lookAgain, true);
  }, []);

  const keys = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') press('leave');
  };

  // Beside a modal dialog everything else is out of use: there the card is inside.
  const place = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
  return createPortal(
    <section
      className="desk-card"
      role="dialog"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      tabIndex={-1}
      ref={whole}
      onKeyDown={keys}
    >
      <header>
        <h2 id={`${id}title`}>
          <Rich text={card.title ?? card.tourTitle} />
        </h2>
        <button
          type="button"
          className="icon-button"
          aria-label={card.closeLabel}
          onClick={() => press('leave')}
        >
          <Icon name="close" />
        </button>
      </header>
      <progress value={card.counter.position} max={card.counter.of} aria-label={card.counter.label} />
      <p className="quiet desk-card-counter" aria-hidden="true">
        {card.counter.label}
      </p>
      <p id={`${id}text`}>
        <Rich text={card.text} />
      </p>
      {card.hint && (
        <p className="quiet">
          <Rich text={card.hint} />
        </p>
      )}
      <footer>
        {card.buttons.map((button) => (
          <button
            key={button.id}
            ref={button.primary ? main : null}
            type="button"
            className={button.primary ? 'button primary' : 'button plain'}
            aria-disabled={button.busy}
            onClick={() => press(button.id)}
          >
            {button.label}
          </button>
        ))}
      </footer>
    </section>,
    place,
  );
}

function Rich({ text }: { readonly text: RichText }) {
  return text.spans.map(({ text: words, strong, emphasis, code }, index) => {
    const key = `${index} ${words}`;
    if (code) return <code key={key}>{words}</code>;
    if (strong) return <strong key={key}>{words}</strong>;
    return emphasis ? <em key={key}>{words}</em> : <span key={key}>{words}</span>;
  });
}
