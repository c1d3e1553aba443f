import {data} from 'virtual:content/data';

import type {ContactCopy} from '~/domain/content/content';
import type {ChatHours} from '~/domain/visitor/chat-hours';

export const contact: ContactCopy = data.contact;

/** Opening hours and holidays of the live chat (coverage: visitor-chat-hours). */
export const chatHours: ChatHours = data['chat-hours'];
