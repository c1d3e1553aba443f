import {expect, it} from 'vitest';

it('breakpoints are those of the default theme, but for md at 744 px and xs from 0', async () => {
  // Plain JavaScript, as Tailwind reads it.
  const {default: tailwind} = (await import('./tailwind.config.js' as string)) as {
    default: {theme: {screens: unknown}};
  };
  expect(tailwind.theme.screens).toEqual({
    xs: '0px',
    sm: '640px',
    md: '744px',
    lg: '1024px',
    xl: '1280px',
    '2xl': '1536px',
  });
});
