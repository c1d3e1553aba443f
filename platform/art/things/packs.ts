import type {Art} from '../../seed/format.ts';
import {INK, lit, luminance, mix, readable, shaded, textOn} from '../color.ts';
import {fittingSize} from '../fonts.ts';
import {drawLabelText, drawMotif} from '../label.ts';
import {
  circle,
  cylinderShade,
  ellipse,
  group,
  line,
  oval,
  path,
  rect,
  roundedRect,
  type Sketch,
  text,
  type Thing,
} from '../sketch.ts';

/** The colour of a cap that goes with a pack: the accent, or white on a dark pack with a dark accent. */
function capColor(art: Art): string {
  return luminance(art.color) < 0.16 && luminance(art.accent) < 0.2 ? '#F4F6FA' : art.accent;
}

/** A toothpaste tube standing on its cap. */
export function drawTube(sketch: Sketch, art: Art): Thing {
  const width = 270;
  const height = 800;
  const body =
    'M2 40C6 270 10 470 17 610Q21 674 66 688H204Q249 674 253 610C260 470 264 270 268 40Z';
  const crimp = roundedRect(0, 0, 270, 46, 5);
  const cap = 'M56 684H214L209 786Q208 800 194 800H76Q62 800 61 786Z';
  const capInk = capColor(art);
  const label = drawLabelText(art, {x: 38, y: 84, width: 190, height: 280});
  const motifTop = Math.max(84 + label.height + 26, 350);
  const ribs = Array.from({length: 17}, (_, index) => {
    const at = 66 + index * 8.6;
    return line(`M${at} 702L${at + (135 - at) * 0.03} 784`, INK, 2, 'stroke-opacity="0.13"');
  }).join('');
  const teeth = Array.from({length: 33}, (_, index) =>
    line(`M${7 + index * 8} 7V38`, INK, 1.6, 'stroke-opacity="0.1"'),
  ).join('');
  const svg =
    path(cap, capInk) +
    ribs +
    path(cap, cylinderShade(sketch, 1, 0.75)) +
    rect(60, 684, 150, 9, INK, 0, 'fill-opacity="0.2"') +
    path(body, art.color) +
    `<g ${sketch.clip(body)}>${drawMotif(sketch, art, {x: 6, y: motifTop, width: 258, height: 690 - motifTop})}</g>` +
    label.svg +
    path(body, cylinderShade(sketch, 0.85, 0.62)) +
    path(
      body,
      sketch.down([
        [0, '#FFFFFF', 0.22],
        [0.12, '#FFFFFF', 0],
        [0.86, INK, 0],
        [0.96, INK, 0.13],
        [1, INK, 0.22],
      ]),
    ) +
    path('M4 46L92 46Q40 240 12 470Z', '#FFFFFF', 'fill-opacity="0.13"') +
    path('M266 46L196 46Q240 250 258 480Z', INK, 'fill-opacity="0.045"') +
    path(crimp, mix(art.color, '#FFFFFF', 0.12)) +
    path(
      crimp,
      sketch.down([
        [0, '#FFFFFF', 0.5],
        [0.2, '#FFFFFF', 0],
        [0.8, INK, 0.03],
        [1, INK, 0.16],
      ]),
    ) +
    path(
      crimp,
      sketch.linear([
        [0, INK, 0.04],
        [0.2, '#FFFFFF', 0.2],
        [0.6, INK, 0],
        [1, INK, 0.16],
      ]),
    ) +
    teeth;
  return {
    width,
    height,
    svg,
    outline: `${crimp}${body}${cap}`,
    foot: [62, 208],
  };
}

/** A small sun-cream tube: round shoulders, oval cap. */
export function drawSunscreen(sketch: Sketch, art: Art): Thing {
  const body = 'M10 30C8 150 14 300 24 392H176C186 300 192 150 190 30Q190 4 160 2H40Q10 4 10 30Z';
  const cap = 'M30 384H170L166 476Q164 492 146 492H54Q36 492 34 476Z';
  const svg =
    path(cap, art.accent) +
    path(cap, cylinderShade(sketch, 1, 0.9)) +
    path(body, art.color) +
    `<g ${sketch.clip(body)}>` +
    circle(100, 392, 128, lit(art.accent, 0.35), 'fill-opacity="0.45"') +
    circle(100, 392, 96, lit(art.accent, 0.2), 'fill-opacity="0.7"') +
    circle(100, 392, 64, art.accent) +
    '</g>' +
    text(34, 62, 'Brightwell', {face: 'display', size: 20, fill: INK}) +
    text(34, 112, 'UV', {face: 'display', size: 48, fill: shaded(art.accent, 0.35), spacing: -1}) +
    text(34, 150, 'Restore', {
      face: 'display',
      size: 36,
      fill: shaded(art.accent, 0.35),
      spacing: -1,
    }) +
    text(34, 182, 'Mini · SPF 30', {face: 'strong', size: 18, fill: INK}) +
    path(body, cylinderShade(sketch, 0.8, 0.7)) +
    path(roundedRect(16, 0, 168, 22, 8), mix(art.color, '#FFFFFF', 0.3)) +
    rect(30, 384, 140, 8, INK, 0, 'fill-opacity="0.18"');
  return {width: 200, height: 492, svg, outline: body + cap, foot: [36, 164]};
}

export interface CartonSize {
  width: number;
  height: number;
  depth: number;
}

/** A folding carton seen from the front left, a little from above. */
export function drawCarton(sketch: Sketch, art: Art, size: CartonSize): Thing {
  const {width: w, height: h, depth: d} = size;
  const rise = d * 0.42;
  const front = `M0 ${rise}H${w}V${h + rise}H0Z`;
  const side = `M${w} ${rise}L${w + d} 0V${h}L${w} ${h + rise}Z`;
  const top = `M0 ${rise}L${d} 0H${w + d}L${w} ${rise}Z`;
  const wide = w > h * 0.9;
  const label = drawLabelText(art, {
    x: w * 0.09,
    y: rise + h * 0.07,
    width: wide ? w * 0.42 : w * 0.74,
    height: h * 0.5,
  });
  const motif = wide
    ? {x: w * 0.5, y: rise + h * 0.16, width: w * 0.5, height: h * 0.84}
    : {
        x: 0,
        y: rise + Math.max(h * 0.07 + label.height + w * 0.08, h * 0.45),
        width: w,
        height: h - Math.max(h * 0.07 + label.height + w * 0.08, h * 0.45),
      };
  const svg =
    path(side, shaded(art.accent, 0.42)) +
    path(
      side,
      sketch.linear([
        [0, INK, 0.02],
        [1, INK, 0.2],
      ]),
    ) +
    path(top, lit(art.color, 0.35)) +
    path(top, INK, 'fill-opacity="0.04"') +
    path(front, art.color) +
    `<g ${sketch.clip(front)}>${drawMotif(sketch, art, motif)}</g>` +
    label.svg +
    path(
      front,
      sketch.linear(
        [
          [0, '#FFFFFF', 0.2],
          [0.45, '#FFFFFF', 0],
          [0.6, INK, 0],
          [1, INK, 0.1],
        ],
        [0, 0],
        [1, 1],
      ),
    ) +
    line(`M1.5 ${h + rise}V${rise}H${w}`, '#FFFFFF', 2.4, 'stroke-opacity="0.6"') +
    line(`M${w} ${rise}V${h + rise}`, '#FFFFFF', 1.6, 'stroke-opacity="0.28"');
  return {
    width: w + d,
    height: h + rise,
    svg,
    outline: `M0 ${rise}L${d} 0H${w + d}V${h}L${w} ${h + rise}H0Z`,
    foot: [0, w + d * 0.6],
  };
}

/** A bottle of mouthwash with its measuring cap. */
export function drawMouthwash(sketch: Sketch, art: Art): Thing {
  const body =
    'M150 176C150 220 40 226 34 318C28 420 44 470 44 540C44 620 28 690 32 880Q34 960 84 960H296Q346 960 348 880C352 690 336 620 336 540C336 470 352 420 346 318C340 226 230 220 230 176Z';
  const inside =
    'M52 336C46 424 60 474 60 540C60 620 46 692 50 874Q52 940 92 940H288Q328 940 330 874C334 692 320 620 320 540C320 474 334 424 328 336Q324 270 272 252H108Q56 270 52 336Z';
  const cap = 'M112 14Q112 0 128 0H252Q268 0 268 14L274 184Q274 196 260 196H120Q106 196 106 184Z';
  const clear = luminance(art.color) > 0.6;
  const label = {...art, color: '#FFFFFF'};
  const band =
    'M45 500Q44 520 44 540C44 610 32 680 32 840H348C348 680 336 610 336 540Q336 520 335 500Z';
  const words = drawLabelText(label, {x: 84, y: 522, width: 200, height: 240});
  const svg =
    path(body, lit(art.color, 0.45), 'fill-opacity="0.78"') +
    path(
      inside,
      sketch.down([
        [0, lit(art.color, clear ? 0.3 : 0.12)],
        [0.5, art.color],
        [1, shaded(art.color, 0.22)],
      ]),
    ) +
    path('M66 258H314L324 286H56Z', '#FFFFFF', 'fill-opacity="0.28"') +
    path(band, '#FFFFFF') +
    `<g ${sketch.clip(band)}>${drawMotif(sketch, {...label, motif: art.motif}, {x: 170, y: 690, width: 200, height: 150})}</g>` +
    words.svg +
    path(body, cylinderShade(sketch, 0.75, 0.72)) +
    line('M66 340C60 420 74 478 74 540', '#FFFFFF', 9, 'stroke-opacity="0.55"') +
    line('M312 876C314 800 312 720 308 660', '#FFFFFF', 5, 'stroke-opacity="0.25"') +
    path(cap, capColor(art) === '#FFFFFF' ? '#F7F8FB' : capColor(art)) +
    Array.from({length: 19}, (_, index) =>
      line(`M${122 + index * 7.6} 40V182`, INK, 1.8, 'stroke-opacity="0.11"'),
    ).join('') +
    path(cap, cylinderShade(sketch, 1, 0.8)) +
    rect(116, 12, 148, 4, '#FFFFFF', 2, 'fill-opacity="0.6"');
  return {width: 380, height: 960, svg, outline: body + cap, foot: [50, 332]};
}

/** An aluminium pump bottle of foam. */
export function drawFoamBottle(sketch: Sketch, art: Art): Thing {
  const body =
    'M20 330C20 262 80 250 92 226H168C180 250 240 262 240 330V800Q240 830 208 830H52Q20 830 20 800Z';
  const collar = roundedRect(88, 168, 84, 66, 8);
  const head =
    'M62 66Q62 44 84 44H182Q204 44 204 66V88Q204 104 188 104H150V170H110V104H66Q20 104 6 130L0 118Q14 74 62 74Z';
  const words = drawLabelText(art, {x: 48, y: 380, width: 168, height: 240});
  const svg =
    path(head, art.accent) +
    path(head, cylinderShade(sketch, 0.8, 0.8)) +
    path(collar, shaded(art.accent, 0.12)) +
    path(collar, cylinderShade(sketch, 1, 0.8)) +
    path(body, art.color) +
    `<g ${sketch.clip(body)}>${drawMotif(sketch, art, {x: 20, y: 600, width: 220, height: 232})}</g>` +
    words.svg +
    path(body, cylinderShade(sketch, 1.15, 0.95)) +
    path(
      body,
      sketch.down([
        [0, INK, 0.16],
        [0.1, '#FFFFFF', 0.14],
        [0.22, '#FFFFFF', 0],
        [0.95, INK, 0],
        [1, INK, 0.2],
      ]),
    );
  return {width: 250, height: 830, svg, outline: body + collar + head, foot: [28, 232]};
}

/** A glass dropper bottle. */
export function drawSerum(sketch: Sketch, art: Art): Thing {
  const bulb = 'M112 88Q106 0 150 0Q194 0 188 88V128H112Z';
  const collar = roundedRect(94, 120, 112, 92, 8);
  const body =
    'M20 330C20 256 96 264 104 226V206H196V226C204 264 280 256 280 330V640Q280 680 240 680H60Q20 680 20 640Z';
  const tag = roundedRect(44, 362, 212, 266, 10);
  const label = {...art, color: art.accent, accent: art.color};
  const words = drawLabelText(
    {...label, label: {...art.label, line: ''}},
    {
      x: 64,
      y: 378,
      width: 172,
      height: 200,
    },
  );
  const svg =
    path(bulb, '#2A2F45') +
    path(bulb, cylinderShade(sketch, 1, 0.7)) +
    path(
      collar,
      sketch.linear([
        [0, '#8F97A8'],
        [0.2, '#F5F7FA'],
        [0.35, '#C7CEDA'],
        [0.7, '#9AA3B5'],
        [1, '#6F788C'],
      ]),
    ) +
    path(
      body,
      sketch.linear([
        [0, shaded(art.color, 0.35)],
        [0.12, lit(art.color, 0.1)],
        [0.5, lit(art.color, 0.26)],
        [0.88, art.color],
        [1, shaded(art.color, 0.45)],
      ]),
    ) +
    path(
      'M36 430V640Q36 664 62 664H238Q264 664 264 640V430Z',
      shaded(art.color, 0.3),
      'fill-opacity="0.5"',
    ) +
    rect(146, 206, 8, 330, lit(art.color, 0.6), 4, 'fill-opacity="0.5"') +
    path(tag, art.accent) +
    words.svg +
    circle(214, 590, 20, art.color) +
    path(tag, cylinderShade(sketch, 0.6, 0.3)) +
    path(body, cylinderShade(sketch, 0.7, 0.4)) +
    line('M40 344V600', '#FFFFFF', 9, 'stroke-opacity="0.5"') +
    line('M48 318Q62 292 92 286', '#FFFFFF', 7, 'stroke-opacity="0.55"') +
    line('M264 360V620', '#FFFFFF', 4, 'stroke-opacity="0.28"');
  return {width: 300, height: 680, svg, outline: bulb + collar + body, foot: [32, 268]};
}

/** The glass dropper alone, with a drop. */
export function drawDropper(sketch: Sketch, art: Art): Thing {
  const bulb = 'M22 96Q14 0 62 0Q110 0 102 96V136H22Z';
  const collar = roundedRect(6, 128, 112, 92, 8);
  const pipe = 'M48 216H76V520L66 596Q62 604 58 596L48 520Z';
  const svg =
    path(pipe, '#DCE6F2', 'fill-opacity="0.75"') +
    path('M51 330H73V520L64 590Q62 594 60 590L51 520Z', art.color, 'fill-opacity="0.85"') +
    line('M54 230V520', '#FFFFFF', 3, 'stroke-opacity="0.8"') +
    path(bulb, '#2A2F45') +
    path(bulb, cylinderShade(sketch, 1, 0.7)) +
    path(
      collar,
      sketch.linear([
        [0, '#8F97A8'],
        [0.2, '#F5F7FA'],
        [0.35, '#C7CEDA'],
        [0.7, '#9AA3B5'],
        [1, '#6F788C'],
      ]),
    ) +
    group(drawDrop(sketch, art.color, 26), 'translate(62 640)');
  return {width: 124, height: 680, svg, outline: bulb + collar + pipe, foot: [40, 84]};
}

/** A drop of liquid hanging, tip up, centred on (0, 0). */
export function drawDrop(sketch: Sketch, color: string, r: number): string {
  const shape = `M0 ${-r * 1.7}C${r * 0.3} ${-r * 0.9} ${r} ${-r * 0.45} ${r} ${r * 0.2}A${r} ${r} 0 1 1 ${-r} ${r * 0.2}C${-r} ${-r * 0.45} ${-r * 0.3} ${-r * 0.9} 0 ${-r * 1.7}Z`;
  return (
    path(
      shape,
      sketch.linear(
        [
          [0, lit(color, 0.4)],
          [0.5, color],
          [1, shaded(color, 0.3)],
        ],
        [0, 0],
        [1, 1],
      ),
    ) + ellipse(-r * 0.38, -r * 0.05, r * 0.16, r * 0.3, '#FFFFFF', 'fill-opacity="0.85"')
  );
}

/** A box of floss with its thread over the cutter. */
export function drawFloss(sketch: Sketch, art: Art): Thing {
  const box = roundedRect(0, 70, 320, 270, 46);
  const lid = 'M0 150V116Q0 70 46 70H274Q320 70 320 116V150Z';
  const svg =
    line('M206 96C220 20 300 -6 352 40C392 76 420 40 452 58', lit(art.accent, 0.45), 9) +
    line('M206 96C220 20 300 -6 352 40C392 76 420 40 452 58', '#FFFFFF', 4.4) +
    path(box, art.color) +
    `<g ${sketch.clip(box)}>${drawMotif(sketch, art, {x: 140, y: 210, width: 190, height: 132})}</g>` +
    path(lid, art.accent) +
    rect(184, 84, 44, 22, '#DDE3EC', 6) +
    rect(184, 84, 44, 8, '#FFFFFF', 4, 'fill-opacity="0.7"') +
    path('M190 106H222L206 116Z', '#9AA6B8') +
    text(30, 136, 'Brightwell', {
      face: 'display',
      size: 32,
      fill: textOn(art.accent),
      spacing: -0.5,
    }) +
    text(30, 206, 'Woven', {
      face: 'display',
      size: 46,
      fill: readable(art.accent, art.color),
      spacing: -1,
    }) +
    text(30, 248, 'Floss', {
      face: 'display',
      size: 46,
      fill: readable(art.accent, art.color),
      spacing: -1,
    }) +
    text(30, 284, 'Mint · 50 yd', {face: 'text', size: 22, fill: INK}) +
    path(
      box,
      sketch.linear(
        [
          [0, '#FFFFFF', 0.5],
          [0.35, '#FFFFFF', 0.05],
          [0.6, INK, 0],
          [1, INK, 0.22],
        ],
        [0, 0],
        [1, 1],
      ),
    ) +
    line('M4 150H316', INK, 2.4, 'stroke-opacity="0.16"') +
    line('M10 118Q14 82 50 78', '#FFFFFF', 6, 'stroke-opacity="0.65"');
  return {width: 460, height: 340, svg, outline: box, foot: [20, 300]};
}

/** A floss pick, grip down. */
export function drawPick(sketch: Sketch, color: string): Thing {
  const grip = 'M44 92C40 150 34 220 40 262Q48 300 62 262C70 220 62 150 64 92Z';
  const bow =
    'M16 0Q28 0 28 14V56Q28 78 54 78Q80 78 80 56V14Q80 0 92 0L96 4V60Q96 98 54 98Q12 98 12 60V4Z';
  const svg =
    path(bow + grip, color) +
    path(
      bow + grip,
      sketch.linear([
        [0, '#FFFFFF', 0.35],
        [0.5, '#FFFFFF', 0],
        [1, INK, 0.18],
      ]),
    ) +
    line('M14 8H94', '#FFFFFF', 4) +
    line('M14 9.5H94', INK, 1, 'stroke-opacity="0.15"');
  return {width: 108, height: 290, svg, outline: bow + grip, foot: [40, 64]};
}

/** A resealable pouch of floss picks. */
export function drawPickPouch(sketch: Sketch, art: Art): Thing {
  const pouch =
    'M10 0H410Q420 0 419 12C412 200 412 360 424 540Q426 560 404 566Q210 590 16 566Q-6 560 -4 540C8 360 8 200 1 12Q0 0 10 0Z';
  const window = oval(210, 440, 120, 74);
  const words = drawLabelText(
    {...art, label: {...art.label, line: 'Kids'}},
    {
      x: 44,
      y: 104,
      width: 200,
      height: 200,
    },
  );
  const svg =
    path(pouch, art.color) +
    rect(170, 22, 80, 20, lit(art.color, 0.7), 10) +
    line('M20 66H402M20 74H402', INK, 2, 'stroke-opacity="0.16"') +
    circle(214, 560, 250, lit(art.color, 0.4), `fill-opacity="0.5" ${sketch.clip(pouch)}`) +
    path(window, lit(art.color, 0.86)) +
    `<g ${sketch.clip(window)}>${[
      [-24, 120, art.accent],
      [18, 190, '#F2B84B'],
      [-8, 246, art.color],
      [30, 300, art.accent],
    ]
      .map(([turn, x, color]) =>
        group(
          drawPick(sketch, String(color)).svg,
          `translate(${Number(x)} 372) rotate(${Number(turn)}) scale(0.62)`,
        ),
      )
      .join('')}</g>` +
    words.svg +
    `<g transform="translate(322 210)">${drawMotif(sketch, {...art, motif: 'none', accent: lit(art.color, 0.4)}, {x: -80, y: -60, width: 160, height: 150}).replace(/<path[^>]*\/>/, '')}</g>` +
    path(
      pouch,
      sketch.linear([
        [0, INK, 0.12],
        [0.08, '#FFFFFF', 0.3],
        [0.2, '#FFFFFF', 0.05],
        [0.5, '#FFFFFF', 0.12],
        [0.7, INK, 0],
        [1, INK, 0.2],
      ]),
    );
  return {width: 424, height: 580, svg, outline: pouch, foot: [10, 410]};
}

/** A foil sachet of whitening strips. */
export function drawSachet(sketch: Sketch, art: Art): Thing {
  const sachet = roundedRect(0, 0, 210, 330, 8);
  const foil = lit(art.color, 0.1);
  const words = fittingSize(art.label.name, 'display', 150, 34);
  const svg =
    path(sachet, foil) +
    path(
      sachet,
      sketch.linear(
        [
          [0, '#FFFFFF', 0.5],
          [0.22, '#FFFFFF', 0.06],
          [0.42, '#FFFFFF', 0.3],
          [0.5, INK, 0.02],
          [0.8, INK, 0.16],
          [1, '#FFFFFF', 0.12],
        ],
        [0, 0],
        [1, 0.7],
      ),
    ) +
    Array.from({length: 25}, (_, index) =>
      line(
        `M${6 + index * 8.2} 4V26M${6 + index * 8.2} 304V326`,
        INK,
        1.6,
        'stroke-opacity="0.12"',
      ),
    ).join('') +
    text(28, 84, 'Brightwell', {face: 'display', size: 22, fill: textOn(foil)}) +
    text(28, 128, art.label.name, {
      face: 'display',
      size: words,
      fill: textOn(foil),
      spacing: -0.6,
    }) +
    text(28, 156, 'One pair', {face: 'text', size: 18, fill: textOn(foil), opacity: 0.85}) +
    path('M46 240Q105 190 164 240L156 264Q105 226 54 264Z', textOn(foil), 'fill-opacity="0.28"');
  return {width: 210, height: 330, svg, outline: sachet, foot: [0, 210]};
}

/** A clear strip half peeled from its backing. */
export function drawStrip(sketch: Sketch, art: Art): Thing {
  const backing = roundedRect(0, 70, 760, 190, 34);
  const strip =
    'M40 110H520Q560 110 560 150V180Q560 220 520 220H40Q24 220 24 200V130Q24 110 40 110Z';
  const peel = 'M500 110C600 104 660 40 742 0Q770 -8 772 20V60C720 100 650 206 540 220L500 220Z';
  const svg =
    path(backing, '#FFFFFF') +
    path(
      backing,
      sketch.down([
        [0, '#FFFFFF', 0],
        [1, INK, 0.07],
      ]),
    ) +
    text(596, 232, 'Brightwell', {face: 'display', size: 22, fill: mix('#FFFFFF', INK, 0.28)}) +
    path(strip, mix(art.color, '#FFFFFF', 0.62), 'fill-opacity="0.55"') +
    line('M46 126H500', '#FFFFFF', 5, 'stroke-opacity="0.9"') +
    path(
      'M520 214C620 210 690 150 756 84L772 60C730 110 640 226 530 220Z',
      INK,
      'fill-opacity="0.12"',
    ) +
    path(
      peel,
      sketch.linear(
        [
          [0, mix(art.color, '#FFFFFF', 0.6), 0.6],
          [0.45, '#FFFFFF', 0.95],
          [0.7, mix(art.color, '#FFFFFF', 0.5), 0.85],
          [1, mix(art.color, '#FFFFFF', 0.75), 0.8],
        ],
        [0, 1],
        [1, 0],
      ),
    ) +
    line('M560 130C640 110 690 50 752 14', '#FFFFFF', 6, 'stroke-opacity="0.9"');
  return {width: 780, height: 270, svg, outline: backing, foot: [0, 760]};
}

/** A cotton pouch with a zip and a woven label. */
export function drawGiftPouch(sketch: Sketch, art: Art, open: boolean): Thing {
  const pouch =
    'M34 150Q330 138 626 150C646 260 652 380 658 520Q660 562 616 568Q330 590 44 568Q0 562 2 520C8 380 14 260 34 150Z';
  const lip = open
    ? 'M34 152Q330 60 626 152Q330 214 34 152Z'
    : 'M34 150Q330 138 626 150Q330 162 34 150Z';
  const tube = open
    ? group(
        drawTube(sketch, {
          ...art,
          color: '#FFFFFF',
          motif: 'sun',
          label: {line: 'Total', name: 'Daily Care', note: '1 oz'},
        }).svg,
        'translate(306 -60) rotate(12) scale(0.62)',
      )
    : '';
  const weave = Array.from({length: 30}, (_, index) =>
    line(
      `M${30 + index * 21} 170L${12 + index * 22.4} 560`,
      '#FFFFFF',
      1.6,
      'stroke-opacity="0.07"',
    ),
  ).join('');
  const svg =
    path(lip, shaded(art.color, 0.62)) +
    tube +
    path(
      open
        ? 'M34 152Q330 226 626 152C646 260 652 380 658 520Q660 562 616 568Q330 590 44 568Q0 562 2 520C8 380 14 260 34 152Z'
        : pouch,
      art.color,
    ) +
    weave +
    path(
      pouch,
      sketch.linear(
        [
          [0, '#FFFFFF', 0.26],
          [0.35, '#FFFFFF', 0],
          [0.6, INK, 0],
          [1, INK, 0.3],
        ],
        [0, 0],
        [1, 0.9],
      ),
      open ? 'fill-opacity="0.7"' : '',
    ) +
    line(open ? 'M36 156Q330 228 624 156' : 'M36 156Q330 144 624 156', shaded(art.color, 0.5), 16) +
    line(
      open ? 'M36 156Q330 228 624 156' : 'M36 156Q330 144 624 156',
      '#E9DDC8',
      5,
      'stroke-dasharray="5 9"',
    ) +
    rect(556, open ? 166 : 150, 20, 64, '#D7B777', 10) +
    rect(226, 306, 210, 118, art.accent, 6) +
    line('M236 316H426M236 414H426', art.color, 3, 'stroke-dasharray="8 6" stroke-opacity="0.6"') +
    text(331, 378, 'Brightwell', {
      face: 'display',
      size: 38,
      fill: art.color,
      anchor: 'middle',
      spacing: -0.8,
    });
  return {width: 660, height: 578, svg, outline: pouch, foot: [20, 640]};
}

/** A card or a leaflet with printed lines. */
export function drawCard(sketch: Sketch, title: string, accent: string): Thing {
  const sheet = roundedRect(0, 0, 260, 350, 10);
  const svg =
    path(sheet, '#FFFFFF') +
    path(
      sheet,
      sketch.linear(
        [
          [0, '#FFFFFF', 0],
          [1, INK, 0.06],
        ],
        [0, 0],
        [1, 1],
      ),
    ) +
    rect(0, 0, 260, 104, accent, 10) +
    rect(0, 60, 260, 44, accent) +
    text(26, 66, title, {
      face: 'display',
      size: fittingSize(title, 'display', 208, 34),
      fill: textOn(accent),
    }) +
    [0, 1, 2, 3, 4, 5]
      .map((row) =>
        rect(
          26,
          140 + row * 30,
          [208, 190, 200, 150, 204, 120][row] ?? 180,
          8,
          INK,
          4,
          'fill-opacity="0.13"',
        ),
      )
      .join('');
  return {width: 260, height: 350, svg, outline: sheet, foot: [0, 260]};
}

/** A shade guide: a card with a row of teeth from warm to white. */
export function drawShadeGuide(sketch: Sketch): Thing {
  const sheet = roundedRect(0, 0, 420, 190, 12);
  const shades = ['#E9D9B4', '#EFE3C6', '#F4ECD8', '#F8F3E7', '#FCFAF4', '#FFFFFF'];
  const svg =
    path(sheet, '#F2F5FA') +
    path(
      sheet,
      sketch.linear(
        [
          [0, '#FFFFFF', 0.6],
          [1, INK, 0.07],
        ],
        [0, 0],
        [1, 1],
      ),
    ) +
    text(26, 48, 'Shade guide', {face: 'display', size: 26}) +
    shades
      .map((shade, index) =>
        path(
          `M${30 + index * 62} 78Q${54 + index * 62} 68 ${78 + index * 62} 78L${74 + index * 62} 142Q${54 + index * 62} 164 ${34 + index * 62} 142Z`,
          shade,
          `stroke="${INK}" stroke-opacity="0.14" stroke-width="2"`,
        ),
      )
      .join('');
  return {width: 420, height: 190, svg, outline: sheet, foot: [0, 420]};
}
