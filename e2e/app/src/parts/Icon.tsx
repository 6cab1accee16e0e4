const PATHS = {
  home: 'M3.5 9.2 10 3.5l6.5 5.7V16a.8.8 0 0 1-.8.8H12v-4.5H8v4.5H4.3a.8.8 0 0 1-.8-.8z',
  orders:
    'M5 3.2h10a1 1 0 0 1 1 1v12.6l-2.4-1.5-1.8 1.5L10 15.3l-1.8 1.5-1.8-1.5L4 16.8V4.2a1 1 0 0 1 1-1zM7 7h6M7 10.5h4',
  team: 'M7.5 9.3a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6zM2.5 16.3c.3-2.8 2.3-4.4 5-4.4s4.7 1.6 5 4.4M13 4a2.7 2.7 0 0 1 0 5.1M14.5 12.2c1.7.6 2.8 2 3 4.1',
  appearance:
    'M10 3.2a6.8 6.8 0 1 0 0 13.6c1.2 0 1.7-.9 1.3-1.9-.5-1.3.3-2.5 1.7-2.5h1.9c1.2 0 1.9-1 1.9-2.3 0-3.9-3-6.9-6.8-6.9zM6.6 10h.01M8.3 6.9h.01M12 6.7h.01',
  plus: 'M10 4.5v11M4.5 10h11',
  search: 'M9 14.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11zM13 13l3.8 3.8',
  columns: 'M3.5 4.5h13v11h-13zM8 4.5v11M12.2 4.5v11',
  close: 'M5.5 5.5l9 9M14.5 5.5l-9 9',
  check: 'M4.5 10.5l3.7 3.7 7.3-8',
  down: 'M5.5 8l4.5 4.5L14.5 8',
  forward: 'M8 5.5l4.5 4.5L8 14.5',
  back: 'M12 5.5L7.5 10l4.5 4.5',
  rising: 'M10 15.5v-11M5.5 9L10 4.5 14.5 9',
  falling: 'M10 4.5v11M5.5 11l4.5 4.5 4.5-4.5',
  tours: 'M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM12.8 7.2l-1.6 4-4 1.6 1.6-4z',
  upload: 'M10 12.8V4M6.3 7.5L10 3.8l3.7 3.7M3.8 13v2.4c0 .7.6 1.3 1.3 1.3h9.8c.7 0 1.3-.6 1.3-1.3V13',
  package: 'M10 3.2l6.3 3.1v7.4L10 16.8l-6.3-3.1V6.3zM3.9 6.5L10 9.5l6.1-3M10 9.5v7',
  ask: 'M10 3.5l1.6 4.4 4.4 1.6-4.4 1.6L10 15.5l-1.6-4.4L4 9.5l4.4-1.6zM15.8 13.5v3M14.3 15h3',
  play: 'M7 5.2v9.6l7.5-4.8z',
} as const;

export type IconName = keyof typeof PATHS;

/** A decorative picture beside a word; forward and back follow the direction of reading. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      className="icon"
      data-turns={name === 'forward' || name === 'back' ? '' : undefined}
      viewBox="0 0 20 20"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
