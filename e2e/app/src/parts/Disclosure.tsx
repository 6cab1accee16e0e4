import { type ReactNode, useEffect, useId, useRef, useState } from 'react';

interface DisclosureProps {
  /** What the button shows. */
  readonly label: ReactNode;
  /** The name of the panel. */
  readonly title: string;
  readonly className?: string;
  readonly buttonClass?: string;
  /** Where the panel hangs when there is room: from the start or the end edge of the button. */
  readonly align?: 'start' | 'end';
  /** The panel; `close` puts it away and gives the focus to the button. */
  readonly children: (close: () => void) => ReactNode;
  readonly 'data-tour-anchor'?: string;
}

/** A button that shows a panel. Esc, a press outside and leaving it by keyboard put the panel away. */
export function Disclosure({
  label,
  title,
  className = '',
  buttonClass = 'button',
  align = 'end',
  children,
  'data-tour-anchor': anchor,
}: DisclosureProps) {
  const [open, setOpen] = useState(false);
  const panelId = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  const closeFromInside = () => {
    close();
    button.current?.focus();
  };

  useEffect(() => {
    if (!open) return;
    const outside = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [open]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears the Esc key of what is inside.
    <div
      className={`disclosure ${className}`}
      ref={root}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        event.stopPropagation();
        closeFromInside();
      }}
      onBlur={(event) => {
        if (event.relatedTarget instanceof Node && !root.current?.contains(event.relatedTarget)) close();
      }}
    >
      <button
        ref={button}
        type="button"
        className={buttonClass}
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        onClick={() => setOpen(!open)}
        data-tour-anchor={anchor}
      >
        {label}
      </button>
      {open && (
        <fieldset id={panelId} className="panel disclosure-panel" data-align={align} aria-label={title}>
          {children(closeFromInside)}
        </fieldset>
      )}
    </div>
  );
}
