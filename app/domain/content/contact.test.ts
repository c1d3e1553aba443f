import {describe, expect, it} from 'vitest';

import {
  CONTACT_HONEYPOT,
  CONTACT_MESSAGE_MAX_LENGTH,
  contactMail,
  isContactRobot,
  parseContact,
} from './contact';

const TOPICS = ['An order', 'A product'];

function form(over: Record<string, string> = {}): FormData {
  const data = new FormData();
  const fields = {
    name: 'Ann Example',
    email: 'ann@b.example',
    topic: 'An order',
    orderNumber: '#1001',
    message: 'Where is it?',
    ...over,
  };
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

describe('the contact form', () => {
  it('reads a message and trims it', () => {
    expect(parseContact(form({name: '  Ann Example '}), TOPICS)).toEqual({
      ok: true,
      value: {
        name: 'Ann Example',
        email: 'ann@b.example',
        topic: 'An order',
        orderNumber: '#1001',
        message: 'Where is it?',
      },
    });
  });

  it.each([
    ['name', ''],
    ['name', 'x'.repeat(101)],
    ['name', 'Ann\r\nBcc: all@b.example'],
    ['email', ''],
    ['email', 'ann'],
    ['email', 'ann@b'],
    ['email', 'ann@b.example\nBcc: all@b.example'],
    ['email', 'ann@b.example,all@b.example'],
    ['email', '<ann@b.example>'],
    ['topic', ''],
    ['topic', 'toString'],
    ['orderNumber', '1001\nBcc: x'],
    ['orderNumber', 'x'.repeat(31)],
    ['message', ''],
    ['message', 'x'.repeat(CONTACT_MESSAGE_MAX_LENGTH + 1)],
  ])('refuses %s %j with a sentence at that field and keeps every text', (field, value) => {
    const result = parseContact(form({[field]: value}), TOPICS);
    expect(result.ok).toBe(false);
    if (result.ok) return;
    expect(Object.keys(result.draft.errors)).toEqual([field]);
    expect(result.draft.values).toMatchObject({[field]: value.trim()});
  });

  it.each([
    ['orderNumber', ''],
    ['name', 'x'.repeat(100)],
    ['message', 'x'.repeat(CONTACT_MESSAGE_MAX_LENGTH)],
    ['message', 'two\r\nlines'],
    ['email', "o'neil+shop@mail.b.example"],
  ])('accepts %s %j', (field, value) => {
    expect(parseContact(form({[field]: value}), TOPICS).ok).toBe(true);
  });

  it('takes a file in place of a text as empty', () => {
    const data = form();
    data.set('message', new Blob(['x']), 'x.txt');
    expect(parseContact(data, TOPICS).ok).toBe(false);
  });

  it('knows a robot by the field no person sees', () => {
    expect(isContactRobot(form())).toBe(false);
    expect(isContactRobot(form({[CONTACT_HONEYPOT]: 'https://spam.example'}))).toBe(true);
  });

  it('becomes a mail to the desk whose subject is one line', () => {
    const result = parseContact(form(), TOPICS);
    if (!result.ok) throw new Error('refused');
    expect(contactMail(result.value, 'care@brightwell.example')).toEqual({
      from: 'care@brightwell.example',
      to: 'care@brightwell.example',
      replyTo: 'ann@b.example',
      subject: 'An order (order #1001) from Ann Example',
      text: 'Where is it?\n\nAnn Example\nann@b.example\n',
    });
  });
});
