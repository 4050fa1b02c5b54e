import type { RequestHandler } from 'express';
import helmet from 'helmet';

/** Features that this site does not use: browsers refuse them to injected scripts, too. */
const unusedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];
const permissionsPolicy = unusedFeatures.map((feature) => `${feature}=()`).join(', ');

const ownOnly = ["'self'"];

export interface SecurityOptions {
  /** True if visitors use https: browsers must then use only https. */
  readonly https: boolean;
  /** Development only: hot replacement evaluates code, adds styles and opens WebSockets. */
  readonly hotReplacement?: boolean;
}

export function securityHeaders({ https, hotReplacement = false }: SecurityOptions): RequestHandler[] {
  const headers = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ownOnly,
        scriptSrc: hotReplacement ? [...ownOnly, "'unsafe-eval'"] : ownOnly,
        styleSrc: hotReplacement ? [...ownOnly, "'unsafe-inline'"] : ownOnly,
        imgSrc: [...ownOnly, 'data:'],
        connectSrc: hotReplacement ? [...ownOnly, 'ws:', 'http:'] : ownOnly,
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        formAction: ownOnly,
        objectSrc: ["'none'"],
        // Policies of `shell/src/trusted-types.ts`.
        ...(hotReplacement ? {} : { requireTrustedTypesFor: ["'script'"], trustedTypes: ['default', 'served-html'] }),
      },
    },
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    // Not `no-referrer`: plain form posts would then carry `Origin: null`, which services refuse.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  });
  const permissions: RequestHandler = (_req, res, next) => {
    res.set('Permissions-Policy', permissionsPolicy);
    next();
  };
  return [headers, permissions];
}
