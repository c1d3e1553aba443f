import {ChatLauncher} from '~/components/chat/ChatLauncher';
import {ConsentBanner} from '~/components/consent/ConsentBanner';
import {FirstOrderPopup} from '~/components/promo-popup/FirstOrderPopup';
import type {FirstOrderPopup as FirstOrderPopupCopy} from '~/domain/content';
import type {VisitorSettings} from '~/domain/visitor-settings';

export interface VisitorOverlaysData {
  settings: VisitorSettings;
  mailTopic: string;
  /** Null when an experiment hides it. */
  firstOrderPopup: FirstOrderPopupCopy | null;
}

/**
 * What floats above every page. Rendered to text on the server and left alone by React in the browser: the page script
 * drives it, so that articles need no React and no page hydrates it.
 */
export function VisitorOverlays({settings, mailTopic, firstOrderPopup}: VisitorOverlaysData) {
  return (
    <div data-settings={JSON.stringify(settings)}>
      <ChatLauncher mailTopic={mailTopic} />
      {firstOrderPopup ? <FirstOrderPopup {...firstOrderPopup} /> : null}
      <ConsentBanner />
    </div>
  );
}
