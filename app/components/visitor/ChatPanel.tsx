import {Button} from '~/components/ui/Button';
import {TextAreaField, TextField} from '~/components/ui/Field';
import {Icon} from '~/components/ui/Icon';
import {Spinner} from '~/components/ui/Spinner';
import {
  CONTACT_EMAIL_MAX_LENGTH,
  CONTACT_HONEYPOT,
  CONTACT_MESSAGE_MAX_LENGTH,
  CONTACT_NAME_MAX_LENGTH,
} from '~/domain/content/contact';
import {CHAT_OFFLINE_TEXT, CHAT_TITLE, type ChatHours} from '~/domain/visitor/chat-hours';

/** A message for when nobody is there: a plain form, answered by mail. */
function ChatMail({topic}: {topic: string}) {
  return (
    <form
      id="chat-mail"
      method="post"
      action="/contact-us-email"
      className="mt-5 grid gap-4 border-t border-gray200 pt-5"
    >
      <p className="text-sm font-semibold">Leave a message. We answer by mail.</p>
      <input type="hidden" name="topic" value={topic} />
      <TextField
        id="chat-name"
        name="name"
        label="Your name"
        autoComplete="name"
        required
        maxLength={CONTACT_NAME_MAX_LENGTH}
      />
      <TextField
        id="chat-email"
        name="email"
        type="email"
        label="E-mail address"
        autoComplete="email"
        required
        maxLength={CONTACT_EMAIL_MAX_LENGTH}
      />
      <TextAreaField
        id="chat-message"
        name="message"
        label="Message"
        rows={4}
        required
        maxLength={CONTACT_MESSAGE_MAX_LENGTH}
      />
      <div aria-hidden="true" className="absolute left-[-200vw]">
        <input name={CONTACT_HONEYPOT} tabIndex={-1} autoComplete="off" />
      </div>
      <Button size="small">Send message</Button>
    </form>
  );
}

/**
 * What the launcher opens: driven by browser/chat, which puts it beside the launcher. Out of hours, and when the chat cannot be
 * reached, it takes a mail instead, where mails can be sent.
 */
export function ChatPanel({hours, mailTopic}: {hours: ChatHours; mailTopic: string | null}) {
  return (
    <section
      id="chat-panel"
      data-hours={JSON.stringify(hours)}
      role="dialog"
      aria-labelledby="chat-title"
      tabIndex={-1}
      hidden
      className="fixed right-3 bottom-3 z-40 flex max-h-[calc(100dvh-1.5rem)] w-[min(400px,calc(100vw-1.5rem))] flex-col overflow-y-auto overscroll-contain rounded-lg bg-white p-5 shadow-float ring-1 ring-ink/10 outline-none [&[hidden]]:hidden sm:right-6 sm:bottom-6 sm:p-6"
    >
      <div className="flex items-start justify-between gap-4">
        <h2 id="chat-title" className="text-lg">
          {CHAT_TITLE}
        </h2>
        <button
          type="button"
          data-chat-close=""
          className="-mt-2 -mr-2 grid size-11 shrink-0 place-items-center rounded-full hover:bg-sand"
        >
          <span className="sr-only">Close</span>
          <Icon name="close" />
        </button>
      </div>
      <p
        role="status"
        className="mt-3 hidden items-center gap-3 text-slate group-data-[state=loading]:flex"
      >
        <Spinner size={5} color="dark-gray" /> Looking for somebody who can help
      </p>
      <div className="hidden group-data-[state=offline]:block">
        <p role="status" className="mt-2 font-semibold">
          {CHAT_OFFLINE_TEXT}
        </p>
        <p data-chat-opening="" className="text-sm text-slate empty:hidden" />
        {mailTopic === null ? null : <ChatMail topic={mailTopic} />}
      </div>
    </section>
  );
}
