import { documents } from './documents.ts';
import { links } from './links.ts';
import { markup } from './markup.ts';

export const hostileFeeds = [...markup, ...links, ...documents];
