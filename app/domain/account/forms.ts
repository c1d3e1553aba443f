import {z} from 'zod/mini';

import {hasControlCharacter, withoutDirections} from '~/domain/values/control-characters';
import {isUsPhone} from '~/domain/values/phone';

/** decisions.md: our forms ask for at least this many; the platform's own rule is shown as it comes. */
export const PASSWORD_MIN_LENGTH = 8;

const LONGEST_NAME = 100;
const LONGEST_EMAIL = 254;

const name = (label: string) =>
  z.string({error: `Enter your ${label}.`}).check(
    z.overwrite(withoutDirections),
    z.trim(),
    z.minLength(1, `Enter your ${label}.`),
    z.maxLength(LONGEST_NAME, `Use at most ${LONGEST_NAME} characters.`),
    z.refine((value) => !hasControlCharacter(value), 'Use one line.'),
  );

const email = z.pipe(
  z
    .string({error: 'Enter your e-mail address.'})
    .check(z.trim(), z.maxLength(LONGEST_EMAIL, `Use at most ${LONGEST_EMAIL} characters.`)),
  z.email('Enter an e-mail address like name@example.com.'),
);

const newPassword = z
  .string({error: 'Choose a password.'})
  .check(z.minLength(PASSWORD_MIN_LENGTH, `Use at least ${PASSWORD_MIN_LENGTH} characters.`));

const phone = z
  ._default(z.string().check(z.trim()), '')
  .check(
    z.refine(
      (value) => value === '' || isUsPhone(value),
      'Enter a US number of 10 digits, or leave this empty.',
    ),
  );

/** A new password is typed twice. */
const sameTwice = z.refine<{password: string; confirmation: string}>(
  ({password, confirmation}) => password === confirmation,
  {path: ['confirmation'], message: 'The two passwords differ.'},
);

/** Signing in: what was typed goes to the platform as it is; only nothing is refused here. */
export const signInSchema = z.object({
  email,
  password: z.string({error: 'Enter your password.'}),
});

/**
 * Account create sends email, firstName, lastName, password and optional phone (coverage: account-create). The password is chosen
 * behind the link that is mailed: one that was chosen here could be tried at once, which would tell who had an account.
 */
export const createAccountSchema = z.object({
  firstName: name('first name'),
  lastName: name('last name'),
  email,
  phone,
});

/** decisions.md: student registration takes .edu addresses only. */
export const createStudentSchema = z.extend(createAccountSchema, {
  email: email.check(
    z.refine(
      (address) => /\.edu$/i.test(address),
      'Use the .edu address that your school gave you.',
    ),
  ),
});

/** Asking for a reset mail. */
export const recoverSchema = z.object({email});

/** A first or a new password, typed twice, behind a mail's link. */
export const choosePasswordSchema = z
  .object({
    password: newPassword,
    confirmation: z.string({error: 'Repeat the password.'}),
  })
  .check(sameTwice);

/** Contact information: names, e-mail, phone. Another e-mail address takes the present password, which its owner alone knows. */
export const profileSchema = z.object({
  firstName: name('first name'),
  lastName: name('last name'),
  email,
  phone,
  current: z._default(z.string(), ''),
});

/** Contact information where names are all that can be changed here. */
export const namesSchema = z.object({firstName: name('first name'), lastName: name('last name')});

/** A new password for a customer who is signed in; the present one proves who is at the keyboard. */
export const changePasswordSchema = z
  .object({
    current: z.string({error: 'Enter your present password.'}),
    password: newPassword,
    confirmation: z.string({error: 'Repeat the password.'}),
  })
  .check(sameTwice);
