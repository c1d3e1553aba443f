/** The shop's colours: the platform's pages and mails look like the shop. */
export const COLORS = {
  paper: '#fcfbf8',
  sand: '#f4f1ea',
  ink: '#17223b',
  inkSoft: '#4d566b',
  gray200: '#e6e3dc',
  red500: '#d3203b',
  red600: '#b3172f',
  red700: '#931025',
  red50: '#fdecee',
  green700: '#1c6b4a',
  mint: '#d5efe4',
  sky: '#ddebf8',
  lemon: '#fff1bf',
  amber700: '#8a5a00',
} as const;
