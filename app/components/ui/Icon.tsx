/** Line icons drawn on a 24 px grid with a 1.75 px stroke. */
const PATHS = {
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Zm4.7-1.8L20 20',
  account: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7.5 8.5c.6-3.6 3.7-6 7.5-6s6.9 2.4 7.5 6',
  bag: 'M5.5 8.5h13l1 11.5h-15l1-11.5ZM8.5 8.5V7a3.5 3.5 0 0 1 7 0v1.5',
  menu: 'M4 7h16M4 12h16M4 17h10',
  close: 'M6 6l12 12M18 6L6 18',
  chevronDown: 'M6 9.5l6 6 6-6',
  chevronRight: 'M9.5 6l6 6-6 6',
  chevronLeft: 'M14.5 6l-6 6 6 6',
  arrowRight: 'M4.5 12h15M13.5 6l6 6-6 6',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  plus: 'M12 5.5v13M5.5 12h13',
  minus: 'M5.5 12h13',
  heart: 'M12 19.5s-7.5-4.4-7.5-10A4.2 4.2 0 0 1 12 7a4.2 4.2 0 0 1 7.5 2.5c0 5.6-7.5 10-7.5 10Z',
  truck:
    'M3 6.5h10.5V16H3V6.5Zm10.5 3.5h4l3 3V16h-7M7.5 18.5a1.75 1.75 0 1 0 0-3.5 1.75 1.75 0 0 0 0 3.5Zm9.5 0a1.75 1.75 0 1 0 0-3.5 1.75 1.75 0 0 0 0 3.5Z',
  refresh:
    'M19.5 12a7.5 7.5 0 0 1-13.2 4.9M4.5 12a7.5 7.5 0 0 1 13.2-4.9M17.5 3.5v4h-4M6.5 20.5v-4h4',
  shield: 'M12 3.5l7 2.5v5.5c0 4.4-2.9 7.6-7 9-4.1-1.4-7-4.6-7-9V6l7-2.5Zm-3 8.3l2.2 2.2 4-4.2',
  gift: 'M4.5 11.5h15v9h-15v-9Zm-1-4h17v4h-17v-4Zm8.5 0v13M12 7.5S10.8 3.5 8.5 3.5a2 2 0 0 0 0 4H12Zm0 0s1.2-4 3.5-4a2 2 0 0 1 0 4H12Z',
  chat: 'M4.5 5.5h15v10.5h-8l-4.5 3.5V16h-2.5V5.5Z',
  mail: 'M3.5 6h17v12h-17V6Zm0 .5l8.5 6.5 8.5-6.5',
  phone:
    'M6.5 3.5l3 5-2 2c1 2.4 2.6 4 5 5l2-2 5 3v2.5c0 1-1 1.5-2 1.5-7.5-.6-13-6-13.5-14 0-1 .5-2 1.5-2l1-1Z',
  info: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17Zm0-9.5v5.5m0-8.5v.2',
  external: 'M13.5 4.5h6v6M19.5 4.5l-9 9M17 14v5.5H4.5V7H10',
  trash: 'M5 7h14M9.5 7V4.5h5V7M7 7l1 13h8l1-13M10.5 10.5v6M13.5 10.5v6',
} as const;

export type IconName = keyof typeof PATHS;

/** Decorative: the control that holds it carries the words. How its lines are drawn says the stylesheet. */
export function Icon({name, className = 'size-6'}: {name: IconName; className?: string}) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={`icon ${className}`}>
      <path d={PATHS[name]} />
    </svg>
  );
}
