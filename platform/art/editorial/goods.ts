import {type Art, artSchema} from '../../seed/format.ts';
import {RED} from '../color.ts';
import {BRAND} from '../wordmark.ts';

/** The art of a good with the defaults of the seed. */
function art(
  form: Art['form'],
  color: string,
  accent: string,
  label: {line?: string; name: string; note?: string},
  more: Partial<Art> = {},
): Art {
  return artSchema.parse({form, tint: 'sky', color, accent, label, ...more});
}

export const DAILY = art('tube', '#F8FAFD', RED, {
  line: 'Optic White',
  name: 'Daily',
  note: 'Clean mint',
});
export const PRO = art(
  'tube',
  '#1F2C57',
  '#D9B25F',
  {line: 'Optic White', name: 'Pro Series', note: 'Stain prevention mint'},
  {motif: 'ring'},
);
export const STAIN = art(
  'tube',
  '#E7F0FB',
  '#2456A6',
  {line: 'Optic White', name: 'Stain Fighter', note: 'Fresh mint'},
  {motif: 'bars'},
);
export const TOTAL = art(
  'tube',
  '#FFFFFF',
  RED,
  {line: 'Total', name: 'Daily Care', note: 'Clean mint'},
  {motif: 'waves'},
);
export const RELEASE = art(
  'tube',
  '#DFF3EA',
  '#117A65',
  {line: 'Total Plaque Pro Release', name: 'Fresh mint', note: '3 oz'},
  {motif: 'waves'},
);
export const RELEASE_WHITE = art(
  'tube',
  '#FFFFFF',
  '#1F8E7A',
  {line: 'Total Plaque Pro Release', name: 'Whitening', note: '3 oz'},
  {motif: 'waves'},
);
export const CALM = art(
  'tube',
  '#F6F2FC',
  '#8E7CC3',
  {line: 'Sensitive', name: 'Calm', note: 'Soft mint'},
  {motif: 'arches'},
);
export const BURST = art(
  'tube',
  '#1E9C8B',
  '#FFD84D',
  {name: 'Fresh Burst', note: 'Cool mint'},
  {motif: 'burst'},
);
export const STRAWBERRY = art(
  'tube',
  '#FBD3D6',
  '#E2475B',
  {line: 'Kids', name: 'Strawberry', note: 'Ages 2 plus'},
  {character: 'fox'},
);
export const EXPRESS = art('pen', '#F7F9FC', RED, {
  line: 'Optic White',
  name: 'Express',
  note: 'Whitening pen',
});
export const OVERNIGHT = art('pen', '#2A3766', '#B9C7F0', {
  line: 'Optic White',
  name: 'Overnight',
  note: 'Whitening pen',
});
export const KIT = art('device-kit', '#F4F6FA', '#6FA8E8', {
  line: 'Optic White',
  name: 'Comfort Fit',
  note: 'Whitening device and kit',
});
export const STRIPS = art('strips', '#2F6FC4', '#EAF2FC', {
  name: 'Weekend Bright',
  note: '7 pairs of strips',
});
export const RINSE = art('mouthwash', '#4DC2B0', '#FFFFFF', {
  name: 'Fresh Rinse',
  note: 'Cool mint',
});
export const WHITE_RINSE = art('mouthwash', '#CFE3F7', RED, {
  line: 'Optic White',
  name: 'Whitening Rinse',
  note: 'Fresh mint',
});
export const FLOSS = art('floss', '#E9F6F0', '#1F8E7A', {name: 'Woven Floss', note: 'Mint'});
export const HUM = art('smart-brush', '#F6F7F9', RED, {name: 'hum'});
export const HUM_INK = art('smart-brush', '#27345F', '#9FB3EA', {name: 'hum'});
export const HUM_BATTERY = art('battery-brush', '#5B6B86', '#E6EBF3', {
  name: 'hum',
  note: 'battery',
});
export const FOX = art(
  'kids-battery-brush',
  '#F5A25D',
  '#FFF6E8',
  {name: 'Pulse', note: 'kids'},
  {character: 'fox'},
);
export const OWL = art(
  'kids-battery-brush',
  '#8577CF',
  '#FFF1BF',
  {name: 'Pulse', note: 'kids'},
  {character: 'owl'},
);
export const EVERYDAY = art(
  'manual-brush',
  RED,
  '#FFFFFF',
  {name: 'Everyday', note: 'Soft'},
  {count: 4},
);
export const TRIO = art(
  'tube-trio',
  '#FFFFFF',
  RED,
  {line: 'Travel size', name: 'Daily Care', note: '1 oz'},
  {count: 3},
);
export const POUCH = art('gift-pouch', RED, '#FFF6F0', {name: BRAND});
