const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** A session that nobody used for so long is over, however long the platform's token would last. */
const IDLE_LIMIT_DAYS = 7;

/** A session of a hosted account is over after so long, whatever the platform would renew. */
const HOSTED_LIMIT_DAYS = 30;

/** A hosted session's end, in milliseconds, for one that begins at `now`. */
export function hostedSessionEnd(now: number): number {
  return now + HOSTED_LIMIT_DAYS * DAY_MS;
}

/** An access token is renewed when it has less than this left: a call must not meet its end on the way. */
const RENEWED_BEFORE_MINUTES = 2;

/** Whether an access token, which ends at `accessEnd`, has to be renewed before a call. */
export function needsFreshAccess(accessEnd: number, now: number): boolean {
  return accessEnd - now < RENEWED_BEFORE_MINUTES * MINUTE_MS;
}

/** The time of the last use is written down anew when it is this old: not with every answer. */
const RENEWED_AFTER_MINUTES = 5;

/** When a session was used last and when its token ends, in milliseconds since 1970. */
export interface SessionTimes {
  end: number;
  /** Null where it was not written down: such a session has its token's end alone. */
  seenAt: number | null;
}

/** When a session ends if it is not used again (coverage: account-session-limits). */
export function sessionEnd({end, seenAt}: SessionTimes): number {
  return seenAt === null ? end : Math.min(end, seenAt + IDLE_LIMIT_DAYS * DAY_MS);
}

/**
 * Whether a session lasts at `now`. A time of last use that lies in the future was written by a clock that is ahead, and counts
 * like now.
 */
export function isSessionOpen(times: SessionTimes, now: number): boolean {
  return sessionEnd(times) > now;
}

/** Whether the time of last use has to be written down anew. */
export function needsRenewal({seenAt}: SessionTimes, now: number): boolean {
  return seenAt === null || now - seenAt >= RENEWED_AFTER_MINUTES * MINUTE_MS;
}
