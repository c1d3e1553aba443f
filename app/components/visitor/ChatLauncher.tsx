import {Icon} from '~/components/ui/Icon';
import {CHAT_TITLE} from '~/domain/visitor/chat-hours';

/**
 * The way to a live representative (coverage: visitor-chat-window): a link to the contact page, and with script what
 * opens the panel (`ChatPanel`).
 */
export function ChatLauncher() {
  return (
    <aside id="chat" aria-label="Live chat" className="group" data-state="">
      <a
        href="/contact-us"
        data-chat-open=""
        aria-haspopup="dialog"
        title={CHAT_TITLE}
        className="fixed right-4 bottom-[calc(1rem+var(--bottom-bar,0px))] z-20 inline-flex min-h-12 items-center gap-2 rounded-full bg-ink px-4 font-semibold text-white shadow-float transition-transform hover:-translate-y-0.5 sm:right-6 sm:px-5 print:hidden"
      >
        <Icon name="chat" />
        <span className="max-sm:sr-only">Chat</span>
        <span className="sr-only sm:hidden"> with us</span>
      </a>
    </aside>
  );
}
