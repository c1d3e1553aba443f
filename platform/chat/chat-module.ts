import type {PlatformModule} from '../module.ts';
import {pageResponse, seeOther} from '../pages/page.ts';
import {refuseForeignPosts} from '../pages/same-origin.ts';
import {scriptResponse} from '../pages/script.ts';

import {agentPage, chatWindow} from './chat-pages.ts';
import {BOOTSTRAP_SCRIPT, CONVERSATION_SCRIPT} from './chat-scripts.ts';
import {
  addMessage,
  conversationSchema,
  isChatOnline,
  listConversations,
  messageSchema,
  messagesOf,
  setChatOnline,
} from './messages.ts';

/** A stand-in for a chat provider: its script, the shopper's window, and the desk that answers. */
export const chatModule: PlatformModule = {
  name: 'chat',
  migrations: [
    `CREATE TABLE chat_messages (
       id INTEGER PRIMARY KEY AUTOINCREMENT, conversation TEXT NOT NULL, author TEXT NOT NULL,
       text TEXT NOT NULL, at TEXT NOT NULL
     );
     CREATE INDEX chat_messages_by_conversation ON chat_messages (conversation, id);`,
  ],
  tables: ['chat_messages'],
  routes(app, services) {
    app.get('/chat/bootstrap.js', () => scriptResponse(BOOTSTRAP_SCRIPT));
    app.get('/assets/conversation.js', () => scriptResponse(CONVERSATION_SCRIPT));

    app.get('/chat/status', (c) => {
      c.header('access-control-allow-origin', '*');
      c.header('cache-control', 'no-store');
      return c.json({status: isChatOnline(services) ? 'ready' : 'offline'});
    });

    app.get('/chat/messages', (c) => {
      const conversation = conversationSchema.safeParse(c.req.query('conversation'));
      if (!conversation.success) return c.json({errors: 'No such conversation'}, 404);
      const after = Number(c.req.query('after') ?? '0') || 0;
      return c.json({messages: messagesOf(services, conversation.data, after)});
    });
    app.post('/chat/messages', refuseForeignPosts, async (c) => {
      const parsed = messageSchema.safeParse(Object.fromEntries(await c.req.formData()));
      if (!parsed.success) return c.json({errors: 'A message has 1 to 2000 characters.'}, 422);
      addMessage(services, {...parsed.data, author: 'shopper'});
      return seeOther(`/chat/window?conversation=${parsed.data.conversation}`);
    });

    app.get('/chat/window', (c) => {
      const parsed = conversationSchema.safeParse(c.req.query('conversation'));
      const conversation = parsed.success ? parsed.data : services.ids.uuid();
      const page = pageResponse(
        services.shop,
        chatWindow(conversation, messagesOf(services, conversation)),
      );
      // The storefront frames it: the shop's own, and those on this machine.
      page.headers.delete('x-frame-options');
      page.headers.set(
        'content-security-policy',
        `default-src 'self'; style-src 'self' 'unsafe-inline'; frame-ancestors ${new URL(services.storefrontOrigin).origin} http://localhost:* http://127.0.0.1:*`,
      );
      return page;
    });

    app.get('/chat/agent', (c) => {
      const parsed = conversationSchema.safeParse(c.req.query('conversation'));
      const open = parsed.success
        ? {conversation: parsed.data, messages: messagesOf(services, parsed.data)}
        : null;
      return pageResponse(
        services.shop,
        agentPage(listConversations(services), open, isChatOnline(services)),
      );
    });
    app.post('/chat/agent', refuseForeignPosts, async (c) => {
      const parsed = messageSchema.safeParse(Object.fromEntries(await c.req.formData()));
      if (!parsed.success) return c.json({errors: 'A message has 1 to 2000 characters.'}, 422);
      addMessage(services, {...parsed.data, author: 'agent'});
      return seeOther(`/chat/agent?conversation=${parsed.data.conversation}`);
    });
    app.post('/chat/agent/status', refuseForeignPosts, async (c) => {
      const form = await c.req.formData();
      setChatOnline(services, form.get('online') === 'yes');
      return seeOther('/chat/agent');
    });
  },
};
