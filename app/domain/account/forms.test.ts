import {describe, expect, it} from 'vitest';

import {
  changePasswordSchema,
  choosePasswordSchema,
  createAccountSchema,
  createStudentSchema,
  profileSchema,
  recoverSchema,
  signInSchema,
} from './forms';

const TYPED = {
  firstName: 'Ada',
  lastName: 'Bell',
  email: ' ada@example.com ',
};

describe('creating an account', () => {
  it('takes trimmed texts and no phone', () => {
    expect(createAccountSchema.parse(TYPED)).toEqual({
      ...TYPED,
      email: 'ada@example.com',
      phone: '',
    });
  });

  it.each([
    ['ada@college.edu', true],
    ['ada@mail.college.EDU', true],
    ['ada@example.com', false],
    ['ada@edu', false],
    ['ada@college.edu.example.com', false],
  ])('for students takes .edu addresses only: %s', (email, isGood) => {
    expect(createStudentSchema.safeParse({...TYPED, email}).success).toBe(isGood);
  });
});

describe('an e-mail address', () => {
  it.each(['', 'ada', 'ada@', '@example.com', 'ada@example', 'a b@example.com', 'a@b@example.com'])(
    'is not %j',
    (email) => {
      expect(recoverSchema.safeParse({email}).success).toBe(false);
    },
  );
});

describe('a password typed twice', () => {
  const twice = (password: string) => ({password, confirmation: password});

  it('has 8 characters and not 7', () => {
    expect(choosePasswordSchema.safeParse(twice('1234567')).success).toBe(false);
    expect(choosePasswordSchema.safeParse(twice('12345678')).success).toBe(true);
  });

  it('keeps its spaces: the platform decides about them', () => {
    expect(choosePasswordSchema.parse(twice(' 1234567 ')).password).toBe(' 1234567 ');
  });

  it.each([choosePasswordSchema, changePasswordSchema])(
    'is refused when the two differ',
    (schema) => {
      const typed = {
        current: 'old-password',
        password: 'new-password',
        confirmation: 'new-passwort',
      };
      expect(schema.safeParse(typed).error?.issues).toEqual([
        expect.objectContaining({path: ['confirmation'], message: 'The two passwords differ.'}),
      ]);
      expect(schema.safeParse({...typed, confirmation: typed.password}).success).toBe(true);
    },
  );
});

describe('what a form says of a field', () => {
  const FORMS = {
    signInSchema,
    createAccountSchema,
    createStudentSchema,
    recoverSchema,
    choosePasswordSchema,
    profileSchema,
    changePasswordSchema,
  };
  const FIELDS = ['firstName', 'lastName', 'email', 'phone', 'password', 'confirmation', 'current'];
  const typed = {
    nothing: undefined,
    'too little': ' ',
    'too much': 'x'.repeat(300),
    'more than a line': 'a\u0000b',
  };

  it.each(Object.keys(FORMS) as (keyof typeof FORMS)[])('is in words of the shop: %s', (form) => {
    for (const text of Object.values(typed)) {
      const fields = Object.fromEntries(FIELDS.map((name) => [name, text]));
      const parsed = FORMS[form].safeParse(fields, {error: () => 'words of the library'});
      const said = parsed.error?.issues.map(({message}) => message) ?? [];
      expect(said).not.toContain('words of the library');
    }
  });
});
