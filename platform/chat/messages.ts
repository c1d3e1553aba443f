import {z} from 'zod';

import type {PlatformServices} from '../services.ts';
import {findSetting, saveSetting} from '../store/settings.ts';

export interface ChatMessage {
  id: number;
  conversation: string;
  author: 'shopper' | 'agent';
  text: string;
  at: string;
}

export const conversationSchema = z.string().regex(/^[a-z0-9-]{8,64}$/i);
export const messageSchema = z.object({
  conversation: conversationSchema,
  text: z.string().trim().min(1).max(2_000),
});

export function addMessage(
  services: PlatformServices,
  message: Omit<ChatMessage, 'id' | 'at'>,
): void {
  services.store.run(
    'INSERT INTO chat_messages (conversation, author, text, at) VALUES (?, ?, ?, ?)',
    [message.conversation, message.author, message.text, services.clock.now().toISOString()],
  );
}

/** Oldest first; only those behind the number `after`. */
export function messagesOf(
  services: PlatformServices,
  conversation: string,
  after = 0,
): ChatMessage[] {
  return services.store.all<ChatMessage>(
    'SELECT id, conversation, author, text, at FROM chat_messages WHERE conversation = ? AND id > ? ORDER BY id',
    [conversation, after],
  );
}

export interface Conversation {
  conversation: string;
  messages: number;
  last: string;
  /** The shopper wrote last. */
  isWaiting: boolean;
}

/** Those that changed last first. */
export function listConversations(services: PlatformServices): Conversation[] {
  return services.store
    .all<{conversation: string; messages: number; last: string; author: string}>(
      `SELECT conversation, count(*) AS messages, max(at) AS last,
         (SELECT author FROM chat_messages AS inner_messages
          WHERE inner_messages.conversation = chat_messages.conversation
          ORDER BY id DESC LIMIT 1) AS author
       FROM chat_messages GROUP BY conversation ORDER BY max(id) DESC`,
    )
    .map(({author, ...row}) => ({...row, isWaiting: author === 'shopper'}));
}

const SETTING = 'chat-online';

/** Whether somebody answers; the merchant switches it. */
export function isChatOnline(services: PlatformServices): boolean {
  return findSetting(services.store, SETTING) !== false;
}

export function setChatOnline(services: PlatformServices, isOnline: boolean): void {
  saveSetting(services.store, SETTING, isOnline);
}
