import type {VisitorSettings} from '~/domain/visitor/settings';

import {ChatLauncher} from './ChatLauncher';
import {PreviewBanner, type PreviewFacts} from './PreviewBanner';

interface VisitorFrameData {
  settings: VisitorSettings;
  hasChat: boolean;
  /** Null in the shop itself. */
  preview: PreviewFacts | null;
}

/**
 * What every page has above it, and what the page script is told. Rendered to text on the server and left alone by React in the
 * browser: the page script drives it, so that articles need no React and no page hydrates it.
 */
export function VisitorFrame({settings, hasChat, preview}: VisitorFrameData) {
  return (
    <div data-settings={JSON.stringify(settings)}>
      {hasChat ? <ChatLauncher /> : null}
      {preview ? <PreviewBanner {...preview} /> : null}
    </div>
  );
}
