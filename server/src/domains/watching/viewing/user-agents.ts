import { isbot } from 'isbot';
import { LRUCache } from 'lru-cache';
import { type Device, deviceOf } from './viewing-rules.ts';

export interface UserAgent {
  isBot: boolean;
  device: Device;
}

/** Visitors share few user agents, and the list of bots is a long pattern. */
const known = new LRUCache<string, UserAgent>({ max: 2000 });

/** What a User-Agent header reveals. Every browser sends one: without it a visitor is a program. */
export function readUserAgent(header: string): UserAgent {
  const text = header.slice(0, 512);
  let agent = known.get(text);
  if (!agent) {
    agent = { isBot: text === '' || isbot(text), device: deviceOf(text) };
    known.set(text, agent);
  }
  return agent;
}
