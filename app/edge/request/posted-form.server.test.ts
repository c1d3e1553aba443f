import {describe, expect, it} from 'vitest';

import {MAX_FORM_CHARACTERS, requireForm} from './posted-form.server';

const NAMES = ['email', 'password'];

const read = (body: BodyInit, headers?: HeadersInit) =>
  requireForm(new Request('https://shop.example/', {method: 'POST', body, headers}), NAMES);

const refusal = (body: BodyInit, headers?: HeadersInit): Promise<number | 'taken'> =>
  read(body, headers).then(
    () => 'taken' as const,
    (thrown: unknown) => (thrown as Response).status,
  );

describe('a posted form', () => {
  it('is read when it has some of its fields and no other', async () => {
    const form = await read(new URLSearchParams({email: 'ada@example.com'}));
    expect([...form]).toEqual([['email', 'ada@example.com']]);
  });

  it.each([
    ['a field of another name', 'email=a&other=b'],
    ['a path into one of its fields', 'email.x=a'],
    ['an index of one of its fields', 'email[0]=a'],
    ['the same field twice', 'email=a&email=b'],
    ['a field without a name', '=a'],
  ])('is refused with %s', async (_, body) => {
    expect(await refusal(new URLSearchParams(body))).toBe(400);
  });

  it('is refused when it is of another type, cut off, or carries a file', async () => {
    const file = new FormData();
    file.set('email', new File(['a'], 'a.txt'));
    expect(await refusal('{}', {'Content-Type': 'application/json'})).toBe(400);
    expect(await refusal('--x\r\n', {'Content-Type': 'multipart/form-data; boundary=x'})).toBe(400);
    expect(await refusal(file)).toBe(400);
  });

  it('holds so many characters and not one more, over all of its fields', async () => {
    const half = 'x'.repeat(MAX_FORM_CHARACTERS / 2);
    expect(await refusal(new URLSearchParams({email: half, password: half}))).toBe('taken');
    expect(await refusal(new URLSearchParams({email: half, password: `${half}x`}))).toBe(413);
  });
});
