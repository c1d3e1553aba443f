import {describe, expect, it} from 'vitest';

import {entryChangedMail} from './security-mails';

const SHOP = {name: 'Brightwell', desk: 'care@shop.example', phone: '(800) 555-0142'};

describe('the mail about a changed way into an account', () => {
  it.each([
    ['email', 'The e-mail address of your account was changed at Brightwell'],
    ['password', 'The password of your account was changed at Brightwell'],
  ] as const)('tells the address that the account had: %s', (change, subject) => {
    const mail = entryChangedMail(change, {email: 'old@example.com', firstName: 'Ada'}, SHOP);
    expect(mail).toMatchObject({
      from: SHOP.desk,
      to: 'old@example.com',
      replyTo: SHOP.desk,
      subject,
    });
    expect(mail.text).toMatch(/^Hello Ada,\n/);
    expect(mail.text).toContain(SHOP.phone);
  });

  it('names no telephone where there is none', () => {
    const owner = {email: 'old@example.com', firstName: 'Ada'};
    const {text} = entryChangedMail('email', owner, {...SHOP, phone: null});
    expect(text).toContain('answer this mail right away');
    expect(text).not.toMatch(/call|null/);
  });

  it('greets nobody by a name that is not known, and carries no link', () => {
    const {text} = entryChangedMail('password', {email: 'old@example.com', firstName: ''}, SHOP);
    expect(text).toMatch(/^Hello,\n/);
    expect(text).not.toContain('://');
  });
});
