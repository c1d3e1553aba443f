import type {FirstOrderPopup as FirstOrderPopupCopy} from '~/domain/content/content';
import type {VisitorSettings} from '~/domain/visitor/settings';

import {ChatLauncher} from './ChatLauncher';
import {ConsentBanner} from './ConsentBanner';
import {FirstOrderPopup} from './FirstOrderPopup';
import {PreviewBanner, type PreviewFacts} from './PreviewBanner';

interface VisitorOverlaysData {
  settings: VisitorSettings;
  hasChat: boolean;
  /** Null where no mail can be sent. */
  mailTopic: string | null;
  /** Null when there is none, or an experiment hides it. */
  firstOrderPopup: FirstOrderPopupCopy | null;
  /** Null in the shop itself. */
  preview: PreviewFacts | null;
}

/**
 * What floats above every page. Rendered to text on the server and left alone by React in the browser: the page script
 * drives it, so that articles need no React and no page hydrates it.
 */
export function VisitorOverlays({
  settings,
  hasChat,
  mailTopic,
  firstOrderPopup,
  preview,
}: VisitorOverlaysData) {
  return (
    <div data-settings={JSON.stringify(settings)}>
      {hasChat ? <ChatLauncher mailTopic={mailTopic} /> : null}
      {firstOrderPopup ? <FirstOrderPopup {...firstOrderPopup} /> : null}
      <ConsentBanner />
      {preview ? <PreviewBanner {...preview} /> : null}
    </div>
  );
}
