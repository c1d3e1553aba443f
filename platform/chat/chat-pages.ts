import {formatDateTime} from '../pages/format.ts';
import {listTable} from '../pages/list-table.ts';
import {html, type Markup} from '../pages/markup.ts';
import type {PageOptions} from '../pages/page.ts';

import type {ChatMessage, Conversation} from './messages.ts';

function conversationView(
  conversation: string,
  messages: readonly ChatMessage[],
  action: string,
  label: string,
): Markup {
  return html`<ol
      class="messages"
      id="messages"
      aria-live="polite"
      data-conversation="${conversation}"
      data-after="${messages.at(-1)?.id ?? 0}"
    >
      ${messages.map(({author, text}) => html`<li class="${author}">${text}</li>`)}
    </ol>
    <form method="post" action="${action}" id="reply" class="inline">
      <input type="hidden" name="conversation" value="${conversation}" />
      <label class="visually-hidden" for="text">${label}</label>
      <input
        id="text"
        name="text"
        type="text"
        maxlength="2000"
        required
        autocomplete="off"
        placeholder="${label}"
      />
      <button class="button">Send</button>
    </form>`;
}

/** The shopper's side, inside the storefront's frame. */
export function chatWindow(conversation: string, messages: readonly ChatMessage[]): PageOptions {
  return {
    title: 'Chat with a live representative',
    kind: 'chat',
    script: '/assets/conversation.js',
    header: ({name}) => html`<span class="where">You are talking to ${name}</span>`,
    main: html`<p class="quiet small">Ask anything about an order or a product.</p>
      ${conversationView(conversation, messages, '/chat/messages', 'Write a message')}`,
  };
}

/** The desk: every conversation, and the one that is open. */
export function agentPage(
  conversations: readonly Conversation[],
  open: {conversation: string; messages: readonly ChatMessage[]} | null,
  isOnline: boolean,
): PageOptions {
  return {
    title: 'Chat desk',
    kind: 'agent',
    ...(open === null ? {} : {script: '/assets/conversation.js'}),
    header: ({logo}) =>
      html`<a class="home" href="/chat/agent">${logo}</a><span class="where">Chat desk</span>
        <nav><a href="/admin">Admin</a></nav>`,
    main: html`<h1>Chat desk</h1>
      <form method="post" action="/chat/agent/status" class="tools" style="margin-top:16px">
        <p style="margin:0">
          <span class="chip ${isOnline ? 'good' : 'bad'}">${isOnline ? 'Online' : 'Offline'}</span>
        </p>
        <button class="button white small" name="online" value="${isOnline ? 'no' : 'yes'}">
          Go ${isOnline ? 'offline' : 'online'}
        </button>
      </form>
      ${
        conversations.length === 0
          ? html`<p class="quiet" style="margin-top:20px">Nobody has written yet.</p>`
          : listTable(
              ['Conversation', 'Messages', 'Last', 'State'],
              conversations.map(
                (one) =>
                  html`<tr>
                    <td>
                      <a href="/chat/agent?conversation=${one.conversation}"
                        >${one.conversation.slice(0, 8)}</a
                      >
                    </td>
                    <td>${one.messages}</td>
                    <td>${formatDateTime(one.last)}</td>
                    <td>
                      <span class="chip ${one.isWaiting ? 'wait' : ''}"
                        >${one.isWaiting ? 'Waits for you' : 'Answered'}</span
                      >
                    </td>
                  </tr>`,
              ),
            )
      }
      ${
        open === null
          ? ''
          : html`<section class="card" style="margin-top:24px">
              <h2>Conversation ${open.conversation.slice(0, 8)}</h2>
              ${conversationView(open.conversation, open.messages, '/chat/agent', 'Write an answer')}
            </section>`
      }`,
  };
}
