import plugin from 'tailwindcss/plugin';

import {brandShades} from './brand-shades.js';
import {config} from './hydrogen.config';

/**
 * The most that a heading may grow with a reader's text: a word of twelve letters still fits into the page's frame, whose margins grow as
 * well, and does not break within itself. At the size of the text as it comes no heading reaches it on a screen of 360 px or more.
 */
const WORD_FITS = '(100vw - 2.5rem) / 7.2';
/** The same beside a picture, in a card or a list, where there is less room. */
const WORD_FITS_INSIDE = '(100vw - 4.5rem) / 7.2';

/** The brand's own color where the shop has one: its buttons, marks and lines. What is wrong or reduced stays red. */
const brand = brandShades(config.brand.color ?? '#d3203b');
const isOwn = config.brand.color !== undefined;

/**
 * Design tokens, used by name only. Colours reach WCAG 2.2 AA on the grounds they are used on.
 * @type {import('tailwindcss').Config}
 */
export default {
  content: ['./app/**/*.{ts,tsx}'],
  theme: {
    // `md` is 744 px; the others follow the default theme (coverage: shop-breakpoints).
    screens: {xs: '0px', sm: '640px', md: '744px', lg: '1024px', xl: '1280px', '2xl': '1536px'},
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      white: '#ffffff',
      paper: '#fcfbf8',
      sand: '#f4f1ea',
      ink: '#17223b',
      slate: '#4d566b',
      gray200: '#e6e3dc',
      gray400: '#8b8f9a',
      red500: brand.regular,
      red600: '#b3172f',
      red700: '#931025',
      red50: '#fdecee',
      sky: '#ddebf8',
      lilac: '#e9e2f6',
      mint: '#d5efe4',
      lemon: '#fff1bf',
      peach: '#ffe0d2',
      green700: '#1c6b4a',
      amber700: '#8a5a00',
    },
    fontFamily: {
      display: [
        '"Bricolage Grotesque Variable"',
        '"Bricolage Fallback"',
        'system-ui',
        'sans-serif',
      ],
      sans: ['"Figtree Variable"', '"Figtree Fallback"', 'system-ui', 'sans-serif'],
      mono: ['ui-monospace', 'SFMono-Regular', 'Menlo', 'monospace'],
    },
    fontSize: {
      xs: ['0.8125rem', {lineHeight: '1.4'}],
      sm: ['0.9375rem', {lineHeight: '1.5'}],
      base: ['1.0625rem', {lineHeight: '1.55'}],
      lg: ['1.1875rem', {lineHeight: '1.5'}],
      xl: [
        `min(clamp(1.3125rem, 1.2rem + 0.5vw, 1.5625rem), ${WORD_FITS_INSIDE})`,
        {lineHeight: '1.25'},
      ],
      '2xl': [
        `min(clamp(1.625rem, 1.35rem + 1.2vw, 2.25rem), ${WORD_FITS_INSIDE})`,
        {lineHeight: '1.12'},
      ],
      '3xl': [`min(clamp(2.125rem, 1.6rem + 2.3vw, 3.25rem), ${WORD_FITS})`, {lineHeight: '1.05'}],
      '4xl': [`min(clamp(2.625rem, 1.8rem + 3.8vw, 4.75rem), ${WORD_FITS})`, {lineHeight: '0.98'}],
    },
    borderRadius: {none: '0', sm: '6px', md: '8px', lg: '12px', xl: '20px', full: '9999px'},
    boxShadow: {
      none: 'none',
      float: '0 1px 2px rgb(23 34 59 / 0.06), 0 12px 32px -8px rgb(23 34 59 / 0.18)',
    },
    extend: {
      // The only grounds of these two are those of a button that is pointed at and pressed.
      ...(isOwn ? {backgroundColor: {red600: brand.dark, red700: brand.darker}} : {}),
      maxWidth: {frame: '1280px', measure: '66ch'},
      transitionDuration: {DEFAULT: '180ms'},
      transitionTimingFunction: {DEFAULT: 'cubic-bezier(0.2, 0, 0, 1)'},
    },
  },
  plugins: [
    plugin(({addUtilities}) => {
      addUtilities({
        '.frame': {
          width: '100%',
          maxWidth: '1280px',
          marginInline: 'auto',
          paddingInline: 'clamp(1.25rem, 4vw, 3rem)',
          boxSizing: 'border-box',
        },
        '.section': {paddingBlock: 'clamp(4rem, 8vw, 7.5rem)'},
        '.figures': {fontVariantNumeric: 'tabular-nums'},
      });
    }),
  ],
};
