import {expect, it} from 'vitest';

import {saidSettings} from './said-settings';

const DEMO = {
  brand: {tagline: 'Bright mornings'},
  support: {phone: '(800) 555-0142', email: 'care@demo.example'},
};
const NOTHING = {tagline: null, phone: null, email: null};

it('says of the demo what the demo says', () => {
  expect(saidSettings(DEMO, DEMO, true)).toEqual({
    tagline: 'Bright mornings',
    phone: '(800) 555-0142',
    email: 'care@demo.example',
  });
});

it('says nothing of the demo in another shop', () => {
  expect(saidSettings(DEMO, DEMO, false)).toEqual(NOTHING);
});

it('says in another shop what its merchant has changed, whatever the content is about', () => {
  const own = {
    brand: {tagline: 'Things that may stay outside'},
    support: {phone: '', email: 'hello@fernhill.example'},
  };
  const said = {
    tagline: 'Things that may stay outside',
    phone: null,
    email: 'hello@fernhill.example',
  };
  expect(saidSettings(own, DEMO, false)).toEqual(said);
  expect(saidSettings(own, DEMO, true)).toEqual(said);
});
