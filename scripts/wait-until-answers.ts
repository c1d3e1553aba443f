/**
 * Asks the address until it answers anything below 500. Throws after the time is up, or as soon as `failed` settles
 * with the reason why it never will.
 */
export async function waitUntilAnswers(
  url: string,
  options: {seconds: number; what: string; failed?: Promise<string>},
): Promise<void> {
  const deadline = performance.now() + options.seconds * 1000;
  let reason: string | null = null;
  void options.failed?.then((text) => {
    reason = text;
  });
  let last = 'no answer';
  while (performance.now() < deadline && reason === null) {
    try {
      const response = await fetch(url, {redirect: 'manual', signal: AbortSignal.timeout(5000)});
      await response.arrayBuffer();
      if (response.status < 500) return;
      last = `status ${response.status}`;
    } catch (error) {
      last = error instanceof Error ? error.message : String(error);
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`${options.what} does not answer at ${url}: ${reason ?? last}.`);
}
