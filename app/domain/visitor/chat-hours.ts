import {TZDate} from '@date-fns/tz';

/** Title and window of the chat (coverage: visitor-chat-window). */
export const CHAT_TITLE = 'Chat with a live representative';
export const CHAT_WINDOW = {width: 400, height: 700, left: 100, top: 100} as const;

/** What is said where the chat cannot be reached (coverage: visitor-chat-retries). */
export const CHAT_OFFLINE_TEXT = 'Sorry, Live Chat is offline. Check back later.';

/** A status older than this is asked again (coverage: visitor-chat-status). */
export const CHAT_STATUS_EXPIRY_MS = 60_000;

/**
 * The library is looked for again up to this often, 300 ms plus 300 ms per attempt apart
 * (coverage: visitor-chat-retries).
 */
const CHAT_MAX_RETRIES = 10;
const CHAT_RETRY_BASE_MS = 300;
const CHAT_RETRY_STEP_MS = 300;

/** Starts empty, then follows the chat service; `ready` means usable (coverage: visitor-chat-status). */
export type ChatStatus = '' | 'loading' | 'ready' | 'offline';

/** When somebody answers. Days are ISO weekdays (1 Monday … 7 Sunday), times `HH:MM` in the zone of the desk. */
export interface ChatHours {
  timeZone: string;
  days: readonly number[];
  opens: string;
  closes: string;
  /** Days on which the desk is closed, as `YYYY-MM-DD` in its zone. */
  holidays: readonly {date: string; name: string}[];
}

/** A holiday list never closes the desk for longer than this. */
const LONGEST_CLOSURE_DAYS = 60;

function wallClock(date: TZDate, time: string): TZDate {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return new TZDate(
    date.getFullYear(),
    date.getMonth(),
    date.getDate(),
    hours,
    minutes,
    0,
    0,
    date.timeZone ?? 'UTC',
  );
}

function dayKey(date: TZDate): string {
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}

function isWorkingDay(date: TZDate, hours: ChatHours): boolean {
  const isoDay = date.getDay() === 0 ? 7 : date.getDay();
  const key = dayKey(date);
  return hours.days.includes(isoDay) && !hours.holidays.some((holiday) => holiday.date === key);
}

/** True from the opening minute on and before the closing one (coverage: visitor-chat-hours), in the desk's own zone. */
export function isChatOpen(now: Date, hours: ChatHours): boolean {
  const local = new TZDate(now.getTime(), hours.timeZone);
  if (!isWorkingDay(local, hours)) return false;
  const at = now.getTime();
  return (
    at >= wallClock(local, hours.opens).getTime() && at < wallClock(local, hours.closes).getTime()
  );
}

/** The instant at which the desk opens next, strictly after `now`; null when it never does. */
export function nextChatOpening(now: Date, hours: ChatHours): Date | null {
  const today = new TZDate(now.getTime(), hours.timeZone);
  for (let ahead = 0; ahead <= LONGEST_CLOSURE_DAYS; ahead += 1) {
    const day = new TZDate(
      today.getFullYear(),
      today.getMonth(),
      today.getDate() + ahead,
      12,
      hours.timeZone,
    );
    const opening = wallClock(day, hours.opens);
    if (isWorkingDay(day, hours) && opening.getTime() > now.getTime()) {
      return new Date(opening.getTime());
    }
  }
  return null;
}

function formatTime(at: Date, timeZone: string, weekday: boolean): string {
  return new Intl.DateTimeFormat('en-US', {
    ...(weekday ? {weekday: 'long'} : {}),
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  })
    .format(at)
    .replaceAll('\u202f', ' ')
    .replace(/^(\w+day),? (?:at )?/, '$1 ');
}

/**
 * "Opens Monday 9:00 AM Eastern", with the visitor's own time behind it where that differs:
 * "(Monday 3:00 PM your time)". The date is named when the opening is a week or more away.
 */
export function formatChatOpening(
  opening: Date,
  now: Date,
  hours: ChatHours,
  visitorTimeZone: string,
): string {
  const far = opening.getTime() - now.getTime() >= 7 * 24 * 60 * 60 * 1000;
  const date = far
    ? `${new Intl.DateTimeFormat('en-US', {month: 'long', day: 'numeric', timeZone: hours.timeZone}).format(opening)}, `
    : '';
  const theirs = formatTime(opening, hours.timeZone, true);
  const own = formatTime(opening, visitorTimeZone, true);
  const [ownDay, ownTime] = own.split(/ (.*)/s);
  const mine = theirs.startsWith(`${ownDay} `) ? ownTime : own;
  const text = `Opens ${date}${theirs} Eastern`;
  return own === theirs ? text : `${text} (${mine} your time)`;
}

/**
 * How long to wait before the next look for the chat library, given the retries already made; null after
 * CHAT_MAX_RETRIES: 300, 600 … 3000 ms.
 */
export function chatRetryDelayMs(retriesMade: number): number | null {
  return retriesMade >= CHAT_MAX_RETRIES
    ? null
    : CHAT_RETRY_BASE_MS + CHAT_RETRY_STEP_MS * retriesMade;
}

/** True when a status read at `readAt` has to be asked again. */
export function isChatStatusExpired(readAt: number, now: number): boolean {
  return now - readAt >= CHAT_STATUS_EXPIRY_MS;
}

/** What is known when a visitor asks for a chat. */
interface ChatMoment {
  /** In opening hours, and with a provider that is set up. */
  isOpen: boolean;
  status: ChatStatus;
  /** The provider's script is there. */
  isLoaded: boolean;
  /** When the status was read, and now, in milliseconds. */
  readAt: number;
  now: number;
}

/**
 * What a visitor's wish to chat leads to: the panel's mail form when nobody can answer, the provider's window when it said a moment
 * ago that somebody is there, nothing while it is being asked, and else asking it.
 */
export function chatAnswer({
  isOpen,
  status,
  isLoaded,
  readAt,
  now,
}: ChatMoment): 'mail' | 'window' | 'wait' | 'ask' {
  if (!isOpen) return 'mail';
  if (isLoaded && status === 'ready' && !isChatStatusExpired(readAt, now)) return 'window';
  return status === 'loading' ? 'wait' : 'ask';
}
