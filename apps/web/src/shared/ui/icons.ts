/**
 * Our own line drawings, each as path data in a box of 24 by 24 units, drawn with a round stroke of 2 units and no
 * filling.
 */
export const ICONS = {
  undo: 'M9 7 4 12l5 5M4 12h10a6 6 0 0 1 6 6',
  redo: 'm15 7 5 5-5 5M20 12H10a6 6 0 0 0-6 6',
  hint: 'M9 18h6M10 21h4M8.5 15a6.5 6.5 0 1 1 7 0c-.5.5-.8 1.2-.8 2H9.3c0-.8-.3-1.5-.8-2z',
  flip: 'M7 4v15m-4-4 4 4 4-4M17 20V5m-4 4 4-4 4 4',
  draw: 'M12 4v16M5 20h14M4 7h16M4 7l-2 6a3 3 0 0 0 5 0L4.500 7M20 7l-2.500 6a3 3 0 0 0 5 0z',
  pause: 'M8 5v14M16 5v14',
  play: 'M7 4v16l13-8z',
  watch: 'M2 12c3-5 6-7 10-7s7 2 10 7c-3 5-6 7-10 7s-7-2-10-7zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  clock: 'M12 4a8.500 8.500 0 1 0 0 17 8.500 8.500 0 0 0 0-17zM12 8v5l3 2M10 2h4',
  link: 'M14 4h6v6M20 4l-9 9M18 14v6H4V6h6',
  flag: 'M5 21V4m0 0c5-3 8 3 14 0v10c-6 3-9-3-14 0',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  first: 'M18 5 9 12l9 7M6 5v14',
  previous: 'm15 5-8 7 8 7',
  next: 'm9 5 8 7-8 7',
  last: 'm6 5 9 7-9 7M18 5v14',
  down: 'm5 9 7 7 7-7',
  close: 'M6 6l12 12M18 6 6 18',
  settings: 'M4 7h9m4 0h3M4 17h3m4 0h9M15 4.5v5M9 14.5v5',
  record: 'M6 3h9l4 4v14H6zM14 3v5h5M9 13h6M9 17h6',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  download: 'M12 4v11m-5-5 5 5 5-5M4 20h16',
  open: 'M3 19V5h6l2 3h10v11zM3 12h18',
  computer: 'M4 5h16v11H4zM9 20h6M12 16v4',
  people:
    'M8 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2 20c0-4 2.5-6 6-6s6 2 6 6M16 11a3 3 0 1 0-1-5.8M17 14c3 .4 5 2.5 5 6',
  book: 'M12 6c-2-2-5-2-9-2v14c4 0 7 0 9 2 2-2 5-2 9-2V4c-4 0-7 0-9 2zM12 6v14',
  cap: 'M12 4 1.500 9 12 14l10.500-5zM6 11.500V17c3 3 9 3 12 0v-5.500M22.500 9v6',
  warning: 'M12 4 2.5 20h19zM12 10v4M12 17v.1',
  retry: 'M20 12a8 8 0 1 1-2.5-5.8M20 3v5h-5',
  whistle: 'M3 9h11l7-3v4l-4 1a6 6 0 1 1-11 3H3zM11 14v.1',
  trash: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5',
  check: 'm4 13 5 5L20 6',
  hand: 'M8 13V6a1.500 1.500 0 0 1 3 0v5M11 11V4.500a1.500 1.500 0 0 1 3 0V11M14 11V6a1.500 1.500 0 0 1 3 0v8c0 4-2 7-6 7-3 0-4.500-1.500-6-4l-2-3.500a1.500 1.500 0 0 1 2.500-1.500l2.500 2',
  eraser: 'm4 15 9-9 6 6-8 8H8zM9 10l6 6M11 20h9',
  pencil: 'M4 20l1-5L16 4l4 4L9 19zM14 6l4 4',
  search: 'M10.5 4a6.5 6.500 0 1 0 0 13 6.500 6.500 0 0 0 0-13zM15.500 15.500 21 21',
  graph: 'M4 4v16h16M8 16l4-6 3 3 5-8',
  star: 'm12 3 2.800 5.800 6.200.9-4.500 4.400 1.100 6.300-5.600-3-5.600 3 1.100-6.300L3 9.700l6.200-.9z',
  sound: 'M4 9h4l5-4v14l-5-4H4zM16.500 9a4 4 0 0 1 0 6M19 6.500a8 8 0 0 1 0 11',
  mute: 'M4 9h4l5-4v14l-5-4H4zM17 9.500l5 5M22 9.500l-5 5',
  puzzle: 'M4 8h4.500a2.300 2.300 0 1 1 4 0H17v4.500a2.300 2.300 0 1 1 0 4V21H4z',
  up: 'm5 15 7-7 7 7',
  share: 'M12 15V4m-4 4 4-4 4 4M6 12H5v8h14v-8h-1',
} as const;

/** The name of a drawing. */
export type IconName = keyof typeof ICONS;
