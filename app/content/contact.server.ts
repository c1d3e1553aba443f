import {data} from 'virtual:content/data';
import type {ChatHours} from '~/domain/chat-hours';
import type {ContactCopy} from '~/domain/content';

export const contact: ContactCopy = data.contact;

/** Opening hours and holidays of the live chat (spec §9). */
export const chatHours: ChatHours = data['chat-hours'];
