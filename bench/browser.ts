import {type Browser, chromium} from 'playwright';

import {requireChromium} from '../scripts/chromium';

/** A browser that does nothing but what it is told, closed when the measuring ends. */
export async function withBrowser<T>(measure: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({
    executablePath: requireChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
  try {
    return await measure(browser);
  } finally {
    await browser.close();
  }
}
