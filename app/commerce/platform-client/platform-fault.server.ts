import {cutText} from '~/domain/values/cut-text';

/**
 * The platform gave no usable answer: no connection, no answer in time, an HTTP error, a body that is no GraphQL
 * answer. It says nothing about the thing that was asked for, so it is never shown as "not found".
 */
export class PlatformUnavailable extends Error {
  override readonly name = 'PlatformUnavailable';
  /** HTTP status of the platform's answer, where there was one and Hydrogen tells it. */
  readonly status: number | null;
  /** The platform's own first words, from a JSON body of an HTTP error; null when it said none. */
  readonly platformMessage: string | null;

  constructor(
    message: string,
    status: number | null = null,
    platformMessage: string | null = null,
  ) {
    super(message);
    this.status = status;
    this.platformMessage = platformMessage;
  }

  static from(fault: unknown): PlatformUnavailable {
    if (fault instanceof PlatformUnavailable) return fault;
    const message = fault instanceof Error ? fault.message : String(fault);
    // Hydrogen: "URL: …" on one line, "API response error: 503" on the next.
    const status = /API response error: (\d{3})\b/.exec(message)?.[1];
    return new PlatformUnavailable(
      status === undefined ? firstLine(message) : `HTTP ${status}`,
      status === undefined ? null : Number(status),
      findPlatformMessage(fault),
    );
  }
}

function firstLine(text: string): string {
  return cutText(text.split('\n', 1)[0] ?? '', 300);
}

/** `{"errors": "…"}` or `{"errors": [{"message": "…"}]}` (storefront-api §2.1), which Hydrogen passes on, as JSON text, in the cause. */
function findPlatformMessage(fault: unknown): string | null {
  const body = member(parsed(member(fault, 'cause')), 'errors');
  const errors = member(body, 'errors');
  const words: unknown = Array.isArray(errors)
    ? errors.map((error) => member(error, 'message')).find((text) => text !== '')
    : errors;
  return typeof words === 'string' && words !== '' ? words : null;
}

function parsed(cause: unknown): unknown {
  if (typeof cause !== 'string') return cause;
  try {
    return JSON.parse(cause);
  } catch {
    return null;
  }
}

function member(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}
