import { deviceCookieName } from '@annuity-lantern/contracts/http';
import type { Request } from 'express';
import { createRateLimiter } from './rate-limiter.ts';

const names = Object.values(deviceCookieName);
/** Seconds, 16 random bytes and an HMAC-SHA-256, as the desk writes them. */
const DEVICE_VALUE = /^\d{1,12}\.[\w-]{22}\.[\w-]{43}$/;

/**
 * Counts sign-ins with a device cookie by that cookie; `others` counts the rest. Wrong passwords of a stranger at the same address must not
 * block a browser that signed in before. Only the desk can verify the cookie; it counts a forged one by address before it checks a
 * password.
 */
export function limitDevice(perMinute: number, others: (request: Request) => number): (request: Request) => number {
  const devices = createRateLimiter({ perMinute, burst: perMinute * 2 });
  return (request) => {
    const device = deviceOf(request);
    return device === undefined ? others(request) : devices.take(device);
  };
}

function deviceOf({ headers: { cookie = '' } }: Request): string | undefined {
  for (const pair of cookie.split(';')) {
    const [name = '', value = ''] = pair.trim().split('=', 2);
    if (names.some((start) => name.startsWith(start)) && DEVICE_VALUE.test(value)) return value;
  }
  return undefined;
}
