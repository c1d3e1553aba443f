import {expect, it} from 'vitest';

interface Tailwind {
  default: {theme: {screens: unknown; colors: Record<string, string>; extend: object}};
}
interface BrandShades {
  brandShades: (color: string) => {regular: string; dark: string; darker: string};
}

// Plain JavaScript, as Tailwind reads it.
const tailwind = async () => (await import('./tailwind.config.js' as string)) as Tailwind;
const shades = async () => (await import('./brand-shades.js' as string)) as BrandShades;

it('breakpoints are those of the default theme, but for md at 744 px and xs from 0', async () => {
  expect((await tailwind()).default.theme.screens).toEqual({
    xs: '0px',
    sm: '640px',
    md: '744px',
    lg: '1024px',
    xl: '1280px',
    '2xl': '1536px',
  });
});

it('the demo has its own red, and the buttons of it', async () => {
  const {theme} = (await tailwind()).default;
  expect(theme.colors).toMatchObject({red500: '#d3203b', red600: '#b3172f', red700: '#931025'});
  expect(theme.extend).not.toHaveProperty('backgroundColor');
});

it.each([
  ['#1c6b4a', '#1c6b4a'],
  ['#000000', '#000000'],
])('a brand’s color on which white words are read stays as it is: %s', async (color, regular) => {
  expect((await shades()).brandShades(color).regular).toBe(regular);
});

it.each(['#ffcc00', '#ffffff', '#7ec8e3'])(
  'a light color gets darker until white words are read on it, and its shades darker still: %s',
  async (color) => {
    const {regular, dark, darker} = (await shades()).brandShades(color);
    const light = (shade: string) =>
      [1, 3, 5].reduce((sum, place) => sum + Number.parseInt(shade.slice(place, place + 2), 16), 0);
    expect(regular).not.toBe(color);
    expect(light(dark)).toBeLessThan(light(regular));
    expect(light(darker)).toBeLessThan(light(dark));
  },
);
