/**
 * The platform gave no usable answer: no connection, no answer in time, an HTTP error, a body that is no GraphQL
 * answer. It says nothing about the thing that was asked for, so it is never shown as "not found".
 */
export class PlatformUnavailable extends Error {
  override readonly name = 'PlatformUnavailable';
  /** HTTP status of the platform's answer, where there was one. */
  readonly status: number | null;

  constructor(message: string, status: number | null = null) {
    super(message);
    this.status = status;
  }

  static from(fault: unknown): PlatformUnavailable {
    if (fault instanceof PlatformUnavailable) return fault;
    const message = fault instanceof Error ? fault.message : String(fault);
    const status = /\bstatus:? (\d{3})\b|\((\d{3})\)/i.exec(message);
    const code = status?.[1] ?? status?.[2];
    return new PlatformUnavailable(firstLine(message), code ? Number(code) : null);
  }
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0]?.slice(0, 300) ?? '';
}
