import { mongodbUrl, readEnv, serviceEnv } from '@annuity-lantern/service-kit/env';
import { z } from 'zod';

export const env = readEnv(z.object({ ...serviceEnv, MONGODB_URL: mongodbUrl }));
