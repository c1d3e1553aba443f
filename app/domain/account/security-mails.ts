import type {Mail} from '~/domain/content/contact';

/** What changed about the way into an account. */
export type EntryChange = 'email' | 'password';

/** The shop as its mails name it. */
interface MailShop {
  name: string;
  desk: string;
  /** Null where nobody answers one. */
  phone: string | null;
}

const WORDS: Readonly<Record<EntryChange, {subject: string; text: string}>> = {
  email: {
    subject: 'The e-mail address of your account was changed',
    text: 'the e-mail address of your account was changed just now. This one no longer opens it, and other devices are signed out.',
  },
  password: {
    subject: 'The password of your account was changed',
    text: 'the password of your account was changed just now, and other devices are signed out.',
  },
};

/**
 * The mail that tells the owner of an account that the way into it changed. It goes to the address that the account had before,
 * as whoever took the account would not tell them, and names neither the new address nor a link: it needs none, and a mail
 * that looks like it is one that people learn not to trust.
 */
export function entryChangedMail(
  change: EntryChange,
  {email, firstName}: {email: string; firstName: string},
  {name, desk, phone}: MailShop,
): Mail {
  const {subject, text} = WORDS[change];
  const greeting = firstName === '' ? 'Hello,' : `Hello ${firstName},`;
  return {
    from: desk,
    to: email,
    replyTo: desk,
    subject: `${subject} at ${name}`,
    text: `${greeting}\n\n${text}\n\nIf that was you, there is nothing to do. If it was not, answer this mail${phone ? ` or call ${phone}` : ''} right away, and we will help you get your account back.\n\n${name}\n`,
  };
}
