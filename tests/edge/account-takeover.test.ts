import {randomUUID} from 'node:crypto';
import {describe, expect, it, vi} from 'vitest';

import {config} from '../../hydrogen.config';
import {readMails} from '../platform/support/api-client';
import {PASSWORD} from '../platform/support/customer-calls';
import {useShop} from '../support/shop';
import {customer, Visitor} from '../support/visitor';

const shop = useShop();

const PROFILE = '/account/contact-information/profile';
const newAddress = () => `new-${randomUUID()}@example.com`;
const profile = (email: string) => ({firstName: 'Ada', lastName: 'Bell', phone: '', email});

async function subjects(to: string): Promise<string[]> {
  return (await readMails(shop().platform, to)).map(({subject}) => subject);
}

describe('the e-mail address of an account', () => {
  it('does not change without the present password, and nothing of the form is saved', async () => {
    const {visitor, email} = await customer(shop());
    for (const current of [undefined, '', 'not-my-password']) {
      const answer = await visitor.post(PROFILE, {
        ...profile(newAddress()),
        firstName: 'Wilhelmina',
        ...(current === undefined ? {} : {current}),
      });
      expect(answer.status).toBe(422);
      const page = await answer.text();
      expect(page).toMatch(
        /Enter your present password to change the e-mail address|This is not your present password/,
      );
      if (current) expect(page).not.toContain(current);
    }
    const page = await (await visitor.ask('/account/contact-information')).text();
    expect(page).toContain(email);
    expect(page).not.toContain('Wilhelmina');
  });

  it('changes with it; the old address is told, and other sessions end', async () => {
    const {visitor, email} = await customer(shop());
    const other = new Visitor(shop());
    await other.signIn(email);
    const wanted = newAddress();
    const answer = await visitor.post(PROFILE, {...profile(wanted), current: PASSWORD});
    expect([answer.status, answer.headers.get('Location')]).toEqual([
      303,
      '/account/contact-information?done=email',
    ]);
    expect(await (await visitor.ask('/account/contact-information')).text()).toContain(wanted);
    expect((await other.ask('/account')).headers.get('Location')).toContain('notice=expired');
    expect((await new Visitor(shop()).signIn(wanted)).status).toBe(303);
    await vi.waitFor(async () => {
      expect(await subjects(email)).toContain(
        `The e-mail address of your account was changed at ${config.brand.name}`,
      );
    });
  });

  it('asks for no password when only its capitals, or only the name, differ', async () => {
    const {visitor, email} = await customer(shop());
    const fields = {...profile(email.toUpperCase()), firstName: 'Augusta'};
    expect((await visitor.post(PROFILE, fields)).status).toBe(303);
    expect(await (await visitor.ask('/account/contact-information')).text()).toContain('Augusta');
  });

  it('of another customer is refused in the words of any refusal, and the session goes on', async () => {
    const {visitor} = await customer(shop());
    const {email: taken} = await customer(shop());
    const answer = await visitor.post(PROFILE, {...profile(taken), current: PASSWORD});
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('We could not save this.');
    expect((await visitor.ask('/account')).status).toBe(200);
  });
});

it('a changed password is told to the owner', async () => {
  const {visitor, email} = await customer(shop());
  const fields = {password: 'another-password', confirmation: 'another-password'};
  await visitor.post('/account/contact-information/password', {...fields, current: PASSWORD});
  await vi.waitFor(async () => {
    expect(await subjects(email)).toContain(
      `The password of your account was changed at ${config.brand.name}`,
    );
  });
});
