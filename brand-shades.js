/** Share of light that each channel of a color reflects, as WCAG 2 counts it. */
const luminance = (/** @type {readonly number[]} */ channels) => {
  const [r = 0, g = 0, b = 0] = channels.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** How well white words are read on a color: 4.5 is enough for any size. */
const contrastWithWhite = (/** @type {readonly number[]} */ channels) =>
  1.05 / (luminance(channels) + 0.05);

const READABLE = 4.5;

const parse = (/** @type {string} */ color) =>
  [1, 3, 5].map((place) => Number.parseInt(color.slice(place, place + 2), 16));
const format = (/** @type {readonly number[]} */ channels) =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
const darken = (/** @type {readonly number[]} */ channels, /** @type {number} */ by) =>
  channels.map((channel) => channel * (1 - by));

/**
 * The shades of a brand's color (`#rrggbb`) for grounds that carry white words: the color itself, as dark as it has to be for them
 * to be read, and two darker ones for what is pointed at and pressed.
 * @param {string} color
 */
export function brandShades(color) {
  let channels = parse(color);
  while (contrastWithWhite(channels) < READABLE) channels = darken(channels, 0.02);
  return {
    regular: format(channels),
    dark: format(darken(channels, 0.15)),
    darker: format(darken(channels, 0.3)),
  };
}
