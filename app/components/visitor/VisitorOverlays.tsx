import type {FirstOrderPopup as FirstOrderPopupCopy} from '~/domain/content/content';
import type {ChatHours} from '~/domain/visitor/chat-hours';
import {PUBLIC_PAGES_META} from '~/domain/visitor/settings';

import {ChatPanel} from './ChatPanel';
import {ConsentBanner} from './ConsentBanner';
import {FirstOrderPopup} from './FirstOrderPopup';

interface VisitorOverlaysData {
  /** Null where there is no chat; no topic where no mail can be sent. */
  chat: {hours: ChatHours; mailTopic: string | null} | null;
  /** Null where there is none. */
  firstOrderPopup: FirstOrderPopupCopy | null;
  /** Patterns of the paths whose pages may be fetched ahead, as they hold nothing personal. */
  publicPages: readonly string[];
}

/**
 * What may float above every page, and is asked for when it is due (browser/visitor/overlays): no document carries it, as most
 * visitors see none of it.
 */
export function VisitorOverlays({chat, firstOrderPopup, publicPages}: VisitorOverlaysData) {
  return (
    <>
      <meta name={PUBLIC_PAGES_META} content={publicPages.join(' ')} />
      {chat ? <ChatPanel {...chat} /> : null}
      {firstOrderPopup ? <FirstOrderPopup {...firstOrderPopup} /> : null}
      <ConsentBanner />
    </>
  );
}
