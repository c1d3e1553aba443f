import type {FirstOrderPopup as FirstOrderPopupCopy} from '~/domain/content/content';
import type {VisitorSettings} from '~/domain/visitor/settings';

import {ChatLauncher} from './ChatLauncher';
import {ConsentBanner} from './ConsentBanner';
import {FirstOrderPopup} from './FirstOrderPopup';
import {PreviewBanner, type PreviewFacts} from './PreviewBanner';

interface VisitorOverlaysData {
  settings: VisitorSettings;
  mailTopic: string;
  /** Null when an experiment hides it. */
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
  mailTopic,
  firstOrderPopup,
  preview,
}: VisitorOverlaysData) {
  return (
    <div data-settings={JSON.stringify(settings)}>
      <ChatLauncher mailTopic={mailTopic} />
      {firstOrderPopup ? <FirstOrderPopup {...firstOrderPopup} /> : null}
      <ConsentBanner />
      {preview ? <PreviewBanner {...preview} /> : null}
    </div>
  );
}
