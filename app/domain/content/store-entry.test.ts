import {describe, expect, it} from 'vitest';

import {buildEntry} from '../../../tests/support/entry-builders';

import {parseCampaign} from './store-campaign';
import {
  entryStanding,
  findRunning,
  isRunning,
  parseAnnouncement,
  parseHero,
  timeProblem,
} from './store-entry';

const NOON = Date.parse('2026-06-01T12:00:00Z');
const picture = {src: 'https://cdn.example/p.jpg', alt: '', width: 800, height: 600};

describe('an entry of the store', () => {
  it.each([
    ['without limits', {}, 'running'],
    ['that is on', {enabled: 'true'}, 'running'],
    ['that is off', {enabled: 'false', starts_at: '2020-01-01T00:00:00Z'}, 'off'],
    ['at its first instant', {starts_at: '2026-06-01T12:00:00Z'}, 'running'],
    ['a second before it', {starts_at: '2026-06-01T12:00:01Z'}, 'later'],
    ['at its last instant', {ends_at: '2026-06-01T12:00:00Z'}, 'over'],
    ['a second before that', {ends_at: '2026-06-01T12:00:01Z'}, 'running'],
    ['with a beginning that is no date', {starts_at: 'June'}, 'later'],
    ['with an end that is no date', {ends_at: 'June'}, 'over'],
    ['that editors alone see', {preview_only: 'true'}, 'preview-only'],
    ['that everybody sees', {preview_only: 'false'}, 'running'],
  ])('%s is %s', (_, values, standing) => {
    expect(entryStanding(buildEntry({values}), {at: NOON, isPreview: false})).toBe(standing);
  });

  it('for editors alone runs in a preview, within its limits', () => {
    const moment = {at: NOON, isPreview: true};
    expect(isRunning(buildEntry({values: {preview_only: 'true'}}), moment)).toBe(true);
    const over = {preview_only: 'true', ends_at: '2026-01-01T00:00:00Z'};
    expect(isRunning(buildEntry({values: over}), moment)).toBe(false);
  });

  it.each([
    [{}, null],
    [{starts_at: '2026-06-01T12:00:00Z', ends_at: '2026-06-02T12:00:00Z'}, null],
    [{starts_at: 'June'}, 'starts_at is no date and time'],
    [{ends_at: 'June'}, 'ends_at is no date and time'],
    [
      {starts_at: '2026-06-02T12:00:00Z', ends_at: '2026-06-02T12:00:00Z'},
      'ends_at is not after starts_at',
    ],
  ])('with the limits %j has the problem %j', (values, problem) => {
    expect(timeProblem(buildEntry({values}))).toBe(problem);
  });
});

describe('a section of the store', () => {
  const later = buildEntry({
    values: {text: 'Summer', link: '/a', starts_at: '2026-07-01T00:00:00Z'},
  });
  const broken = buildEntry({values: {text: 'No link'}});
  const now = buildEntry({values: {text: 'Spring', link: '/b'}});

  it('is the first entry that runs and can be read', () => {
    const moment = {at: NOON, isPreview: false};
    expect(findRunning([later, broken, now], moment, parseAnnouncement)).toEqual({
      text: 'Spring',
      link: '/b',
    });
    expect(findRunning([later, broken], moment, parseAnnouncement)).toBeNull();
    expect(
      findRunning([later, now], {at: Date.parse('2026-07-02'), isPreview: true}, parseAnnouncement),
    ).toMatchObject({text: 'Summer'});
  });

  it('says which of its texts are missing', () => {
    expect(parseAnnouncement(buildEntry({}))).toEqual({ok: false, message: 'text, link missing'});
    expect(parseHero(broken)).toEqual({ok: false, message: 'heading, link missing'});
  });

  it('has a button, and the picture of its file field, whatever that is called', () => {
    const entry = buildEntry({values: {heading: 'Hi', link: '/'}, pictures: {photo: picture}});
    expect(parseHero(entry)).toEqual({
      ok: true,
      value: {
        heading: 'Hi',
        link: '/',
        eyebrow: null,
        text: '',
        action: 'Shop now',
        image: picture,
      },
    });
  });
});

describe('a campaign of the store', () => {
  it('needs a heading and a text, and has plain words for the rest', () => {
    expect(parseCampaign(buildEntry({values: {heading: 'Sale'}}))).toEqual({
      ok: false,
      message: 'text missing',
    });
    expect(
      parseCampaign(buildEntry({handle: 'sale', values: {heading: 'Sale', text: 'Now.'}})),
    ).toEqual({
      ok: true,
      value: {
        slug: 'sale',
        seo: {title: 'Sale', description: 'Now.'},
        eyebrow: null,
        heading: 'Sale',
        text: 'Now.',
        action: null,
        image: null,
        sections: [],
        products: null,
        finePrint: null,
        banner: null,
      },
    });
  });

  it('has its products, its sections with a heading, and what search engines read', () => {
    const read = parseCampaign(
      buildEntry({
        values: {
          heading: 'Sale',
          text: 'Now.',
          seo_title: 'The sale',
          link: '/products',
          banner: 'Sale!',
        },
        products: {products: ['bench', 'stool']},
        entries: {
          sections: [
            buildEntry({values: {heading: 'One', text: 'First.'}, pictures: {picture}}),
            buildEntry({values: {text: 'Nothing above it'}}),
          ],
        },
      }),
    );
    expect(read).toMatchObject({
      ok: true,
      value: {
        seo: {title: 'The sale', description: 'Now.'},
        action: {label: 'Shop now', link: '/products'},
        banner: 'Sale!',
        products: {heading: 'In this campaign', handles: ['bench', 'stool']},
        sections: [{heading: 'One', text: 'First.', points: [], image: picture}],
      },
    });
  });
});
