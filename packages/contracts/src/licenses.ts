import * as z from 'zod/mini';

/** `licenses.json` of a build: each package and font in its browser code. The gateway serves all of them at `/licenses.txt`. */
export const Licenses = z.array(
  z.strictObject({
    name: z.string(),
    version: z.string(),
    /** SPDX expression, such as MIT. */
    license: z.string(),
    /** Empty when the package ships no license file. */
    text: z.string(),
  }),
);
export type Licenses = z.infer<typeof Licenses>;
