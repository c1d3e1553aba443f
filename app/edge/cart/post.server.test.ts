import {describe, expect, it} from 'vitest';

import {type CartChange, requestOf} from '~/domain/cart/change/change';
import {toCartFields} from '~/domain/cart/change/change-fields';
import type {CartReply} from '~/domain/visitor/shopper';

import {type CartShopper, useCartShopper, WARES} from '../../../tests/support/cart-shopper';

import {answerCartPost} from './post.server';

const shopper = useCartShopper();

/** Posts a form as a browser without scripts does. */
async function post(who: CartShopper, change: CartChange, fields: Record<string, string>) {
  const body = new URLSearchParams({...toCartFields(change), ...fields});
  const headers = {Accept: 'text/html'};
  const answer = await who.visit(
    who.request('/cart', {method: 'POST', body, headers}),
    answerCartPost,
  );
  if (answer instanceof Response)
    return {status: answer.status, location: answer.headers.get('Location'), reply: null};
  const {data, init} = answer as {data: CartReply; init: ResponseInit | null};
  return {status: init?.status ?? 200, location: null, reply: data};
}

const note = (text: string): CartChange => ({kind: 'note', note: text});
const addOf = (handle: string): CartChange => ({
  kind: 'add',
  lines: [requestOf(shopper().platform.variantId(handle), 1)],
});
const CHECKOUT = {checkout: '1'};

describe('the checkout of a page without scripts', () => {
  it('saves the note that stands beside it, on its way', async () => {
    await shopper().add(WARES.paste);
    const answer = await post(shopper(), note(''), {...CHECKOUT, note: 'Ring twice'});
    expect(answer).toMatchObject({status: 303, location: '/cart/checkout'});
    expect((await shopper().load()).cart?.note).toBe('Ring twice');
  });

  it('asks the platform nothing for a note that the cart has, in whichever line ends', async () => {
    await shopper().add(WARES.paste);
    shopper().platform.fault = () => 'server-error';
    const fields = {...CHECKOUT, note: 'Ring twice,\r\nplease '};
    const answer = await post(shopper(), note('Ring twice,\nplease'), fields);
    expect(answer).toMatchObject({status: 303, location: '/cart/checkout'});
    expect(shopper().platform.cartCalls).toEqual([]);
  });

  it('stays beside a note that is refused, with what was typed', async () => {
    await shopper().add(WARES.paste);
    const long = 'a'.repeat(5001);
    const {status, reply} = await post(shopper(), note(''), {...CHECKOUT, note: long});
    expect(status).toBe(422);
    expect(reply?.refusal).toMatchObject({place: 'note', typed: long});
  });
});

describe('what was typed into a form of the cart and refused', () => {
  it.each(['abc', '1e3', '10.9', ''])('stays in the quantity: %j', async (typed) => {
    const {shopper: known} = await shopper().add(WARES.paste);
    const id = known?.cart?.lines[0]?.id ?? '';
    const change: CartChange = {kind: 'update', lines: [{id, quantity: 1}]};
    const {reply} = await post(shopper(), change, {quantity: typed});
    expect(reply?.refusal).toMatchObject({place: 'line', lineId: id, typed});
  });

  it.each([
    ['1e1', 'You typed “1e1”. Enter a whole number from 1 to 10.'],
    ['0', 'You typed “0”. Enter a whole number from 1 to 10.'],
    [
      `a\u202eb${'c'.repeat(30)}`,
      `You typed “ab${'c'.repeat(18)}”. Enter a whole number from 1 to 10.`,
    ],
    ['', 'Enter a whole number from 1 to 10.'],
  ])('is said where its field is on the product’s page: %j', async (typed, words) => {
    const change: CartChange = addOf(WARES.paste);
    const {status, reply} = await post(shopper(), change, {quantity: typed});
    expect([status, reply?.refusal]).toMatchObject([422, {place: 'add', message: words}]);
  });

  it('is not said where something else is refused', async () => {
    const change: CartChange = addOf(WARES.pouch);
    const {reply} = await post(shopper(), change, {quantity: '2'});
    expect(reply?.refusal?.message).not.toContain('You typed');
  });

  it('stays in the field of the code', async () => {
    await shopper().add(WARES.paste);
    const change: CartChange = {kind: 'apply-code', code: '', current: []};
    const {reply} = await post(shopper(), change, {discountCode: 'NOPE'});
    expect(reply?.refusal).toMatchObject({place: 'code', typed: 'NOPE'});
  });
});

describe('what is no form of the cart', () => {
  it.each(['text/html', '*/*'])('is answered 400 with the page for %s', async (accept) => {
    for (const input of [
      '',
      '{',
      '[]',
      '{"action":"Nothing"}',
      '{"action":"LinesAdd","inputs":7}',
    ]) {
      const answer = await shopper().visit(
        shopper().request('/cart', {
          method: 'POST',
          body: new URLSearchParams({cartFormInput: input}),
          headers: {Accept: accept},
        }),
        answerCartPost,
      );
      const {data, init} = answer as {data: CartReply; init: ResponseInit};
      expect(init.status).toBe(400);
      expect(data.refusal?.message).toMatch(/could not be read/);
    }
  });

  it('is not what a shopper has typed wrongly, which is 422', async () => {
    await shopper().add(WARES.paste);
    const answer = await post(shopper(), {kind: 'apply-code', code: 'NOTHING', current: []}, {});
    expect(answer.status).toBe(422);
  });
});
