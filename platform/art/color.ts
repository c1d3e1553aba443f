type Rgb = readonly [number, number, number];

function toRgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function toHex(rgb: Rgb): string {
  return `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

/** A colour `share` of the way from one to the other. */
export function mix(from: string, to: string, share: number): string {
  const a = toRgb(from);
  const b = toRgb(to);
  return toHex([
    a[0] + (b[0] - a[0]) * share,
    a[1] + (b[1] - a[1]) * share,
    a[2] + (b[2] - a[2]) * share,
  ]);
}

/** Toward the light: the lit side of a thing. */
export function lit(color: string, share: number): string {
  return mix(color, '#FFFFFF', share);
}

/** Toward a cool shadow of the same colour, as on the side away from the window. */
export function shaded(color: string, share: number): string {
  const [r, g, b] = toRgb(color);
  const shadow = toHex([(r * 70) / 255, (g * 84) / 255, (b * 124) / 255]);
  return mix(color, shadow, share);
}

/** Toward a fuller tone of the same hue, as paint looks in a corner; for grounds, which greys would dull. */
export function deeper(color: string, share: number): string {
  const [r, g, b] = toRgb(color);
  return mix(color, toHex([(r * r) / 255, (g * g) / 255, (b * b) / 255]), share);
}

/** Relative luminance (WCAG 2.2), 0 to 1. */
export function luminance(color: string): number {
  const [r, g, b] = toRgb(color).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}

export function contrast(a: string, b: string): number {
  const [bright, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return ((bright ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

export const INK = '#17223B';
export const RED = '#D3203B';
/** Ink or white, whichever reads better on a ground. */
export function textOn(ground: string): string {
  return contrast(ground, '#FFFFFF') > 3.2 ? '#FFFFFF' : INK;
}

/** The accent where it reads on the ground, else ink or white. */
export function readable(accent: string, ground: string, least = 3): string {
  return contrast(accent, ground) >= least ? accent : textOn(ground);
}
